import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntry } from "#db/staff.ts";
import type { Inbox, Thread } from "#domain/inbox/schema";
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

let questionCount = 0;
const question = { name: "Zoë", telephone: "0612345678", company: "Soleil", problemType: "fault" };
async function ask(changes: Record<string, string> = {}, language = "de"): Promise<Thread> {
  questionCount += 1;
  const form = { ...question, email: `asker${questionCount}@site.test`, message: `Why ${questionCount}?`, ...changes };
  expect((await site.open().call("/contact/question", form, { "accept-language": language })).body.code).toBe(200);
  const [row] = (await list(`words=${encodeURIComponent(form.message)}`)).rows;
  return thread(row!.id);
}
const list = async (query = "", by = support) => (await by.browser.call(`/staff/inbox?${query}`)).body.data as Inbox;
const thread = async (id: string) => (await support.browser.call(`/staff/inbox/questions/${id}`)).body.data as Thread;
const act = async (action: string, body: Record<string, unknown>, by = support) => {
  const { code, reason, reasons } = (await by.browser.call(`/staff/inbox/${action}`, body)).body;
  return code === 200 ? "done" : reason === "invalidInput" ? reasons : reason;
};
const idOf = async ({ browser }: StaffUser) => ((await browser.call("/staff/me")).body.data as { id: string }).id;

describe("inbox list", () => {
  test("shows a new question with its language and the sender's account", async () => {
    const { form } = await site.signUp();
    const { id } = await ask({ email: form.email, message: "One\n\nquestion of many lines?" }, "fr");
    const [row] = (await list("words=question of many")).rows;
    expect(row).toMatchObject({ id, state: "new", language: "fr", excerpt: "One question of many lines?", assignee: null, labels: [] });
    expect(await thread(id)).toMatchObject({
      message: "One\n\nquestion of many lines?",
      telephone: question.telephone,
      account: { username: form.username },
      messages: [],
      notes: [],
      others: [],
    });
  });

  test("supports filters, sorting and paging and counts each state", async () => {
    const before = (await list()).counts;
    const [a, b, c] = [await ask({ name: "Anna" }), await ask({ name: "Cem" }), await ask({ name: "Béa" })];
    for (const { id } of [a, b, c]) await act("labels", { id, labels: ["sorted"] });
    const namedRows = async (query: string) => (await list(`label=sorted&${query}`)).rows.map(({ name }) => name);
    expect(await namedRows("sort=name&order=asc")).toEqual(["Anna", "Béa", "Cem"]);
    expect(await namedRows("sort=name&order=desc&size=1&page=2")).toEqual(["Béa"]);
    await act("state", { id: a.id, state: "waiting" });
    await act("state", { id: b.id, state: "closed" });
    expect(await namedRows("state=waiting")).toEqual(["Anna"]);
    expect(await namedRows("state=pending&sort=name&order=asc")).toEqual(["Anna", "Béa"]);
    expect(await namedRows("language=fr")).toEqual([]);
    expect(await namedRows("problemType=fault&words=b%C3%A9")).toEqual(["Béa"]);
    expect(await namedRows("words=%25")).toEqual([]);
    expect((await list("label=sorted")).total).toBe(3);
    expect((await list()).counts).toEqual({ ...before, new: before.new + 1, waiting: before.waiting + 1, closed: before.closed + 1 });
    expect((await support.browser.call("/staff/inbox?state=lost")).body.reasons).toEqual({ state: "unknownChoice" });
  });

  test("filters by assignee and searches the texts of answers", async () => {
    const { id } = await ask();
    await act("labels", { id, labels: ["whose"] });
    const count = async (query: string, by = support) => (await list(`label=whose&${query}`, by)).total;
    expect([await count("assignee=nobody"), await count("assignee=me")]).toEqual([1, 0]);
    const colleague = await createStaffUser(context, site, "administrator");
    await act("assign", { id, assignee: await idOf(colleague) });
    expect([await count("assignee=nobody"), await count("assignee=me"), await count("assignee=me", colleague)]).toEqual([0, 0, 1]);
    await act("reply", { id, text: "Turn the blue switch.", seen: 0, state: "answered" });
    expect((await list("words=blue switch")).rows).toMatchObject([{ id }]);
  });
});

describe("inbox question", () => {
  test("is answered by mail in its language without the sender's text", async () => {
    const { id, email } = await ask({ name: "www.evil.test" }, "de");
    context.setTime(new Date(noon + 90 * 60_000).toISOString());
    expect(await act("reply", { id, text: "Hallo,\n\nsiehe https://www.ecactus.test/de", seen: 0, state: "answered" })).toBe("done");
    expect(await thread(id)).toMatchObject({
      state: "answered",
      firstAnsweredAt: "2026-05-01T13:30:00.000Z",
      assignee: { id: await idOf(support) },
      messages: [{ from: "company", author: expect.stringContaining("support"), text: "Hallo,\n\nsiehe https://www.ecactus.test/de" }],
    });
    context.setTime(new Date(noon).toISOString());
    const mail = (await readQueuedMails(context, email)).at(-1);
    expect(mail).toMatchObject({ name: "questionAnswered", language: "de", data: { letter: expect.stringContaining("https://www") } });
    expect(mail?.data.link).toMatch(/^\/de\/contact\/thread\?token=[\w.-]+$/);
    expect(JSON.stringify(mail)).not.toContain("evil");
  });

  test("refuses an answer that misses a newer message", async () => {
    const { id, email } = await ask();
    const answers = await Promise.all([1, 2, 3].map((n) => act("reply", { id, text: `Answer ${n}`, seen: 0, state: "closed" })));
    expect(answers.toSorted()).toEqual(["done", "threadMoved", "threadMoved"]);
    expect((await readQueuedMails(context, email)).filter(({ name }) => name === "questionAnswered")).toHaveLength(1);
    expect(await act("reply", { id, text: "More", seen: 1, state: "waiting" })).toBe("done");
    expect(await thread(id)).toMatchObject({ state: "waiting", messages: [{}, { text: "More" }] });
  });

  test("gets the state open by a note, which is not mailed to the sender", async () => {
    const { id, email } = await ask();
    expect(await act("note", { id, text: "Known fault of the first series." })).toBe("done");
    expect(await thread(id)).toMatchObject({ state: "open", notes: [{ text: "Known fault of the first series." }] });
    expect((await readQueuedMails(context, email)).map(({ name }) => name)).toEqual(["questionReceived"]);
  });

  test("can be assigned only to staff who may answer it", async () => {
    const { id } = await ask();
    const editor = await createStaffUser(context, site, "editor", ["de"]);
    expect(await act("assign", { id, assignee: await idOf(editor) })).toBe("unknownMember");
    const choices = (await support.browser.call("/staff/inbox/choices")).body.data as { assignees: { id: string }[] };
    expect(choices.assignees).toContainEqual({ id: await idOf(support), name: expect.any(String) });
    expect(choices.assignees).not.toContainEqual(expect.objectContaining({ id: await idOf(editor) }));
    expect(await act("assign", { id, assignee: await idOf(support) })).toBe("done");
    expect(await act("assign", { id, assignee: null })).toBe("done");
    expect(await thread(id)).toMatchObject({ assignee: null, state: "open" });
  });

  test("lists the other questions of its sender", async () => {
    const first = await ask({ email: "often@site.test", message: "The first one" });
    context.setTime(new Date(noon + 60_000).toISOString());
    const second = await ask({ email: "often@site.test", message: "The second one" });
    context.setTime(new Date(noon).toISOString());
    expect(second.others).toEqual([{ id: first.id, createdAt: first.createdAt, kind: "question", state: "new", excerpt: "The first one" }]);
  });

  test.each([
    ["state", { state: "closed" }],
    ["assign", { assignee: null }],
    ["labels", { labels: [] }],
    ["note", { text: "A" }],
    ["reply", { text: "A", seen: 0, state: "answered" }],
  ])("refuses the action %s when it does not exist", async (action, body) => {
    expect(await act(action, { id: "00000000-0000-4000-8000-000000000000", ...body })).toBe("unknownQuestion");
  });

  test("refuses an empty answer or note", async () => {
    const { id } = await ask();
    expect(await act("reply", { id, text: " \n", seen: 0, state: "answered" })).toEqual({ text: "messageRequired" });
    expect(await act("note", { id, text: "" })).toEqual({ text: "required" });
  });
});

test("the audit log records inbox actions without their texts", async () => {
  const { id } = await ask();
  await act("state", { id, state: "open" });
  await act("note", { id, text: "A secret remark" });
  await act("reply", { id, text: "A personal letter", seen: 0, state: "closed" });
  const acts = (await context.database.select().from(auditEntry)).filter(({ subject }) => subject === `question/${id}`);
  expect(acts.map(({ action }) => action)).toEqual(["question.state", "question.noted", "question.answered"]);
  expect(acts[0]).toMatchObject({ before: { state: "new" }, after: { state: "open" }, actor: { kind: "staff", id: await idOf(support) } });
  expect(JSON.stringify(acts)).not.toMatch(/secret remark|personal letter/);
});

test("inbox polling does not extend the session of an administrator", async () => {
  const administrator = await createStaffUser(context, site, "administrator");
  const { id } = await ask();
  for (const [minute, status] of [
    [10, 200],
    [29, 200],
    [31, 401],
  ] as const) {
    context.setTime(new Date(noon + minute * 60_000).toISOString());
    const answers = [
      await administrator.browser.call("/staff/inbox/watch"),
      await administrator.browser.call(`/staff/inbox/questions/${id}/watch`),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  }
  context.setTime(new Date(noon).toISOString());
});
