import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { account } from "#db/account.ts";
import { contentEntry } from "#db/content.ts";
import { staffNotice } from "#db/notice.ts";
import { findEntry } from "#domain/content";
import { everyStaffEndpoint } from "../every-endpoint.ts";
import { openTestApi, type TestBrowser } from "#tests/support/test-api.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { newsData, openTestContext, type TestContext } from "#tests/support/test-context.ts";

let context: TestContext;
let administrator: TestBrowser;
let reviewer: StaffUser;
let author: StaffUser;
let stranger: StaffUser;
beforeAll(async () => {
  context = await openTestContext();
  const site = openTestApi(context);
  ({ browser: administrator } = await createStaffUser(context, site, "administrator"));
  reviewer = await createStaffUser(context, site, "editor", ["de"]);
  author = await createStaffUser(context, site, "editor", ["de"]);
  stranger = await createStaffUser(context, site, "editor", ["cn"]);
  await context.database.update(account).set({ mayPublish: false }).where(eq(account.email, author.email));
});
afterAll(() => context.close());
const german = { type: "news", key: "opening", language: "de" } as const;
beforeEach(async () => {
  await context.database.delete(contentEntry);
  await context.database.delete(staffNotice);
  expect((await author.browser.call("/staff/content/save", { ...german, data: newsData(), basedOn: 0 })).body.code).toBe(200);
});

const call = async ({ browser }: { browser: TestBrowser }, path: string, body?: object) =>
  (await browser.call(`/staff/${path}`, body)).body;
const request = (note = "") => call(author, "reviews/request", { ...german, revision: 1, note });
const publish = (who: { browser: TestBrowser }) => call(who, "content/publish", { editions: [german] });
const noticesOf = async (who: { browser: TestBrowser }) =>
  (await call(who, "notices")).data as { unread: number; notices: { kind: string; title: string }[] };

describe("user without the right to publish", () => {
  const guarded = everyStaffEndpoint.filter((row) => row.by === "staff" && row.needsPublishRight && row.roles.includes("editor"));

  test.each(guarded.map(({ path }) => path))("is refused by %s", async (path) => {
    expect((await author.browser.call(path, {})).body).toMatchObject({ code: 403, reason: "reviewNeeded" });
  });

  test("may save drafts, request one review and cancel it", async () => {
    expect(await request()).toMatchObject({ code: 200 });
    expect(await request()).toMatchObject({ code: 400, reason: "reviewAlready" });
    expect(await call(author, "reviews/decide", { ...german, decision: "changesRequested" })).toMatchObject({ reason: "reviewNeeded" });
    expect(await call(author, "reviews/decide", { ...german, decision: "cancelled" })).toMatchObject({ code: 200 });
    expect(await call(author, "reviews/decide", { ...german, decision: "cancelled" })).toMatchObject({ reason: "reviewNeeded" });
  });
});

describe("review", () => {
  test("reaches the users who may publish the language, by notice and by mail", async () => {
    await request("Please look at the title.");
    for (const [who, count] of [
      [reviewer, 1],
      [author, 0],
      [stranger, 0],
    ] as const)
      expect((await noticesOf(who)).unread).toBe(count);
    expect((await noticesOf(reviewer)).notices[0]).toMatchObject({ kind: "reviewRequested", title: "A title", entry: german });
    expect((await readQueuedMails(context, reviewer.email)).at(-1)?.data).toMatchObject({
      link: "/admin#/content/news/opening?left=de",
      fields: { note: "Please look at the title." },
    });
    const open = [{ ...german, title: "A title", note: "Please look at the title." }];
    expect((await call(reviewer, "reviews")).data).toMatchObject(open);
    expect((await call(author, "reviews")).data).toMatchObject(open);
    expect((await call(stranger, "reviews")).data).toEqual([]);
  });

  test("is approved by the publication", async () => {
    await request();
    await publish(reviewer);
    expect(await findEntry(context, { ...german })).toBeDefined();
    expect((await call(author, "reviews/news/opening")).data).toMatchObject({ reviews: [{ language: "de", decision: "approved" }] });
    expect((await noticesOf(author)).notices[0]).toMatchObject({ kind: "reviewDecided" });
  });

  test("returns to the author with an answer when changes are requested", async () => {
    await request();
    await call(reviewer, "reviews/decide", { ...german, decision: "changesRequested", answer: "Shorter, please." });
    expect((await call(author, "reviews/news/opening")).data).toMatchObject({
      reviews: [{ decision: "changesRequested", answer: "Shorter, please." }],
    });
    expect(await request()).toMatchObject({ code: 200 });
  });

  test("is refused for an outdated revision, an unknown entry and a language of other editors", async () => {
    expect(await call(author, "reviews/request", { ...german, revision: 2 })).toMatchObject({ code: 400, reason: "savedSince" });
    expect(await call(author, "reviews/request", { ...german, key: "none", revision: 1 })).toMatchObject({ code: 404 });
    expect(await call(stranger, "reviews/request", { ...german, revision: 1 })).toMatchObject({ reason: "notYourLanguage" });
  });
});

describe("comments", () => {
  test("are shown at their field, reach the author of the text and can be resolved", async () => {
    await call(reviewer, "reviews/comment", { ...german, field: "title", text: "Too long" });
    expect((await noticesOf(author)).notices[0]).toMatchObject({ kind: "commented" });
    expect((await noticesOf(reviewer)).unread).toBe(0);
    const read = async () => (await call(author, "reviews/news/opening")).data as { comments: { id: string; isResolved: boolean }[] };
    const [comment] = (await read()).comments;
    expect(comment).toMatchObject({ language: "de", field: "title", text: "Too long", isResolved: false });
    await call(author, "reviews/resolve-comment", { id: comment?.id, isResolved: true });
    expect((await read()).comments[0]).toMatchObject({ isResolved: true });
  });
});

describe("notices", () => {
  test("are read one by one or all at once, only by their user", async () => {
    await request();
    const { notices } = (await call(reviewer, "notices")).data as { notices: { id: number }[] };
    await call(stranger, "notices/read", { id: notices[0]?.id });
    expect((await noticesOf(reviewer)).unread).toBe(1);
    await call(reviewer, "notices/read", { id: notices[0]?.id });
    expect((await noticesOf(reviewer)).unread).toBe(0);
    expect((await noticesOf({ browser: administrator })).unread).toBe(1);
    await call({ browser: administrator }, "notices/read", {});
    expect((await noticesOf({ browser: administrator })).unread).toBe(0);
  });

  test.each([
    ["dashboard", 1, 0],
    ["off", 0, 0],
    ["mail", 1, 1],
  ])("with the setting %s are listed %i times and mailed %i times", async (channel, listed, mailed) => {
    const before = (await readQueuedMails(context, reviewer.email)).length;
    await call(reviewer, "notices/change-setting", { kind: "reviewRequested", channel });
    await request();
    expect((await noticesOf(reviewer)).unread).toBe(listed);
    expect((await readQueuedMails(context, reviewer.email)).length - before).toBe(mailed);
  });

  test("about mails are never mailed", async () => {
    const { data } = await call(reviewer, "notices/change-setting", { kind: "mailStuck", channel: "mail" });
    expect(data).toContainEqual({ kind: "mailStuck", channel: "dashboard" });
  });
});
