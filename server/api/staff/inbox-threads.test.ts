import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { presence } from "#db/presence.ts";
import type { Inbox, PresentColleague, Thread } from "#domain/inbox/schema";
import { makeImage } from "#tests/support/make-images.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let support: StaffUser;
let colleague: StaffUser;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  support = await createStaffUser(context, site, "support");
  colleague = await createStaffUser(context, site, "support");
});
afterAll(() => context.close());
beforeEach(() => at("2026-05-01T12:00:00Z"));

const at = (moment: string) => context.setTime(moment);
const call = async (path: string, body?: Record<string, unknown>, by = support) =>
  (await by.browser.call(`/staff/inbox${path}`, body)).body;
const thread = async (id: string) => (await call(`/questions/${id}`)).data as Thread;
const list = async (query: string) => ((await call(`?${query}`)).data as Inbox).rows;
const idOf = async ({ browser }: StaffUser) => ((await browser.call("/staff/me")).body.data as { id: string }).id;

let count = 0;
async function ask(changes: Record<string, unknown> = {}): Promise<string> {
  count += 1;
  const form = {
    name: "Zoë",
    telephone: "0612345678",
    company: "Soleil",
    email: `t${count}@site.test`,
    message: `Why ${count}?`,
    ...changes,
  };
  expect((await site.open().call("/contact/question", form, { "accept-language": "de" })).body.code).toBe(200);
  return (await list(`words=${encodeURIComponent(form.message)}`))[0]!.id;
}
const reply = async (id: string, seen: number, state = "answered") => call("/reply", { id, text: "Because.", seen, state });
async function followUp(id: string, email: string, message: string): Promise<void> {
  const mail = (await readQueuedMails(context, email)).findLast(({ name, question }) => name === "questionAnswered" && question === id);
  const token = new URL(mail!.data.link!, "http://site.test").searchParams.get("token");
  expect((await site.open().call("/contact/thread", { token, message })).body.code).toBe(200);
}

describe("inbox merge", () => {
  /** Two questions of one sender, the later one with everything that a question can have. */
  async function askTwice() {
    const email = `twice${count}@site.test`;
    const first = await ask({ email });
    at("2026-05-01T12:01:00Z");
    const upload = await site.open().upload("/contact/file?name=a.png", new Uint8Array(await makeImage("png")));
    const later = await ask({ email, files: (upload.body.data as { id: string }).id });
    await call("/labels", { id: first, labels: ["a", "b"] });
    await call("/labels", { id: later, labels: ["b", "c"] });
    await call("/assign", { id: later, assignee: await idOf(colleague) });
    await call("/note", { id: later, text: "A note" });
    at("2026-05-01T12:02:00Z");
    await reply(first, 0);
    await reply(later, 0);
    at("2026-05-01T12:03:00Z");
    await followUp(later, email, "Once more.");
    return { email, first, later };
  }
  const withoutTimes = (each: Thread) => ({ ...each, changedAt: "" });

  test("keeps the heading and assignee of the question that stays, and joins labels, files and notes", async () => {
    const { first, later } = await askTwice();
    expect((await call("/merge", { id: later, into: first })).code).toBe(200);
    const merged = await thread(first);
    expect(merged).toMatchObject({
      state: "open",
      isUnread: true,
      labels: ["a", "b", "c"],
      notes: [{ text: "A note" }],
      merged: [{ id: later }],
    });
    expect(merged.assignee?.id).toBe(await idOf(support));
    expect(merged.messages.map(({ from, files }) => [from, files.length])).toEqual([
      ["sender", 1],
      ["company", 0],
      ["company", 0],
      ["sender", 0],
    ]);
    expect(await thread(later)).toMatchObject({ mergedInto: first, messages: [], notes: [] });
  });

  test("takes the assignee of the other question if the one that stays has none", async () => {
    const email = `assigned${count}@site.test`;
    const [first, later] = [await ask({ email }), await ask({ email })];
    await call("/assign", { id: later, assignee: await idOf(colleague) });
    await call("/merge", { id: later, into: first });
    expect((await thread(first)).assignee?.id).toBe(await idOf(colleague));
    await call("/unmerge", { id: later });
    expect([(await thread(first)).assignee, (await thread(later)).assignee?.id]).toEqual([null, await idOf(colleague)]);
  });

  test("is undone completely, and twice has no effect", async () => {
    const { first, later } = await askTwice();
    const before = [withoutTimes(await thread(first)), withoutTimes(await thread(later))];
    await call("/merge", { id: later, into: first });
    expect((await call("/unmerge", { id: later })).code).toBe(200);
    const after = [withoutTimes(await thread(first)), withoutTimes(await thread(later))];
    expect(after.map((each) => ({ ...each, isUnread: true }))).toEqual(before.map((each) => ({ ...each, isUnread: true })));
    expect((await call("/unmerge", { id: later })).reason).toBe("notMerged");
    expect((await call("/unmerge", { id: crypto.randomUUID() })).reason).toBe("unknownQuestion");
  });

  test("keeps what was written and changed since when it is undone", async () => {
    const { first, later } = await askTwice();
    await call("/merge", { id: later, into: first });
    await call("/labels", { id: first, labels: ["new"] });
    await reply(first, 4, "closed");
    await call("/unmerge", { id: later });
    expect(await thread(first)).toMatchObject({ labels: ["new"], state: "closed" });
    expect((await thread(first)).messages.map(({ from }) => from)).toEqual(["company", "company"]);
    expect(await thread(later)).toMatchObject({ state: "open", labels: ["b", "c"], notes: [{ text: "A note" }] });
    expect((await thread(later)).messages.map(({ from }) => from)).toEqual(["company", "sender"]);
  });

  test("is undone in any order when three questions were merged", async () => {
    const email = `thrice${count}@site.test`;
    const [a, b, c] = [await ask({ email }), await ask({ email }), await ask({ email })];
    await call("/note", { id: a, text: "Of the first" });
    await call("/merge", { id: a, into: b });
    await call("/merge", { id: b, into: c });
    expect((await thread(c)).messages).toHaveLength(2);
    await call("/unmerge", { id: a });
    expect(await thread(a)).toMatchObject({ mergedInto: null, messages: [], notes: [{ text: "Of the first" }] });
    await call("/unmerge", { id: b });
    expect([(await thread(b)).messages, (await thread(c)).messages, (await thread(c)).notes]).toEqual([[], [], []]);
  });
});

describe("inbox threads", () => {
  test("are unread for all staff after a reply of the sender, until one opens them", async () => {
    const email = `unread${count}@site.test`;
    const id = await ask({ email });
    await reply(id, 0);
    const label = `unread-${count}`;
    await call("/labels", { id, labels: [label] });
    expect(await list(`label=${label}&state=replied`)).toEqual([]);
    await followUp(id, email, "Still dark.");
    expect(await list(`label=${label}&state=replied`)).toMatchObject([{ id, isUnread: true, state: "open" }]);
    await call("/read", { id }, colleague);
    expect(await list(`label=${label}&state=replied`)).toMatchObject([{ isUnread: false }]);
    await reply(id, 2, "waiting");
    expect(await list(`label=${label}&state=replied`)).toEqual([]);
    expect(await list(`label=${label}&state=pending`)).toMatchObject([{ waitingSince: null, dueAt: null }]);
  });

  test("are listed by the time that the sender waits, with the end of the promised answer time", async () => {
    const label = `due-${count}`;
    const email = `due${count}@site.test`;
    const early = await ask({ email });
    at("2026-05-01T12:10:00Z");
    const late = await ask();
    for (const id of [early, late]) await call("/labels", { id, labels: [label] });
    const byWait = async () => (await list(`label=${label}&state=pending&sort=waitingSince&order=asc`)).map(({ id }) => id);
    expect(await byWait()).toEqual([early, late]);
    await reply(early, 0);
    at("2026-05-01T12:20:00Z");
    await followUp(early, email, "And now?");
    expect(await byWait()).toEqual([late, early]);
    const { open } = (await call("/open")).data as { open: number };
    expect(open).toBe((await list("state=new&size=100")).length + (await list("state=open&size=100")).length);
  });

  test("show the colleagues who read or write, and forget those who left", async () => {
    const id = await ask();
    const present = async (by: StaffUser, isWriting = false) => (await call("/presence", { id, isWriting }, by)).data as PresentColleague[];
    expect(await present(support)).toEqual([]);
    expect(await present(colleague, true)).toMatchObject([{ isWriting: false }]);
    expect(await present(support)).toMatchObject([{ isWriting: true }]);
    await call("/presence/leave", { id }, colleague);
    expect(await present(support)).toEqual([]);
    await present(colleague);
    at("2026-05-01T12:00:21Z");
    expect(await present(support)).toEqual([]);
    const editor = await createStaffUser(context, site, "editor");
    expect((await editor.browser.call("/staff/inbox/presence", { id, isWriting: true })).status).toBe(403);
    const rows = await context.database.select({ type: presence.type }).from(presence);
    for (const { type } of rows)
      expect((await editor.browser.call(`/staff/presence/${encodeURIComponent(type)}`)).body.reasons).toEqual({ type: "unknownChoice" });
  });
});
