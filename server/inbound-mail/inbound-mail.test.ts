import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contactQuestion } from "#db/contact.ts";
import type { Inbox, Thread } from "#domain/inbox/schema";
import { createReplyAddress } from "#domain/mail";
import { startImapServer, type ImapServer } from "#tests/support/imap-server.ts";
import { makeImage } from "#tests/support/make-images.ts";
import { createStaffUser, type StaffUser } from "#tests/support/staff.ts";
import { readQueuedMails } from "#tests/support/sign-up-form.ts";
import { openTestApi } from "#tests/support/test-api.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { createRecordingLog, idleServices, testEnvironment } from "#tests/support/test-environment.ts";
import type { VisitorEnv } from "../visitor.ts";
import { acceptInboundMail, inboundMailPath } from "./accept-inbound-mail.ts";
import { pollMailbox } from "./poll-mailbox.ts";

const secret = "an-inbound-secret-of-32-characters";
const replyAddress = "reply@example.com";
const log = createRecordingLog();
let context: TestContext;
let site: ReturnType<typeof openTestApi>;
let support: StaffUser;
let imap: ImapServer;
let receiver: Hono<VisitorEnv>;
let environment: ReturnType<typeof testEnvironment>;
beforeAll(async () => {
  context = await openTestContext();
  site = openTestApi(context);
  support = await createStaffUser(context, site, "support");
  imap = await startImapServer();
  environment = testEnvironment({ replyAddress, inboundMailSecret: secret, imapUrl: imap.url });
  const services = { ...idleServices, databaseUrl: "", listen: () => async () => {}, close: async () => {} };
  const handler = acceptInboundMail({ ...services, searchDatabase: context.database, context: { ...context, log }, environment });
  receiver = new Hono<VisitorEnv>().all(inboundMailPath, handler);
});
afterAll(async () => {
  await imap.close();
  await context.close();
});
beforeEach(() => {
  imap.mails.length = 0;
  log.lines.length = 0;
});

const bearer = { authorization: `Bearer ${secret}` };
const post = (body: BodyInit, headers: Record<string, string>) =>
  receiver.request(`http://site.test${inboundMailPath}`, { method: "POST", body, headers });
const send = async (mail: string | Buffer, headers: Record<string, string> = bearer) =>
  post(new Uint8Array(Buffer.from(mail)), { "content-type": "message/rfc822", ...headers });
const poll = () => pollMailbox({ context: { ...context, log }, environment });

let count = 0;
/** A question with an answer, and the reply address of that answer. */
async function askAndAnswer(): Promise<{ id: string; email: string; address: string }> {
  count += 1;
  const email = `mailer${count}@site.test`;
  const form = { name: "Zoë", telephone: "0612345678", company: "Soleil", email, message: `Why ${count}?` };
  await site.open().call("/contact/question", form);
  const { rows } = (await support.browser.call(`/staff/inbox?words=${email}`)).body.data as Inbox;
  const { id } = rows[0]!;
  await support.browser.call("/staff/inbox/reply", { id, text: "Because.", seen: 0, state: "answered" });
  return { id, email, address: createReplyAddress(context.secrets, replyAddress, id) };
}
const thread = async (id: string) => (await support.browser.call(`/staff/inbox/questions/${id}`)).body.data as Thread;
const lastOf = async (id: string) => (await thread(id)).messages.at(-1)!;

let mailCount = 0;
function mail(from: string, to: string, text: string, more = ""): string {
  mailCount += 1;
  return `From: ${from}\r\nTo: ${to}\r\nMessage-ID: <m${mailCount}@site.test>\r\n${more}MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`;
}
async function fixture(name: string, { email, address }: { email: string; address: string }): Promise<string> {
  const source = await readFile(path.join(import.meta.dirname, "../../platform/inbound-mail/mails", `${name}.eml`), "latin1");
  return source.replaceAll("reply+token@example.com", address).replace(/^From: .*$/m, `From: ${email}`);
}
const result = async (response: Response) => [response.status, ((await response.json()) as { result: string }).result];

describe("inbound mail", () => {
  test("adds a reply with its file to the thread and reopens it", async () => {
    const question = await askAndAnswer();
    await support.browser.call("/staff/inbox/state", { id: question.id, state: "closed" });
    const png = (await makeImage("png", 40, 30)).toString("base64");
    const source = (await fixture("outlook-de", question)).replace(/iVBOR[\w+/=\r\n]+?(?=\r\n--_004_--)/, png);
    expect(await result(await send(source))).toEqual([200, "stored"]);
    expect(await thread(question.id)).toMatchObject({ state: "open", isUnread: true });
    const message = await lastOf(question.id);
    expect(message).toMatchObject({
      from: "sender",
      files: [{ name: "Typenschild Gerät.png" }],
      mail: { whole: expect.stringContaining("Gesendet:") },
    });
    expect(message.text).toMatch(/^Guten Tag,[^]*Jürgen Groß$/);
    expect(message.mail).not.toHaveProperty("otherAddress");
    const notices = (await readQueuedMails(context)).filter(
      ({ name, data }) => name === "questionContinued" && data.fields?.message === message.text,
    );
    expect(notices).toHaveLength(1);
    expect(JSON.stringify(log.lines)).not.toContain(question.email);
  });

  test("stores a mail once when it arrives several times at once", async () => {
    const question = await askAndAnswer();
    const source = mail(question.email, question.address, "Once.");
    const results = await Promise.all(Array.from({ length: 5 }, async () => (await result(await send(source)))[1]));
    expect(results.toSorted()).toEqual(["repeated", "repeated", "repeated", "repeated", "stored"]);
    expect((await thread(question.id)).messages).toHaveLength(2);
  });

  test("matches only the signed address, never the sender or the subject", async () => {
    const [first, second] = [await askAndAnswer(), await askAndAnswer()];
    const [name = "", domain] = first.address.split("@");
    const forged = `${name.slice(0, -1)}${name.endsWith("a") ? "b" : "a"}@${domain}`;
    for (const to of [replyAddress, forged, `reply+${"0".repeat(41)}@example.com`, first.address.replace("example.com", "example.org")])
      expect(await result(await send(mail(first.email, to, "Lost.")))).toEqual([422, "unmatched"]);
    expect(await result(await send(mail(first.email, second.address.toUpperCase(), "From elsewhere.")))).toEqual([200, "stored"]);
    expect((await lastOf(second.id)).mail).toMatchObject({ otherAddress: first.email });
    expect((await thread(first.id)).messages).toHaveLength(1);
  });

  test("does not reopen a question for an absence note, and shows that an answer bounced", async () => {
    const question = await askAndAnswer();
    expect(await result(await send(await fixture("absence", question)))).toEqual([200, "automatic"]);
    expect(await result(await send(await fixture("delay", question)))).toEqual([200, "automatic"]);
    expect(await thread(question.id)).toMatchObject({ state: "answered", isUnread: false, undeliveredAt: null });
    expect(await result(await send(await fixture("bounce", question)))).toEqual([200, "bounce"]);
    expect(await thread(question.id)).toMatchObject({ state: "answered", undeliveredAt: expect.any(String) });
    await support.browser.call("/staff/inbox/reply", { id: question.id, text: "Again.", seen: 1, state: "answered" });
    expect((await thread(question.id)).undeliveredAt).toBeNull();
  });

  test("limits the mails of a thread in an hour", async () => {
    const question = await askAndAnswer();
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) statuses.push((await send(mail(question.email, question.address, `Nr ${index}`))).status);
    expect(statuses.slice(18)).toEqual([200, 200, 429, 429]);
  });

  test("removes characters that cannot be stored, and lists files that are not accepted", async () => {
    const question = await askAndAnswer();
    const body = `\r\n--b\r\nContent-Type: text/plain\r\n\r\nNull\0 and\u200b\x07 bell\r\n--b\r\nContent-Type: application/zip; name=a.zip\r\nContent-Disposition: attachment; filename=a.zip\r\n\r\nPK\r\n--b--\r\n`;
    const source = mail(question.email, question.address, body).replace("text/plain; charset=utf-8", "multipart/mixed; boundary=b");
    expect(await result(await send(source))).toEqual([200, "stored"]);
    expect(await lastOf(question.id)).toMatchObject({
      text: expect.stringMatching(/^Null and.* bell$/),
      files: [],
      mail: { leftOut: ["a.zip"] },
    });
  });

  test("reaches the question that a thread was merged into, and no deleted one", async () => {
    const question = await askAndAnswer();
    const [{ id: other } = { id: "" }] = await context.database
      .insert(contactQuestion)
      .values({
        fingerprint: "x",
        language: "en",
        name: "Z",
        email: question.email,
        telephone: "",
        company: "",
        message: "Other",
        createdAt: new Date(),
      })
      .returning({ id: contactQuestion.id });
    await support.browser.call("/staff/inbox/merge", { id: question.id, into: other });
    expect(await result(await send(mail(question.email, question.address, "To both.")))).toEqual([200, "stored"]);
    expect((await lastOf(other)).text).toBe("To both.");
    await context.database.delete(contactQuestion).where(eq(contactQuestion.id, other));
    expect(await result(await send(mail(question.email, question.address, "To nobody.")))).toEqual([422, "unmatched"]);
  });
});

describe("inbound mail webhook", () => {
  test("accepts the secret as bearer token, as password and as HMAC, and refuses anything else", async () => {
    const question = await askAndAnswer();
    const source = mail(question.email, question.address, "Signed.");
    const sign = (key: string) => createHmac("sha256", key).update(source).digest("hex");
    const basic = (password: string) => `Basic ${Buffer.from(`any:${password}`).toString("base64")}`;
    const refused: Record<string, string>[] = [
      {},
      { authorization: `Bearer ${secret}x` },
      { authorization: "Bearer" },
      { authorization: basic("") },
      { "x-signature": sign("another secret") },
      { "x-signature": "" },
    ];
    for (const headers of refused) expect((await send(source, headers)).status).toBe(401);
    expect(await result(await send(source, { "x-signature": `sha256=${sign(secret)}` }))).toEqual([200, "stored"]);
    expect(await result(await send(source, { authorization: basic(secret) }))).toEqual([200, "repeated"]);
  });

  test("reads the forms of mail providers, with the receiver of the envelope", async () => {
    const question = await askAndAnswer();
    const sendGrid = new FormData();
    sendGrid.set("envelope", JSON.stringify({ to: [question.address], from: question.email }));
    sendGrid.set("email", mail(question.email, "hidden@example.com", "By SendGrid."));
    expect(await result(await post(sendGrid, bearer))).toEqual([200, "stored"]);
    const mailgun = new URLSearchParams({
      recipient: question.address,
      "body-mime": mail(question.email, "hidden@example.com", "By Mailgun."),
    });
    expect(await result(await post(mailgun, bearer))).toEqual([200, "stored"]);
    expect((await thread(question.id)).messages.map(({ text }) => text)).toEqual(["Because.", "By SendGrid.", "By Mailgun."]);
    expect((await post(new URLSearchParams({ subject: "none" }), bearer)).status).toBe(400);
  });

  test("reads no more bodies of an address after twenty wrong signatures", async () => {
    const sendFrom = (address: string, headers: Record<string, string>) =>
      receiver.request(`http://site.test${inboundMailPath}`, { method: "POST", body: "x", headers }, { address });
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await sendFrom("192.0.2.7", { "x-signature": "wrong" })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    // The provider has another address; the secret itself always counts.
    expect((await sendFrom("192.0.2.8", { "x-signature": "wrong" })).status).toBe(401);
    expect((await sendFrom("192.0.2.7", bearer)).status).toBe(422);
  });

  test("refuses a body that is too large or empty, and other methods", async () => {
    expect((await post("x", { ...bearer, "content-length": String(40 * 1024 * 1024) })).status).toBe(413);
    expect((await post("", bearer)).status).toBe(400);
    expect((await receiver.request(`http://site.test${inboundMailPath}`, { headers: bearer })).status).toBe(405);
  });
});

describe("inbound mailbox", () => {
  test("reads each reply once and leaves other mails unread", async () => {
    const question = await askAndAnswer();
    const sources = [
      mail("stranger@site.test", replyAddress, "No thread."),
      await fixture("qq-gb18030", question),
      mail(question.email, question.address, "Second."),
    ];
    imap.mails.push(...sources.map((source) => ({ source: Buffer.from(source, "latin1"), isSeen: false })));
    await Promise.all([poll(), poll(), poll()]);
    expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([false, true, true]);
    for (const stored of imap.mails) stored.isSeen = false;
    await poll();
    const { messages } = await thread(question.id);
    expect(messages.map(({ text }) => text)).toEqual(["Because.", "谢谢！蓝色开关已打开，现在可以充电了。𠮷", "Second."]);
  });

  test("reads the mails behind one whose file has a name that the database refuses", async () => {
    const question = await askAndAnswer();
    const body = `\r\n--b\r\nContent-Type: text/plain\r\n\r\nWith a file.\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment; filename*=utf-8''a%00b%E2%80%AEc.pdf\r\n\r\n%PDF-1.7 x\r\n--b--\r\n`;
    const hostile = mail(question.email, question.address, body).replace("text/plain; charset=utf-8", "multipart/mixed; boundary=b");
    const sources = [hostile, mail(question.email, question.address, "Behind it.")];
    imap.mails.push(...sources.map((source) => ({ source: Buffer.from(source), isSeen: false })));
    await poll();
    expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([true, true]);
    const { messages } = await thread(question.id);
    expect(messages.slice(1).map(({ text, files }) => [text, files.map(({ name }) => name)])).toEqual([
      ["With a file.", ["a_bc.pdf"]],
      ["Behind it.", []],
    ]);
  });

  test("reads the mails behind one that cannot be stored", async () => {
    const question = await askAndAnswer();
    const sources = ["Fails.", "Behind it."].map((text) => mail(question.email, question.address, text));
    imap.mails.push(...sources.map((source) => ({ source: Buffer.from(source), isSeen: false })));
    await context.database.execute(sql`alter table contact_message add constraint refuses check (text <> 'Fails.') not valid`);
    await poll();
    await context.database.execute(sql`alter table contact_message drop constraint refuses`);
    expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([false, true]);
    expect((await lastOf(question.id)).text).toBe("Behind it.");
    expect(log.lines.filter(({ level }) => level === "error").map(({ event }) => event)).toEqual(["mailbox.mailFailed"]);
  });

  test("transfers one mail of a thread that has too many", async () => {
    const question = await askAndAnswer();
    for (let index = 0; index < 20; index += 1) await send(mail(question.email, question.address, `Nr ${index}`));
    const other = await askAndAnswer();
    const sources = [question, question, question, other].map(({ email, address }) => mail(email, address, "More."));
    imap.mails.push(...sources.map((source) => ({ source: Buffer.from(source), isSeen: false })));
    const transferredBefore = imap.transferred;
    await poll();
    expect(imap.mails.map(({ isSeen }) => isSeen)).toEqual([false, false, false, true]);
    expect(imap.transferred - transferredBefore).toBe(2);
  });

  test("logs an unavailable server without user name and password", async () => {
    const url = new URL(imap.url);
    url.password = "wrong";
    await pollMailbox({ context: { ...context, log }, environment: { ...environment, imapUrl: url } });
    url.port = "1";
    await pollMailbox({ context: { ...context, log }, environment: { ...environment, imapUrl: url } });
    expect(log.lines.map(({ level, event }) => [level, event])).toEqual([
      ["warn", "mailbox.unavailable"],
      ["warn", "mailbox.unavailable"],
    ]);
    expect(JSON.stringify(log.lines)).not.toMatch(/wrong|reply@|reply%40/);
  });
});
