import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactAttachment, contactAttachmentPart, contactQuestion } from "#db/contact.ts";
import { deleteExpiredUploads } from "#domain/attachments";
import type { Attachment } from "#domain/attachments/schema";
import { eraseQuestions, exportQuestions } from "#domain/contact";
import type { SenderThread } from "#domain/contact/schema";
import type { Inbox, Thread } from "#domain/inbox/schema";
import { openTestApi } from "#tests/support/test-api.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import {
  makeImage,
  makeImageWithPrivateMetadata,
  makeDecompressionBomb,
  makePhotographWithMetadata,
  privateMarker,
} from "#tests/support/make-images.ts";
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

const at = (minutes: number) => context.setTime(new Date(noon + minutes * 60_000).toISOString());
const paper = (size = 1_000) => `%PDF-1.7 ${"x".repeat(size)}`;
let visitors = 0;
const visitor = () => site.open(`10.1.${(visitors += 1)}.1`);
const postFile = async (name: string, content: string | Uint8Array, by = visitor()) =>
  (await by.upload(`/contact/file?${new URLSearchParams({ name })}`, new Uint8Array(Buffer.from(content as string)))).body;
const uploadFile = async (...of: Parameters<typeof postFile>) => (await postFile(...of)).data as Attachment;
const question = { name: "Zoë", telephone: "0612345678", company: "Soleil" };
let questionCount = 0;
async function ask(changes: Record<string, unknown>) {
  questionCount += 1;
  const form = { ...question, email: `device${questionCount}@site.test`, message: `What is wrong ${questionCount}?`, ...changes };
  return { body: (await visitor().call("/contact/question", form)).body, ...form };
}
const read = async (id: string) => (await support.browser.call(`/staff/inbox/questions/${id}`)).body.data as Thread;
async function thread(message: string): Promise<Thread> {
  const { rows } = (await support.browser.call(`/staff/inbox?words=${encodeURIComponent(message)}`)).body.data as Inbox;
  return read(rows[0]!.id);
}
const countAttachments = () => context.database.$count(contactAttachment);

describe("unsent contact form attachments", () => {
  const share = 80 * 1024 * 1024;
  const size = 1_000;
  const exactly = paper(size - paper(0).length);
  const send = async (address: string, count: number) => {
    const files = Array.from({ length: count }, () => postFile("small.pdf", exactly, site.open(address)));
    return (await Promise.all(files)).map(({ code }) => code).toSorted();
  };
  /** Fills the storage quota of an address except for this number of files. */
  async function leaveRoom(address: string, files: number): Promise<string> {
    const { id } = await uploadFile("large.pdf", exactly, site.open(address));
    await context.database
      .update(contactAttachment)
      .set({ bytes: share - files * size })
      .where(eq(contactAttachment.id, id));
    return id;
  }
  beforeEach(() => context.database.delete(contactAttachment));

  test.each([
    ["an IPv4 address", "198.51.100.7", "198.51.100.7", "198.51.100.8"],
    ["a network of IPv6", "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"],
  ])("of %s are limited to 80 MB for two hours without affecting other addresses", async (_, address, same, other) => {
    await leaveRoom(address, 1);
    expect(await send(same, 1)).toEqual([200]);
    at(60);
    const answer = await site.open(same).upload("/contact/file?name=a.pdf", new Uint8Array(Buffer.from(exactly)));
    expect(answer).toMatchObject({ status: 429, body: { reason: "tooMany" } });
    expect(answer.headers.get("retry-after")).toBe("3600");
    expect(await send(other, 1)).toEqual([200]);
    at(120);
    expect(await send(same, 1)).toEqual([200]);
    at(0);
  });

  test("count correctly when they are uploaded at the same time", async () => {
    await leaveRoom("198.51.100.20", 3);
    // Sends as many uploads at once as one address may.
    expect(await send("198.51.100.20", 8)).toEqual([200, 200, 200, ...Array.from({ length: 5 }, () => 429)]);
  });

  test("stop counting once their question is submitted, and keep no trace of the address", async () => {
    const file = await leaveRoom("198.51.100.30", 0);
    const countUnhashed = () => context.database.$count(contactAttachment, isNull(contactAttachment.senderHash));
    expect([await countUnhashed(), await send("198.51.100.30", 1)]).toEqual([0, [429]]);
    expect((await ask({ files: file })).body.code).toBe(200);
    expect([await countUnhashed(), await send("198.51.100.30", 1)]).toEqual([1, [200]]);
  });

  test("are refused for all addresses once they fill 512 MB", async () => {
    for (const address of [1, 2, 3, 4, 5, 6, 7]) await leaveRoom(`203.0.113.${address}`, 0);
    expect((await postFile("one.pdf", exactly, site.open("203.0.113.99"))).reason).toBe("unavailable");
    at(120);
    expect((await postFile("one.pdf", exactly, site.open("203.0.113.99"))).code).toBe(200);
    at(0);
  });
});

describe("contact form attachment", () => {
  test("reaches staff as a download together with the serial number", async () => {
    const files = [await uploadFile("Platine.jpg", await makeImage("jpeg")), await uploadFile("Messung.pdf", paper())];
    const { message, email } = await ask({ files: files.map(({ id }) => id).join(","), serialNumber: " AG-0001 " });
    const { files: seen, request, id } = await thread(message);
    expect(seen).toHaveLength(2);
    expect(seen).toEqual(expect.arrayContaining(files));
    expect(request).toEqual({ kind: "question", details: { serialNumber: "AG-0001" } });
    const { headers, file } = await support.browser.call(`/staff/inbox/files/${files[1]!.id}`);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringMatching(/^attachment; filename="Messung\.pdf"/),
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(file?.toString()).toBe(paper());
    expect((await readQueuedMails(context)).find(({ replyTo }) => replyTo === email)?.data.fields).toMatchObject({
      details: "Serial number: AG-0001",
    });
    expect(await exportQuestions(context, email)).toMatchObject([{ id, files: seen }]);
  });

  async function storedBytes(name: string, content: Uint8Array): Promise<Buffer> {
    const { id } = await uploadFile(name, content);
    const parts = await context.database.select().from(contactAttachmentPart).where(eq(contactAttachmentPart.attachmentId, id));
    expect(parts.length).toBeGreaterThan(0);
    return Buffer.concat(parts.map(({ bytes }) => bytes));
  }

  test("is stored without image metadata", async () => {
    const storedFile = await storedBytes("photo.jpg", await makePhotographWithMetadata());
    for (const trace of ["Exif", "Jo Doe"]) expect(storedFile.includes(trace)).toBe(false);
  });

  test.each(["png", "webp", "jpeg"] as const)("is stored without text and private metadata: %s", async (format) => {
    const storedFile = await storedBytes(`photo.${format}`, await makeImageWithPrivateMetadata(format));
    expect([storedFile.length > 100, storedFile.includes(privateMarker)]).toEqual([true, false]);
  });

  const svg = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  test.each<[what: string, name: string, reason: string, content: () => Promise<Uint8Array> | string | Uint8Array]>([
    ["an HTML page with an image extension", "a.png", "senderFileKind", () => "<!doctype html><script>alert(1)</script>"],
    ["an SVG with a script", "a.svg", "senderFileKind", () => svg],
    ["an SVG with an image extension", "a.png", "senderFileKind", () => svg],
    ["a video", "a.mp4", "senderFileKind", () => Buffer.from("\0\0\0\x18ftypisom\0\0\0\0", "latin1")],
    ["a decompression bomb", "a.png", "tooManyPixels", () => makeDecompressionBomb()],
    ["a truncated image", "a.png", "damaged", () => Buffer.from("\x89PNG\r\n\x1a\nhalf", "latin1")],
    ["larger than 10 MB", "a.pdf", "senderFileTooLarge", () => paper(10 * 1024 * 1024)],
    ["empty", "a.pdf", "emptyFile", () => ""],
  ])("is refused and not stored when it is %s", async (_, name, reason, content) => {
    const before = await countAttachments();
    expect((await postFile(name, await content())).reason).toBe(reason);
    expect(await countAttachments()).toBe(before);
  });

  test("is refused when it is not sent as a file upload", async () => {
    const { status } = await visitor().call("/contact/file?name=a.pdf", {});
    expect(status).toBe(415);
  });

  test("is refused beyond four files and when already sent or unknown", async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(async (count) => (await uploadFile(`${count}.pdf`, paper(count))).id));
    expect((await ask({ files: ids.join(",") })).body.reasons).toEqual({ files: "tooManySenderFiles" });
    expect((await ask({ files: ids.slice(0, 2).join(",") })).body.code).toBe(200);
    expect((await ask({ files: ids[0] })).body.reasons).toEqual({ files: "filesGone" });
    expect((await ask({ files: "no id" })).body.code).toBe(400);
  });

  test("is not duplicated when the question is submitted twice", async () => {
    const form = { email: "twice@site.test", message: "Pressed twice, with a picture" };
    for (const _ of [1, 2]) await ask({ ...form, files: (await uploadFile("same.pdf", paper())).id });
    expect((await thread(form.message)).files).toMatchObject([{ name: "same.pdf" }]);
    expect(await context.database.$count(contactQuestion, eq(contactQuestion.email, form.email))).toBe(1);
  });

  test("can be added by submitting the question again, up to four files", async () => {
    const form = { email: "forgotten@site.test", message: "The picture was forgotten" };
    const names = ["one.pdf", "two.pdf", "three.pdf"];
    for (const selectedFiles of [["one.pdf"], names, ["four.pdf", "five.pdf"]]) {
      const files = await Promise.all(selectedFiles.map((name) => uploadFile(name, paper())));
      expect((await ask({ ...form, files: files.map(({ id }) => id).join(",") })).body.code).toBe(200);
    }
    const files = (await thread(form.message)).files?.map(({ name }) => name) ?? [];
    expect(files).toHaveLength(4);
    expect(files).toEqual(expect.arrayContaining(names));
  });

  test("is deleted after two hours when unsent, otherwise with its question", async () => {
    await context.database.delete(contactAttachment);
    await uploadFile("unsent.pdf", paper());
    const { email } = await ask({ files: (await uploadFile("sent.pdf", paper())).id });
    const names = async () => (await context.database.select().from(contactAttachment)).map(({ name }) => name).toSorted();
    at(119);
    await deleteExpiredUploads(context);
    expect(await names()).toEqual(["sent.pdf", "unsent.pdf"]);
    at(120);
    await deleteExpiredUploads(context);
    expect(await names()).toEqual(["sent.pdf"]);
    at(0);
    await context.database.transaction((transaction) => eraseQuestions(transaction, email));
    expect(await context.database.$count(contactAttachmentPart)).toBe(0);
  });

  test("cannot be sent after two hours, even before it is deleted", async () => {
    const { id } = await uploadFile("late.pdf", paper());
    at(120);
    expect((await ask({ files: id })).body.reasons).toEqual({ files: "filesGone" });
    at(119);
    expect((await ask({ files: id })).body.code).toBe(200);
    at(0);
  });

  test("is available in the thread after a merge and an answer", async () => {
    const email = "merged@site.test";
    const file = await uploadFile("moved.pdf", paper());
    const { message } = await ask({ email, files: file.id });
    const { message: other } = await ask({ email });
    const [moved, target] = [await thread(message), await thread(other)];
    await support.browser.call("/staff/inbox/merge", { id: moved.id, into: target.id });
    expect((await read(target.id)).messages).toMatchObject([{ text: message, files: [file] }]);
    await support.browser.call("/staff/inbox/reply", { id: target.id, text: "Seen.", seen: 1, state: "answered" });
    const token = new URL((await readQueuedMails(context, email)).at(-1)!.data.link!, "http://site.test").searchParams.get("token")!;
    const { messages } = (await visitor().call(`/contact/thread?token=${token}`)).body.data as SenderThread;
    expect(messages.flatMap(({ files = [] }) => files)).toEqual([file]);
    expect((await visitor().call(`/contact/thread/file?${new URLSearchParams({ token, id: file.id })}`)).status).toBe(200);
  });
});
