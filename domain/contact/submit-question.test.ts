import * as v from "valibot";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contactQuestion } from "#db/schema.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { submitQuestion } from "./index.ts";
import { questionSchema, type Question } from "./schema.ts";

const question: Question = { name: "Zoë", country: "FR", email: "zoe@example.com", telephone: "+33 6 12 34 56 78", company: "private", message: "Why?", problemType: "fault" };

let context: TestContext;
beforeEach(async () => {
  context = await openTestContext();
});
afterEach(() => context.close());

const submit = (changes: Partial<Question> = {}) => submitQuestion(context, { question: { ...question, ...changes }, language: "fr" });
const stored = () => context.database.select().from(contactQuestion);
async function mails(): Promise<{ name: string; to?: string; replyTo?: string }[]> {
  const { rows } = await context.database.execute<{ sealed: string }>(sql`select data->>'sealed' as sealed from pgboss.job where name = 'mail'`);
  const mails = rows.map(({ sealed }) => JSON.parse(context.secrets.open(sealed)) as { name: string });
  return mails.toSorted((a, b) => b.name.localeCompare(a.name));
}

test("a question is stored as it was written, with one mail to whoever asked and one to the company", async () => {
  await submit();
  expect(await stored()).toMatchObject([{ ...question, language: "fr", state: "open" }]);
  expect(await mails()).toMatchObject([
    { name: "questionReceived", to: "zoe@example.com" },
    { name: "questionForUs", replyTo: "zoe@example.com" },
  ]);
});

test("twenty presses at the same time are one question and two mails", async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => submit()));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
});

test("the same again within a day is a repetition, after a day or with another word a question", async () => {
  await submit();
  context.setTime("2026-05-02T11:59:00Z");
  await submit();
  expect(await stored()).toHaveLength(1);
  await submit({ message: "Why not?" });
  expect(await stored()).toHaveLength(2);
  context.setTime("2026-05-02T12:01:00Z");
  await submit();
  expect(await stored()).toHaveLength(3);
});

describe("what may be written", () => {
  const reasonOf = (changes: Record<string, unknown>) => {
    const { issues = [] } = v.safeParse(questionSchema, { ...question, ...changes });
    const firsts = new Map(issues.toReversed().map(({ path, message }) => [String(path?.[0]?.key), message]));
    return Array.from(firsts, ([field, message]) => `${field}: ${message}`);
  };
  test.each([
    [{ name: "" }, ["name: nameRequired"]],
    [{ name: "   " }, ["name: nameRequired"]],
    [{ name: undefined }, ["name: nameRequired"]],
    [{ name: 5 }, ["name: nameRequired"]],
    [{ name: "a".repeat(101) }, ["name: tooLong"]],
    [{ name: "a\u0000b" }, ["name: controlCharacters"]],
    [{ name: "a\nb" }, ["name: controlCharacters"]],
    [{ name: "evil\u202egnp.exe" }, ["name: controlCharacters"]],
    [{ name: "half \ud83c" }, ["name: controlCharacters"]],
    [{ email: "" }, ["email: emailRequired"]],
    [{ email: "zoe@example" }, ["email: emailFormat"]],
    [{ email: "zoe@exаmple.com" }, ["email: emailFormat"]],
    [{ email: "zoe@example.com\nBcc: a@b.cd" }, ["email: emailFormat"]],
    [{ email: "zoë..x@example.com" }, ["email: emailFormat"]],
    [{ telephone: "" }, ["telephone: telephoneRequired"]],
    [{ telephone: "call me" }, ["telephone: phoneFormat"]],
    [{ company: "" }, ["company: companyRequired"]],
    [{ message: "\n\n" }, ["message: messageRequired"]],
    [{ message: "a".repeat(5001) }, ["message: tooLong"]],
    [{ country: "XX" }, ["country: unknownChoice"]],
    [{ problemType: "nonsense" }, ["problemType: unknownChoice"]],
  ])("%o is refused: %o", (changes, reasons) => expect(reasonOf(changes)).toEqual(reasons));

  test.each([
    [{ country: "", problemType: "" }],
    [{ name: "Nguyễn Thị Minh Khai" }],
    [{ name: "王小明" }],
    [{ message: "line\r\nline \u{1f335}\u{1f468}\u200d\u{1f469}\u200d\u{1f467}" }],
    [{ email: "  ZOE+site@Example.COM " }],
    [{ telephone: "0461 555-0123 x12" }],
  ])("%o is taken", (changes) => expect(reasonOf(changes)).toEqual([]));
});
