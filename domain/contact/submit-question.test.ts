import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contactQuestion } from "#db/contact.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { saveSiteConfig } from "#domain/site-config";
import { submitQuestion, deleteExpiredQuestions } from "./index.ts";
import type { Question } from "./schema.ts";

const question: Question = {
  name: "Zoë",
  country: "FR",
  email: "zoe@example.com",
  telephone: "+33 6 12 34 56 78",
  company: "private",
  message: "Why?",
  problemType: "fault",
};

let context: TestContext;
beforeEach(async () => {
  context = await openTestContext();
});
afterEach(() => context.close());

const submit = (changes: Partial<Question> = {}) => submitQuestion(context, { question: { ...question, ...changes }, language: "fr" });
const readStoredQuestions = () => context.database.select().from(contactQuestion);
async function readMails(): Promise<{ name: string; to?: string; replyTo?: string }[]> {
  const { rows } = await context.database.execute<{ sealed: string }>(
    sql`select data->>'sealed' as sealed from pgboss.job where name like 'mail%'`,
  );
  const mails = rows.map(({ sealed }) => JSON.parse(context.secrets.open(sealed)) as { name: string });
  return mails.toSorted((a, b) => b.name.localeCompare(a.name));
}

test("the contact form stores a question and mails its sender and the company", async () => {
  await submit();
  expect(await readStoredQuestions()).toMatchObject([{ ...question, language: "fr", state: "new" }]);
  expect(await readMails()).toMatchObject([
    { name: "questionReceived", to: "zoe@example.com" },
    { name: "questionForUs", replyTo: "zoe@example.com" },
  ]);
});

test("the contact form creates one question and two mails for twenty concurrent submissions", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => submit()));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  expect(await readStoredQuestions()).toHaveLength(1);
  expect(await readMails()).toHaveLength(2);
});

test("the contact form ignores only an identical question within a day", async () => {
  await submit();
  context.setTime("2026-05-02T11:59:00Z");
  await submit();
  expect(await readStoredQuestions()).toHaveLength(1);
  await submit({ message: "Why not?" });
  expect(await readStoredQuestions()).toHaveLength(2);
  context.setTime("2026-05-02T12:01:00Z");
  await submit();
  expect(await readStoredQuestions()).toHaveLength(3);
});

test("contact questions are deleted after 36 months or the site config's retention period", async () => {
  const setRetention = async (configKey: "en-US" | "zh-CN", questionRetentionMonths?: number) =>
    expect(
      await saveSiteConfig(context, {
        configKey,
        config: { site: { brand: "A", questionRetentionMonths }, copy: {} },
        canBeClosed: () => true,
      }),
    ).toEqual({ ok: true });
  const remaining = async (moment: string) => {
    context.setTime(moment);
    await deleteExpiredQuestions(context);
    return (await readStoredQuestions()).map(({ language }) => language).toSorted();
  };
  for (const language of ["fr", "cn"] as const) await submitQuestion(context, { question: { ...question, message: language }, language });
  expect(await remaining("2029-05-01T12:00:00Z")).toEqual(["cn", "fr"]);
  expect(await remaining("2029-05-01T12:00:01Z")).toEqual([]);

  context.setTime("2026-05-01T12:00:00Z");
  await setRetention("en-US", 6);
  await setRetention("zh-CN", 12);
  for (const language of ["fr", "cn"] as const) await submitQuestion(context, { question: { ...question, message: language }, language });
  expect(await remaining("2026-11-01T12:00:00Z")).toEqual(["cn", "fr"]);
  expect(await remaining("2026-11-01T12:00:01Z")).toEqual(["cn"]);
  expect(await remaining("2027-05-01T12:00:01Z")).toEqual([]);
});
