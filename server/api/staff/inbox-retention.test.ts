import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactMessage, contactNote, contactQuestion } from "#db/contact.ts";
import { auditEntry } from "#db/staff.ts";
import { deleteExpiredQuestions } from "#domain/contact";
import type { SenderThread } from "#domain/contact/schema";
import type { AnswerTimes, InboxExport, Inbox, Template, Thread } from "#domain/inbox/schema";
import type { openTestApi } from "#tests/support/test-api.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { openSupportDesk, type StaffUser } from "#tests/support/staff.ts";
import type { TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let administrator: StaffUser;
let support: StaffUser;
let at: (minutes: number) => void;
beforeAll(async () => void ({ context, site, administrator, support, at } = await openSupportDesk()));
afterAll(() => context.close());

const question = { name: "Zoë", telephone: "0612345678", company: "Soleil", problemType: "fault" };
const list = async (query: string) => (await support.browser.call(`/staff/inbox?${query}`)).body.data as Inbox;
const read = async (id: string) => (await support.browser.call(`/staff/inbox/questions/${id}`)).body.data as Thread;
const act = async (action: string, body: object, by = support) => (await by.browser.call(`/staff/${action}`, body)).body;

async function ask(email: string, message: string, minute = 0): Promise<string> {
  at(minute);
  await site.open().call("/contact/question", { ...question, email, message });
  const { rows } = await list(`words=${encodeURIComponent(message)}`);
  return rows.find((row) => row.email === email)!.id;
}
/** Backdates a question, because a staff session does not last that long. */
const askedAt = (id: string, moment: string) =>
  context.database
    .update(contactQuestion)
    .set({ createdAt: new Date(moment) })
    .where(eq(contactQuestion.id, id));
async function answer(id: string, minute: number): Promise<string> {
  at(minute);
  expect((await act("inbox/reply", { id, text: "Because.", seen: (await read(id)).messages.length, state: "answered" })).code).toBe(200);
  at(0);
  const mail = (await readQueuedMails(context, (await read(id)).email)).at(-1);
  return new URL(mail!.data.link!, "http://site.test").searchParams.get("token")!;
}

describe("question merge", () => {
  test("creates one thread in order of writing that both links open", async () => {
    const first = await ask("twice@site.test", "First of two");
    const second = await ask("twice@site.test", "Second of two", 10);
    const links = [await answer(first, 20), await answer(second, 30)];
    await act("inbox/note", { id: second, text: "Asked twice." });
    await act("inbox/labels", { id: second, labels: ["double"] });
    await act("inbox/labels", { id: first, labels: ["battery"] });
    await act("inbox/state", { id: second, state: "open" });
    expect((await act("inbox/merge", { id: second, into: first })).code).toBe(200);
    expect(await read(first)).toMatchObject({
      state: "open",
      labels: ["battery", "double"],
      messages: [{ text: "Second of two" }, { text: "Because." }, { text: "Because." }],
      notes: [{ text: "Asked twice." }],
    });
    expect((await list("words=of two")).rows.map(({ id }) => id)).toEqual([first]);
    for (const token of links) {
      const thread = (await site.open().call(`/contact/thread?token=${token}`)).body.data as SenderThread;
      expect(thread.messages.map(({ text }) => text)).toEqual(["First of two", "Second of two", "Because.", "Because."]);
    }
    for (const token of links) {
      at(40);
      expect((await site.open().call("/contact/thread", { token, message: `By ${token}` })).body.code).toBe(200);
    }
    expect((await read(first)).messages).toHaveLength(5);
    expect((await act("inbox/state", { id: second, state: "closed" })).reason).toBe("unknownQuestion");
    expect((await read(second)).mergedInto).toBe(first);
    expect((await read(first)).others).toEqual([]);
  });

  test("deletes each merged question when its own retention period ends", async () => {
    const count = async () => ({
      questions: await context.database.$count(contactQuestion, eq(contactQuestion.email, "old@site.test")),
      messages: await context.database.$count(contactMessage, eq(contactMessage.text, "Of May")),
    });
    const older = await ask("old@site.test", "Of May");
    const newer = await ask("old@site.test", "Of June");
    await askedAt(newer, "2026-06-01T12:00:00Z");
    await act("inbox/merge", { id: older, into: newer });
    await act("inbox/note", { id: newer, text: "Of the old one" });
    context.setTime("2029-05-15T12:00:00Z");
    expect(await count()).toEqual({ questions: 2, messages: 1 });
    await deleteExpiredQuestions(context);
    expect(await count()).toEqual({ questions: 1, messages: 0 });
    context.setTime("2029-06-15T12:00:00Z");
    await deleteExpiredQuestions(context);
    expect(await context.database.$count(contactNote, eq(contactNote.questionId, newer))).toBe(0);
    at(0);
  });

  test.each([
    ["of another sender", "differentSenders"],
    ["itself", "unknownQuestion"],
    ["nobody", "unknownQuestion"],
  ])("refuses the target question: %s", async (whose, reason) => {
    const id = await ask("merger@site.test", `Alone ${whose}`);
    const into =
      { "of another sender": await ask("other@site.test", `Another ${whose}`), itself: id }[whose] ??
      "00000000-0000-4000-8000-000000000000";
    expect((await act("inbox/merge", { id, into })).reason).toBe(reason);
  });
});

test("inbox spam is listed separately, sends no mail and can be restored", async () => {
  const id = await ask("spammer@site.test", "Buy now");
  const token = await answer(id, 5);
  expect((await act("inbox/spam", { id, isSpam: true })).code).toBe(200);
  expect([(await list("words=Buy now")).total, (await list("words=Buy now&spam=true")).total]).toEqual([0, 1]);
  expect((await list("")).counts.spam).toBe(1);
  const before = (await readQueuedMails(context)).length;
  await site.open().call("/contact/thread", { token, message: "Buy more" });
  expect((await readQueuedMails(context)).length).toBe(before);
  await act("inbox/spam", { id, isSpam: false });
  expect((await list("words=Buy more")).rows).toMatchObject([{ id, state: "open" }]);
});

test("the inbox export contains questions with threads and logs only their number", async () => {
  const id = await ask("exported@site.test", "Please export me");
  await answer(id, 5);
  const inboxExport = (await support.browser.call("/staff/inbox/export?words=export me")).body.data as InboxExport;
  expect(inboxExport).toMatchObject([
    {
      id,
      email: "exported@site.test",
      telephone: question.telephone,
      message: "Please export me",
      messages: [{ from: "company", text: "Because." }],
    },
  ]);
  expect((await support.browser.call("/staff/inbox/export?words=nothing of the kind")).body.data).toEqual([]);
  const acts = (await context.database.select().from(auditEntry)).filter(({ action }) => action === "inbox.exported");
  expect(acts.map(({ after }) => after)).toEqual([{ questions: 1 }, { questions: 0 }]);
  at(11);
  expect((await support.browser.call("/staff/inbox/export")).body.reason).toBe("proofNeeded");
  at(0);
});

test("the inbox erasure removes all questions of an address and logs only their number", async () => {
  const ids = [await ask("erase@site.test", "Erase one"), await ask("erase@site.test", "Erase two")];
  const otherId = await ask("keep@site.test", "Erase not");
  await answer(ids[0]!, 5);
  await act("inbox/note", { id: ids[0], text: "Erase the note too" });
  expect((await act("inbox/erase", { email: "erase@site.test" })).reason).toBe("roleMayNot");
  expect((await act("inbox/erase", { email: "ERASE@site.test" }, administrator)).data).toEqual({ questions: 2 });
  expect((await list("words=Erase")).rows.map(({ id }) => id)).toEqual([otherId]);
  for (const table of [contactMessage, contactNote]) expect(await context.database.$count(table, eq(table.questionId, ids[0]!))).toBe(0);
  const acts = (await context.database.select().from(auditEntry)).filter(({ action }) => action === "questions.erased");
  expect(acts).toMatchObject([{ subject: "inbox", after: { questions: 2 }, before: null }]);
});

test("the inbox reports the time to first answer by month without spam", async () => {
  await context.database.delete(contactQuestion);
  for (const [minute, took] of [10, 20, 30, 100].entries())
    await answer(await ask(`timed${minute}@site.test`, `Timed ${minute}`, minute), minute + took);
  await ask("waiting@site.test", "Timed, not answered");
  await act("inbox/spam", { id: await ask("spam@site.test", "Timed spam"), isSpam: true });
  await askedAt(await ask("april@site.test", "Timed in April"), "2026-04-30T23:00:00Z");
  const times = (await support.browser.call("/staff/inbox/times")).body.data as AnswerTimes;
  expect(times).toEqual([
    { month: "2026-05", asked: 5, answered: 4, medianMinutes: 25, slowMinutes: 79 },
    { month: "2026-04", asked: 1, answered: 0, medianMinutes: null, slowMinutes: null },
  ]);
  at(0);
});

describe("answer templates", () => {
  const templates = async () => (await support.browser.call("/staff/templates")).body.data as Template[];

  test("can be saved by language, changed and removed", async () => {
    const texts = { de: "Guten Tag {name},", fr: "Bonjour {name}," };
    const { id } = (await act("templates/save", { id: null, name: "Greeting", texts })).data as { id: string };
    expect(await templates()).toMatchObject([{ id, name: "Greeting", texts }]);
    await act("templates/save", { id, name: "Hello", texts: { cn: "您好" } });
    expect(await templates()).toMatchObject([{ id, name: "Hello", texts: { cn: "您好" } }]);
    expect((await act("templates/save", { id: null, name: "Hello", texts: {} })).reason).toBe("nameTaken");
    expect((await act("templates/remove", { id })).code).toBe(200);
    expect(await templates()).toEqual([]);
    expect((await act("templates/save", { id, name: "Gone", texts: {} })).reason).toBe("unknownTemplate");
  });

  test("are refused in an unknown language", async () => {
    expect((await act("templates/save", { id: null, name: "Hola", texts: { es: "Hola" } })).code).toBe(400);
  });
});
