import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { QuestionEntry } from "#domain/account/schema";
import type { SenderThread } from "#domain/contact/schema";
import type { Inbox } from "#domain/inbox/schema";
import { openApiOf } from "#tests/support/account-site.ts";
import { queuedMails } from "#tests/support/account.ts";
import { openStaff, type StaffMember } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

const noon = Date.parse("2026-05-01T12:00:00Z");
let context: TestContext;
let site: ReturnType<typeof openApiOf>;
let support: StaffMember;
beforeAll(async () => {
  context = await openTestContext();
  site = openApiOf(context);
  support = await openStaff(context, site, "support");
});
afterAll(() => context.close());

const question = { name: "Zoë", telephone: "0612345678", company: "Soleil", problemType: "fault", message: "Why?" };
const at = (minutes: number) => context.setTime(new Date(noon + minutes * 60_000).toISOString());

/** Somebody asks at noon and is answered an hour later. */
async function answered(email: string): Promise<{ id: string; token: string }> {
  at(0);
  await site.open().call("/contact/question", { ...question, email }, { "accept-language": "cn" });
  const { rows } = (await support.browser.call(`/staff/inbox?words=${email}`)).body.data as Inbox;
  at(60);
  await support.browser.call("/staff/inbox/reply", { id: rows[0]!.id, text: "Because.", seen: 0, state: "answered" });
  const mail = (await queuedMails(context, email)).at(-1);
  return { id: rows[0]!.id, token: new URL(mail!.data.link!, "http://site.test").searchParams.get("token")! };
}

const read = async (token: string) => (await site.open().call(`/contact/thread?token=${token}`)).body;
const write = async (token: string, message: string) => (await site.open().call("/contact/thread", { token, message })).body;

describe("whoever has the link of an answer", () => {
  test("reads the question and the answer, without a name of staff", async () => {
    const { token } = await answered("reader@site.test");
    expect((await read(token)).data).toEqual({
      createdAt: "2026-05-01T12:00:00.000Z",
      problemType: "fault",
      state: "answered",
      messages: [
        { from: "sender", text: "Why?", at: "2026-05-01T12:00:00.000Z" },
        { from: "company", text: "Because.", at: "2026-05-01T13:00:00.000Z" },
      ],
    });
  });

  test("answers there: the question is open again, in the inbox and by mail to the company", async () => {
    const { id, token } = await answered("writer@site.test");
    await support.browser.call("/staff/inbox/state", { id, state: "closed" });
    expect((await write(token, "Still dark.")).code).toBe(200);
    expect((await support.browser.call(`/staff/inbox/questions/${id}`)).body.data).toMatchObject({
      state: "open",
      messages: [{ from: "company" }, { from: "sender", text: "Still dark.", author: "" }],
    });
    expect(((await read(token)).data as SenderThread).state).toBe("open");
    expect((await queuedMails(context)).filter(({ name }) => name === "questionContinued").at(-1)).toMatchObject({
      data: { fields: { message: "Still dark." }, link: `/admin#/inbox/${id}` },
    });
  });

  test("writes once, however often and fast it is pressed", async () => {
    const { token } = await answered("presser@site.test");
    await Promise.all(Array.from({ length: 8 }, () => write(token, "Again.")));
    expect(((await read(token)).data as SenderThread).messages).toHaveLength(3);
  });
});

test.each([
  ["nothing", ""],
  ["an id alone", "00000000-0000-4000-8000-000000000000"],
  ["another signature", `00000000-0000-4000-8000-000000000000.${"a".repeat(43)}`],
])("%s opens no thread", async (_, token) => {
  expect((await read(token)).reason).toBe(token === "" ? "invalidInput" : "linkExpired");
  expect((await write(token, "Hello")).code).toBe(400);
});

test("a link of one question opens no other, and a link of the newsletter none", async () => {
  const [first, second] = [await answered("one@site.test"), await answered("two@site.test")];
  expect((await read(`${first.id}.${second.token.split(".")[1]}`)).reason).toBe("linkExpired");
  const otherUse = context.secrets.hash(`newsletter.unsubscribe ${first.id}`);
  expect((await read(`${first.id}.${otherUse}`)).reason).toBe("linkExpired");
});

test.each([
  ["new", "open"],
  ["open", "open"],
  ["waiting", "open"],
  ["answered", "answered"],
  ["closed", "closed"],
])("in the personal centre, a question that is %s for staff is %s, with the link to its thread", async (state, shown) => {
  const { browser, form } = await site.signUp();
  await site.open().call("/contact/question", { ...question, email: form.email });
  const [entry] = (await browser.call("/account/questions")).body.data as QuestionEntry[];
  await support.browser.call("/staff/inbox/state", { id: entry!.id, state });
  expect((await browser.call("/account/questions")).body.data).toMatchObject([{ state: shown, message: "Why?" }]);
  expect((await read(entry!.thread)).data).toMatchObject({ state: shown });
});
