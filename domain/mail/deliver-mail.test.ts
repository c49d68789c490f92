import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactQuestion } from "#db/contact.ts";
import { openMailTransport, type Mail, type SendResult } from "#platform/mail";
import { onlyRow } from "#platform/database";
import { SMTPServer } from "smtp-server";
import type { AddressInfo } from "node:net";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { createReplyAddress, deliverMail, type OutgoingMail } from "./index.ts";

const replyAddress = "reply@example.com";
const siteUrl = new URL("http://site.test");
let context: TestContext;
let questionId: string;
beforeAll(async () => {
  context = await openTestContext();
  const question = { fingerprint: "x", language: "en", name: "Z", email: "z@site.test", telephone: "", company: "", message: "Why?" };
  const rows = await context.database
    .insert(contactQuestion)
    .values({ ...question, createdAt: context.clock.now() })
    .returning();
  questionId = onlyRow(rows).id;
});
afterAll(() => context.close());

async function deliver(mail: Partial<OutgoingMail>, result: SendResult = { ok: true }, address: string | null = replyAddress) {
  const sent: Mail[] = [];
  const mailer = { send: async (each: Mail) => (sent.push(each), result), close() {} };
  const answer = { name: "questionAnswered", language: "en", to: "z@site.test", data: { letter: "Because." }, ...mail };
  const job = { id: crypto.randomUUID(), data: { sealed: context.secrets.seal(JSON.stringify(answer)) } };
  const failure = await deliverMail(context, { job, mailer, siteUrl, replyAddress: address ?? undefined });
  return { mail: sent[0]!, failure };
}
const readUndelivered = async () =>
  onlyRow(await context.database.select().from(contactQuestion).where(eq(contactQuestion.id, questionId))).undeliveredAt;

test("an answer has the signed address for replies and bounces, and says that a reply arrives", async () => {
  const { mail } = await deliver({ question: questionId });
  const address = createReplyAddress(context.secrets, replyAddress, questionId);
  expect(mail).toMatchObject({ replyTo: address, returnTo: address });
  expect(mail.text).toContain("You can also reply to this email.");
});

test("mails without a question, and all mails without REPLY_ADDRESS, have no signed address", async () => {
  for (const { mail } of [await deliver({}), await deliver({ question: questionId }, { ok: true }, null)]) {
    expect(JSON.stringify(mail)).not.toContain("reply+");
    expect(mail.text).not.toContain("reply to this email");
  }
});

test("an answer that the mail server rejects marks its question as not delivered", async () => {
  expect(await readUndelivered()).toBeNull();
  const { failure } = await deliver({ question: questionId }, { ok: false, status: 550, error: "550 unknown" });
  expect(failure).toEqual({ error: "550 unknown", isFinal: true });
  expect(await readUndelivered()).toEqual(context.clock.now());
});

test("bounces return to the signed address, because it is the sender of the envelope", async () => {
  const senders: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onMailFrom: ({ address }, _session, done) => (senders.push(address), done()),
    onData: (stream, _session, done) => void stream.on("end", () => done()).resume(),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = openMailTransport({ smtpUrl: new URL(`smtp://127.0.0.1:${port}`), from: "site@example.com", directory: "" }).openMailer(1);
  const mail = { to: "z@site.test", subject: "S", html: "<p>T</p>", text: "T" };
  expect(await mailer.send({ ...mail, id: "1", returnTo: "reply+x@example.com" })).toEqual({ ok: true });
  expect(await mailer.send({ ...mail, id: "2" })).toEqual({ ok: true });
  expect(senders).toEqual(["reply+x@example.com", "site@example.com"]);
  mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
