import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactMessage, contactQuestion } from "#db/contact.ts";
import { threadPath } from "#domain/contact";
import type { QuestionEntry } from "#domain/account/schema";
import type { SenderThread } from "#domain/contact/schema";
import type { Inbox } from "#domain/inbox/schema";
import { openTestApi } from "#tests/support/test-api.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

const noon = Date.parse("2026-05-01T12:00:00Z");
let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let support: StaffUser;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  support = await createStaffUser(context, site, "support");
});
afterAll(() => context.close());

const question = { name: "Zoë", telephone: "0612345678", company: "Soleil", problemType: "fault", message: "Why?" };
const at = (minutes: number) => context.setTime(new Date(noon + minutes * 60_000).toISOString());

async function askAndAnswer(email: string): Promise<{ id: string; token: string }> {
  at(0);
  await site.open().call("/contact/question", { ...question, email }, { "accept-language": "cn" });
  const { rows } = (await support.browser.call(`/staff/inbox?words=${email}`)).body.data as Inbox;
  at(60);
  await support.browser.call("/staff/inbox/reply", { id: rows[0]!.id, text: "Because.", seen: 0, state: "answered" });
  const mail = (await readQueuedMails(context, email)).at(-1);
  return { id: rows[0]!.id, token: new URL(mail!.data.link!, "http://site.test").searchParams.get("token")! };
}

const read = async (token: string) => (await site.open().call(`/contact/thread?token=${token}`)).body;
const write = async (token: string, message: string) => (await site.open().call("/contact/thread", { token, message })).body;

describe("question thread", () => {
  test("shows the question and the answer without staff names", async () => {
    const { token } = await askAndAnswer("reader@site.test");
    expect((await read(token)).data).toEqual({
      reference: expect.stringMatching(/^260501-[0-9A-F]{6}$/),
      company: "Soleil",
      answerBy: null,
      createdAt: "2026-05-01T12:00:00.000Z",
      kind: "question",
      request: { kind: "question", details: null },
      problemType: "fault",
      state: "answered",
      messages: [
        { from: "sender", text: "Why?", at: "2026-05-01T12:00:00.000Z" },
        { from: "company", text: "Because.", at: "2026-05-01T13:00:00.000Z" },
      ],
    });
  });

  test("accepts a reply that reopens the question and is mailed to the company", async () => {
    const { id, token } = await askAndAnswer("writer@site.test");
    await support.browser.call("/staff/inbox/state", { id, state: "closed" });
    expect((await write(token, "Still dark.")).code).toBe(200);
    expect((await support.browser.call(`/staff/inbox/questions/${id}`)).body.data).toMatchObject({
      state: "open",
      messages: [{ from: "company" }, { from: "sender", text: "Still dark.", author: "" }],
    });
    expect(((await read(token)).data as SenderThread).state).toBe("open");
    expect((await readQueuedMails(context)).filter(({ name }) => name === "questionContinued").at(-1)).toMatchObject({
      data: { fields: { message: "Still dark." }, link: `/admin#/inbox/${id}` },
    });
  });

  test.each([
    ["question", "fault", "fault"],
    ["question", null, undefined],
    ["job", null, "job"],
  ] as const)("mails a reply in the thread of a %s about %s to the mailbox of %s", async (kind, problemType, name) => {
    const { id, token } = await askAndAnswer(`mailbox-${kind}-${name}@site.test`);
    const details = kind === "job" ? { slug: "service-technician", titles: { en: "Service technician" } } : null;
    await context.database.update(contactQuestion).set({ kind, problemType, details }).where(eq(contactQuestion.id, id));
    expect((await write(token, "More.")).code).toBe(200);
    const mail = (await readQueuedMails(context)).findLast((each) => each.name === "questionContinued");
    expect(mail?.subject?.name).toBe(name);
  });

  test("stores a reply once when it is submitted several times at once", async () => {
    const { token } = await askAndAnswer("presser@site.test");
    await Promise.all(Array.from({ length: 8 }, () => write(token, "Again.")));
    expect(((await read(token)).data as SenderThread).messages).toHaveLength(3);
  });
});

test("question › a private person appears without a company in the inbox and in every mail to staff", async () => {
  const email = "private@site.test";
  const form = { ...question, email, writer: "private", telephone: "", company: "" };
  await site.open().call("/contact/question", form, { "accept-language": "en" });
  const { rows } = (await support.browser.call(`/staff/inbox?words=${email}`)).body.data as Inbox;
  const { id } = rows[0]!;
  expect(rows[0]).toMatchObject({ name: "Zoë", company: "" });
  await support.browser.call("/staff/inbox/reply", { id, text: "Because.", seen: 0, state: "answered" });
  const mail = (await readQueuedMails(context, email)).at(-1);
  await write(new URL(mail!.data.link!, "http://site.test").searchParams.get("token")!, "Thanks.");

  const mails = (await readQueuedMails(context)).filter(({ data }) => data.values?.name === "Zoë" && data.values.company === "");
  expect(mails.map(({ name }) => name).toSorted()).toEqual(["questionContinued", "questionForUs"]);
  for (const { name, data } of mails) {
    expect(data.values!.sender, name).toBe("Zoë");
    expect(data.fields, name).not.toHaveProperty("company");
  }
});

test.each([
  ["an empty token", ""],
  ["an id without a signature", "00000000-0000-4000-8000-000000000000"],
  ["an id with a wrong signature", `00000000-0000-4000-8000-000000000000.${"a".repeat(43)}`],
])("%s does not open a question thread", async (_, token) => {
  expect((await read(token)).reason).toBe(token === "" ? "invalidInput" : "linkExpired");
  expect((await write(token, "Hello")).code).toBe(400);
});

describe("question thread link", () => {
  const day = 24 * 60;
  const reasonOf = async (token: string) => (await read(token)).reason ?? "opens";
  const renew = async (token: string) => (await site.open().call("/contact/thread/link", { token })).body;
  const newest = async (email: string) => {
    const mail = (await readQueuedMails(context, email)).at(-1);
    return { mail, token: new URL(mail!.data.link!, "http://site.test").searchParams.get("token")! };
  };
  const answer = (id: string, seen: number) =>
    support.browser.call("/staff/inbox/reply", { id, text: "Once more.", seen, state: "answered" });

  test("expires 90 days after the last message", async () => {
    const { token } = await askAndAnswer("patient@site.test");
    at(60 + 80 * day);
    expect((await write(token, "Still there?")).code).toBe(200);
    at(60 + 170 * day);
    expect(await reasonOf(token)).toBe("opens");
    at(61 + 170 * day);
    expect(await reasonOf(token)).toBe("linkLapsed");
    expect((await write(token, "Too late")).reason).toBe("linkLapsed");
  });

  test("can be renewed by mail after expiry, while the old one stays expired", async () => {
    const email = "late@site.test";
    const { token } = await askAndAnswer(email);
    at(60 + 91 * day);
    expect((await renew(token)).code).toBe(200);
    const newLink = await newest(email);
    expect(newLink.mail).toMatchObject({
      name: "questionLink",
      language: "en",
      to: email,
      data: { link: expect.stringMatching(/^\/en\/contact/) },
    });
    expect(Object.keys(newLink.mail!.data)).toEqual(["link"]);
    expect([await reasonOf(newLink.token), await reasonOf(token)]).toEqual(["opens", "linkLapsed"]);
    await write(newLink.token, "Here I am.");
    expect([await reasonOf(newLink.token), await reasonOf(token)]).toEqual(["opens", "linkLapsed"]);
  });

  test("is issued anew with each answer", async () => {
    const email = "answered-late@site.test";
    const { id, token } = await askAndAnswer(email);
    // Backdates the question in the database, because a staff session does not last that long.
    const before = new Date(noon - 100 * day * 60_000);
    for (const [table, column] of [
      [contactQuestion, contactQuestion.id],
      [contactMessage, contactMessage.questionId],
    ] as const)
      await context.database.update(table).set({ createdAt: before }).where(eq(column, id));
    context.setTime(before.toISOString());
    const old = threadPath(context, { id, language: "en" }).split("token=")[1]!;
    at(120);
    expect(await reasonOf(old)).toBe("linkLapsed");
    await answer(id, 1);
    expect([await reasonOf((await newest(email)).token), await reasonOf(token), await reasonOf(old)]).toEqual([
      "opens",
      "opens",
      "linkLapsed",
    ]);
  });

  test("can be renewed at most three times a day", async () => {
    const { token } = await askAndAnswer("impatient@site.test");
    const reasons = [];
    for (let count = 0; count < 4; count += 1) reasons.push((await renew(token)).reason ?? "mailed");
    expect(reasons).toEqual(["mailed", "mailed", "mailed", "tooMany"]);
  });

  test("is not renewed for a forged token", async () => {
    const { id, token } = await askAndAnswer("forged@site.test");
    const [, signature, issued] = token.split(".");
    for (const forged of [`${id}.${"a".repeat(43)}.${issued}`, `${id}.${signature}.zzzzzz`, `${id}.${signature}`])
      expect((await renew(forged)).reason).toBe("linkExpired");
  });
});

test("a question thread refuses tokens of other questions and of the newsletter", async () => {
  const [first, second] = [await askAndAnswer("one@site.test"), await askAndAnswer("two@site.test")];
  const [, signature, issued] = second.token.split(".");
  expect((await read(`${first.id}.${signature}.${issued}`)).reason).toBe("linkExpired");
  const otherUse = context.secrets.hash(`newsletter.unsubscribe ${first.id}`);
  expect((await read(`${first.id}.${otherUse}.${issued}`)).reason).toBe("linkExpired");
});

test.each([
  ["new", "open"],
  ["open", "open"],
  ["waiting", "open"],
  ["answered", "answered"],
  ["closed", "closed"],
])("the personal centre shows a question in state %s as %s with its thread", async (state, expected) => {
  const { browser, form } = await site.signUp();
  await site.open().call("/contact/question", { ...question, email: form.email });
  const [entry] = (await browser.call("/account/questions")).body.data as QuestionEntry[];
  await support.browser.call("/staff/inbox/state", { id: entry!.id, state });
  expect((await browser.call("/account/questions")).body.data).toMatchObject([{ state: expected, message: "Why?" }]);
  expect((await read(entry!.thread)).data).toMatchObject({ state: expected });
});
