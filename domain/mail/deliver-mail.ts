import { eq } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { readWholeFiles } from "#domain/attachments";
import { copyIn, readSiteConfig, readVisibleConfig } from "#domain/site-config";
import { languages, type Language } from "#i18n/languages.ts";
import { codeOf } from "#platform/failures";
import type { Job, JobFailure } from "#platform/jobs";
import { describeMailError, type Mail, type Mailer, type SendResult } from "#platform/mail";
import type { Context } from "../context.ts";
import type { Site } from "../site-config/schema.ts";
import { mailCopies } from "./copy/index.ts";
import type { OutgoingMail } from "./mail-data.ts";
import { decryptMail, queueMail } from "./queue-mail.ts";
import { renderMail } from "./render-mail.ts";
import { createReplyAddress } from "./reply-address.ts";

/** Mails to senders of requests; the company is notified if one is rejected. */
const repliesExpected = new Set<OutgoingMail["name"]>([
  "questionReceived",
  "installerReceived",
  "partnerReceived",
  "projectReceived",
  "jobReceived",
  "partnerAccepted",
  "partnerDeclined",
  "questionAnswered",
]);

type Configs = Awaited<ReturnType<typeof readSiteConfig>>;

/**
 * Sends a queued mail. A permanently rejected mail is reported and stays in the queue as failed, visible to
 * administrators; a rejected code is dropped because it expires soon.
 */
export async function deliverMail(
  context: Context,
  input: { job: Job; mailer: Mailer; siteUrl: URL; replyAddress?: string },
): Promise<JobFailure | undefined> {
  const { job, mailer, siteUrl } = input;
  const mail = decryptMail(context, job);
  if (mail.validUntil !== undefined && new Date(mail.validUntil) <= context.clock.now()) {
    context.log.info("mail.expired", { mail: mail.name, id: job.id });
    return undefined;
  }
  const configs = await readSiteConfig(context);
  const to = mail.to ?? questionMailbox(configs, mail) ?? siteIn(configs, mail.language).email;
  if (to === undefined) {
    context.log.warn("mail.noAddress", { mail: mail.name, id: job.id });
    return { error: "noAddress", isFinal: true };
  }
  const attachments = await readWholeFiles(context, mail.data.attachments ?? []);
  const reply = replyAddressOf(context, input.replyAddress, mail);
  const visible = await readVisibleConfig(context, configs);
  const result = await trySending(mailer, { ...compose({ id: job.id, mail, to, reply, configs: visible, siteUrl }), attachments });
  if (result.ok) {
    context.log.info("mail.sent", { mail: mail.name, id: job.id });
    return undefined;
  }
  if ("status" in result) {
    await markUndelivered(context, mail);
    await reportRejection(context, mail, { id: job.id, status: result.status });
    return mail.data.code === undefined ? { error: result.error, isFinal: true } : undefined;
  }
  // Log a warning, because the job is retried. The log must not contain the address of the receiver.
  context.log.warn("mail.delayed", { mail: mail.name, id: job.id, code: result.code });
  return { error: result.error, isFinal: false };
}

type TemporaryFailure = { ok: false; error: string; code: string | undefined };

/** Converts exceptions of an unreachable or busy mail server into a temporary failure. */
async function trySending(mailer: Mailer, mail: Mail): Promise<SendResult | TemporaryFailure> {
  return mailer
    .send(mail)
    .catch((error: unknown): TemporaryFailure => ({ ok: false, error: describeMailError(error, mail.to), code: codeOf(error) }));
}

/** Renders a mail for senders with their own queue, such as the newsletter. */
export async function composeMail(
  context: Context,
  input: { id: string; mail: OutgoingMail & { to: string }; siteUrl: URL },
): Promise<Mail> {
  return compose({ ...input, to: input.mail.to, configs: await readVisibleConfig(context) });
}

function replyAddressOf({ secrets }: Context, replyAddress: string | undefined, { question }: OutgoingMail): string | undefined {
  return replyAddress === undefined || question === undefined ? undefined : createReplyAddress(secrets, replyAddress, question);
}

/** Shows in the inbox that a mail for the sender of a question was rejected. */
async function markUndelivered({ database, clock }: Context, { question }: OutgoingMail): Promise<void> {
  if (question === undefined) return;
  await database.update(contactQuestion).set({ undeliveredAt: clock.now() }).where(eq(contactQuestion.id, question));
}

type MailInput = { id: string; mail: OutgoingMail; to: string; reply?: string; configs: Configs; siteUrl: URL };

function compose({ id, mail, to, reply, configs, siteUrl }: MailInput): Mail {
  const { language } = mail;
  const site = siteIn(configs, language);
  return {
    id,
    to,
    // Replies to automatic mails reach the company.
    replyTo: mail.replyTo ?? reply ?? site.email,
    // Bounces return to the envelope's sender.
    returnTo: reply,
    headers: createHeaders(mail, siteUrl),
    ...renderMail({ copy: copyIn(mailCopies, language, configs), language, mail, site, siteUrl, canReply: reply !== undefined }),
  };
}

/**
 * Logs a rejection without the address, and notifies the company if the sender of a request cannot be reached.
 */
async function reportRejection(context: Context, mail: OutgoingMail, { id, status }: { id: string; status: number }): Promise<void> {
  const fields = { mail: mail.name, id, status };
  if (mail.to === undefined) context.log.error("mail.refused", new Error("The company's mailbox rejected a mail of the site."), fields);
  else context.log.warn("mail.refused", fields);
  if (!repliesExpected.has(mail.name)) return;
  const values = { email: mail.to ?? "", status: String(status) };
  await queueMail(context, context.database, [{ name: "answerImpossible", language: "en", to: undefined, data: { values } }]);
}

function createHeaders({ data }: OutgoingMail, siteUrl: URL): Record<string, string> {
  if (data.letter !== undefined) return {};
  // Prevents automatic replies, such as out-of-office messages (RFC 3834).
  const headers = { "Auto-Submitted": "auto-generated" };
  if (data.unsubscribe === undefined) return headers;
  const oneClick = new URL(data.unsubscribe, siteUrl).href;
  return { ...headers, "List-Unsubscribe": `<${oneClick}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function questionMailbox(configs: Configs, { subject }: OutgoingMail): string | undefined {
  return subject && siteIn(configs, subject.language).questionEmails?.[subject.name];
}

function siteIn(configs: Configs, language: Language): Site {
  return { brand: "", ...configs[languages.en.configKey]?.site, ...configs[languages[language].configKey]?.site };
}
