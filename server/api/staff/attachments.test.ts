import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactAttachment, contactAttachmentPart, contactMessage } from "#db/contact.ts";
import { auditEntry } from "#db/staff.ts";
import { deleteUnsentAttachments } from "#domain/attachments";
import { deliverMail } from "#domain/mail";
import type { Attachment } from "#domain/attachments/schema";
import type { SenderThread } from "#domain/contact/schema";
import type { Inbox, Thread } from "#domain/inbox/schema";
import type { Mail, Mailer } from "#platform/mail";
import { openTestApi } from "#tests/support/test-api.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { makeImage, makeDecompressionBomb } from "#tests/support/make-images.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";

const noon = Date.parse("2026-05-01T12:00:00Z");
const unknownId = "00000000-0000-4000-8000-000000000000";
let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let support: StaffUser;
let colleague: StaffUser;
let administrator: StaffUser;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  support = await createStaffUser(context, site, "support");
  colleague = await createStaffUser(context, site, "support");
  administrator = await createStaffUser(context, site, "administrator");
});
afterAll(() => context.close());

const at = (minutes: number) => context.setTime(new Date(noon + minutes * 60_000).toISOString());
const paper = (size = 1_000) => `%PDF-1.7 ${"x".repeat(size)}`;
let questionCount = 0;
async function ask(email = `filed${(questionCount += 1)}@site.test`): Promise<{ id: string; email: string }> {
  at(0);
  const message = `With a plan? ${email} ${(questionCount += 1)}`;
  const form = { name: "Zoë", telephone: "0612345678", company: "Soleil", problemType: "fault", email, message };
  await site.open().call("/contact/question", form, { "accept-language": "de" });
  const { rows } = (await support.browser.call(`/staff/inbox?words=${encodeURIComponent(message)}`)).body.data as Inbox;
  return { id: rows[0]!.id, email };
}
const read = async (id: string, by = support) => (await by.browser.call(`/staff/inbox/questions/${id}`)).body.data as Thread;
const bytesOf = (content: string | Uint8Array) => new Uint8Array(Buffer.from(content as string));
const attach = async (question: string, name: string, content: string | Uint8Array, by = support) =>
  (await by.browser.upload(`/staff/inbox/attach?${new URLSearchParams({ question, name })}`, bytesOf(content))).body;
const addFile = async (...of: Parameters<typeof attach>) => (await attach(...of)).data as Attachment;
const act = async (action: string, body: object, by = support) => (await by.browser.call(`/staff/inbox/${action}`, body)).body;
const reply = (id: string, attachments: string[], by = support, seen = 0) =>
  act("reply", { id, text: "As drawn.", seen, state: "answered", attachments }, by);
const mailTo = async (email: string) => (await readQueuedMails(context, email)).at(-1)!;
const tokenIn = (link = "") => new URL(link, "http://site.test").searchParams.get("token") ?? "";
const fetchFile = (token: string, id: string) => site.open().call(`/contact/thread/file?${new URLSearchParams({ token, id })}`);
async function askAndAnswer() {
  const { id, email } = await ask();
  const file = await addFile(id, "Schaltplan für Zoë.pdf", paper());
  expect((await reply(id, [file.id])).code).toBe(200);
  return { id, email, file, token: tokenIn((await mailTo(email)).data.link) };
}

describe("answer attachment", () => {
  test("is visible only to its uploader before sending and can be removed", async () => {
    const { id } = await ask();
    const file = await addFile(id, "plan.pdf", paper());
    expect(file).toEqual({ id: expect.any(String), name: "plan.pdf", bytes: paper().length });
    expect((await read(id)).waiting).toEqual([file]);
    expect((await read(id, colleague)).waiting).toEqual([]);
    expect((await act("detach", { id: file.id }, colleague)).reason).toBe("unknownAttachment");
    expect((await act("detach", { id: file.id })).code).toBe(200);
    expect((await read(id)).waiting).toEqual([]);
    expect(await context.database.$count(contactAttachmentPart, eq(contactAttachmentPart.attachmentId, file.id))).toBe(0);
  });

  const page = "<!doctype html><script>alert(1)</script>";
  test.each<[what: string, name: string, reason: string, content: () => Promise<Uint8Array> | string | Uint8Array]>([
    ["an HTML page with an image extension", "a.png", "unknownKind", () => page],
    ["an HTML page with a PDF extension", "a.pdf", "unknownKind", () => page],
    ["a program", "a.exe", "unknownKind", () => "MZ\x90\x00"],
    ["an archive", "a.zip", "unknownKind", () => "PK\x03\x04 inside"],
    ["an SVG drawing", "a.svg", "unknownKind", () => "<svg xmlns='http://www.w3.org/2000/svg'/>"],
    ["a decompression bomb", "a.png", "tooManyPixels", () => makeDecompressionBomb()],
    ["an HTML page with a PNG signature", "a.png", "damaged", () => Buffer.from(`\x89PNG\r\n\x1a\n${page}`, "latin1")],
    ["empty", "a.pdf", "emptyFile", () => ""],
  ])("is refused when it is %s", async (_, name, reason, content) => {
    const { id } = await ask();
    expect((await attach(id, name, await content())).reason).toBe(reason);
    expect((await read(id)).waiting).toEqual([]);
  });

  test("gets its extension from its content and refuses control characters in names", async () => {
    const { id } = await ask();
    const names = [await addFile(id, "plan.exe", paper()), await addFile(id, "photo.pdf", await makeImage("jpeg"))].map(({ name }) => name);
    expect(names).toEqual(["plan.exe.pdf", "photo.pdf.jpg"]);
    expect((await attach(id, "evil\u0007gnp.pdf", paper())).reasons).toEqual({ name: "controlCharacters" });
  });

  test("is limited to ten per question and requires an existing question", async () => {
    const { id } = await ask();
    for (let count = 0; count < 10; count += 1) expect((await attach(id, `${count}.pdf`, paper())).code).toBe(200);
    expect((await attach(id, "more.pdf", paper())).reason).toBe("tooManyFiles");
    expect((await attach(unknownId, "a.pdf", paper())).reason).toBe("unknownQuestion");
  });

  test("is deleted after a day when it is not sent", async () => {
    const { id } = await ask();
    await addFile(id, "late.pdf", paper());
    at(24 * 60);
    await deleteUnsentAttachments(context);
    expect(await context.database.$count(contactAttachment, eq(contactAttachment.questionId, id))).toBe(1);
    at(24 * 60 + 1);
    await deleteUnsentAttachments(context);
    expect(await context.database.$count(contactAttachment, eq(contactAttachment.questionId, id))).toBe(0);
    at(0);
  });
});

describe("answer with attachments", () => {
  test("includes them in its mail", async () => {
    const { email, file } = await askAndAnswer();
    const mail = await mailTo(email);
    expect(mail.data).toMatchObject({ attachments: [file.id] });
    const sentMails: Mail[] = [];
    const mailer: Mailer = {
      async send(each) {
        sentMails.push(each);
        return { ok: true };
      },
      close() {},
    };
    const job = { id: "one", data: { sealed: context.secrets.seal(JSON.stringify(mail)) } };
    await deliverMail(context, { job, mailer, siteUrl: new URL("http://site.test") });
    expect(sentMails[0]?.attachments).toEqual([{ name: "Schaltplan für Zoë.pdf", type: "application/pdf", content: Buffer.from(paper()) }]);
  });

  test("leaves large files to the thread and names them in the mail", async () => {
    const { id, email } = await ask();
    const [large, small] = [await addFile(id, "large.pdf", paper(7 * 1024 * 1024)), await addFile(id, "small.pdf", paper())];
    expect((await reply(id, [large.id, small.id])).code).toBe(200);
    const { data } = await mailTo(email);
    expect(data).toMatchObject({ attachments: [small.id], fields: { laterFiles: "large.pdf" } });
    const { file } = await fetchFile(tokenIn(data.link), large.id);
    expect(file?.equals(Buffer.from(paper(7 * 1024 * 1024)))).toBe(true);
  });

  test("shows its files to staff and sender and logs only their number", async () => {
    const { id, file, token } = await askAndAnswer();
    expect(await read(id)).toMatchObject({ waiting: [], messages: [{ files: [file] }] });
    const thread = (await site.open().call(`/contact/thread?token=${token}`)).body.data as SenderThread;
    expect(thread.messages.map(({ files }) => files)).toEqual([undefined, [file]]);
    const ownFile = await support.browser.call(`/staff/inbox/files/${file.id}`);
    expect(ownFile.file?.toString()).toBe(paper());
    const acts = (await context.database.select().from(auditEntry)).filter(({ subject }) => subject === `question/${id}`);
    expect(acts.map(({ action }) => action)).toEqual(["question.fileAdded", "question.answered"]);
    expect(acts[1]).toMatchObject({ after: { files: 1 } });
    expect(JSON.stringify(acts)).not.toContain("Schaltplan");
  });

  test.each<[what: string, whose: (id: string) => Promise<string>]>([
    ["that does not exist", async () => unknownId],
    ["of a colleague", async (id) => (await addFile(id, "theirs.pdf", paper(), colleague)).id],
    ["of another question", async () => (await addFile((await ask()).id, "other.pdf", paper())).id],
    ["that was already sent", async () => (await askAndAnswer()).file.id],
  ])("is not sent with a file %s", async (_, whose) => {
    const { id, email } = await ask();
    const ownFile = await addFile(id, "own.pdf", paper());
    expect((await reply(id, [ownFile.id, await whose(id)])).reason).toBe("unknownAttachment");
    expect((await read(id)).messages).toEqual([]);
    expect((await mailTo(email)).name).toBe("questionReceived");
  });

  test("is sent once when it is submitted several times at once", async () => {
    const { id } = await ask();
    const file = await addFile(id, "once.pdf", paper());
    const reasons = (await Promise.all([1, 2, 3].map(() => reply(id, [file.id])))).map(({ reason }) => reason ?? "done");
    expect(reasons.toSorted()).toEqual(["done", "threadMoved", "threadMoved"]);
  });
});

describe("sent attachment", () => {
  test("is served as a download that is never displayed or cached", async () => {
    const { token, file } = await askAndAnswer();
    const { status, headers, file: content } = await fetchFile(token, file.id);
    expect([status, content?.toString()]).toEqual([200, paper()]);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(paper().length),
      "content-disposition": "attachment; filename=\"Schaltplan f_r Zo_.pdf\"; filename*=UTF-8''Schaltplan%20f%C3%BCr%20Zo%C3%AB.pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("sandbox"),
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
  });

  test.each<[what: string, reason: string, call: () => Promise<[token: string, id: string]>]>([
    ["with an invalid link", "linkExpired", async () => ["x", (await askAndAnswer()).file.id]],
    ["with the link of another question", "unknownAttachment", async () => [(await askAndAnswer()).token, (await askAndAnswer()).file.id]],
    [
      "before it is sent",
      "unknownAttachment",
      async () => {
        const { id, token } = await askAndAnswer();
        return [token, (await addFile(id, "next.pdf", paper())).id];
      },
    ],
    [
      "after its link has expired",
      "linkLapsed",
      async () => {
        const { token, file } = await askAndAnswer();
        at(91 * 24 * 60);
        return [token, file.id];
      },
    ],
  ])("is not served %s", async (_, reason, call) => {
    const { status, body, file } = await fetchFile(...(await call()));
    expect([status, body.reason, file]).toEqual([404, reason, undefined]);
    at(0);
  });

  test("is refused to staff who may not answer questions", async () => {
    const { file } = await askAndAnswer();
    const editor = await createStaffUser(context, site, "editor", ["de"]);
    expect((await editor.browser.call(`/staff/inbox/files/${file.id}`)).body.reason).toBe("roleMayNot");
    expect((await site.open().call(`/staff/inbox/files/${file.id}`)).body.reason).toBe("notSignedIn");
  });

  test("moves with a merged question and stays available under its link", async () => {
    const email = "both@site.test";
    const [first, second] = [await ask(email), await ask(email)];
    const file = await addFile(first.id, "moved.pdf", paper());
    await reply(first.id, [file.id]);
    const token = tokenIn((await mailTo(email)).data.link);
    expect((await act("merge", { id: first.id, into: second.id })).code).toBe(200);
    expect((await fetchFile(token, file.id)).file?.length).toBe(paper().length);
    expect((await read(second.id)).messages.flatMap(({ files }) => files)).toEqual([file]);
  });

  test("is erased with the question", async () => {
    const { email, file, token } = await askAndAnswer();
    expect((await act("erase", { email }, administrator)).data).toEqual({ questions: 1 });
    for (const [table, column] of [
      [contactAttachment, contactAttachment.id],
      [contactAttachmentPart, contactAttachmentPart.attachmentId],
    ] as const)
      expect(await context.database.$count(table, eq(column, file.id))).toBe(0);
    expect((await fetchFile(token, file.id)).body.reason).toBe("linkExpired");
  });

  test("is deleted with its message", async () => {
    const { id, file } = await askAndAnswer();
    await context.database.delete(contactMessage).where(eq(contactMessage.questionId, id));
    expect(await context.database.$count(contactAttachmentPart, eq(contactAttachmentPart.attachmentId, file.id))).toBe(0);
  });
});
