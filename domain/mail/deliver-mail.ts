import { readWholeFiles } from "#domain/attachments";
import { copyIn, readSiteConfig } from "#domain/site-config";
import { languages, type Language } from "#i18n/languages.ts";
import { codeOf } from "#platform/failures";
import type { Job, JobFailure } from "#platform/jobs";
import { mailErrorOf, type Mail, type Mailer, type Sent } from "#platform/mail";
import type { Context } from "../context.ts";
import type { Site } from "../site-config/schema.ts";
import { mailCopies } from "./copy/index.ts";
import type { OutgoingMail } from "./mail-data.ts";
import { openMail, queueMail } from "./queue-mail.ts";
import { renderMail } from "./render-mail.ts";

/** Mails to somebody who waits for an answer. */
const answerable = new Set<OutgoingMail["name"]>([
  "questionReceived",
  "installerReceived",
  "partnerReceived",
  "partnerAccepted",
  "partnerDeclined",
  "questionAnswered",
]);

type Configs = Awaited<ReturnType<typeof readSiteConfig>>;

/**
 * Sends a mail that waited. One that its receiver's server refuses for good is reported and stays in the queue as failed, where an
 * administrator sees it; not so a code, which is worth nothing by then.
 */
export async function deliverMail(context: Context, input: { job: Job; mailer: Mailer; siteUrl: URL }): Promise<JobFailure | undefined> {
  const { job, mailer, siteUrl } = input;
  const mail = openMail(context, job);
  if (mail.validUntil !== undefined && new Date(mail.validUntil) <= context.clock.now()) {
    context.log.info("mail.expired", { mail: mail.name, id: job.id });
    return undefined;
  }
  const configs = await readSiteConfig(context);
  const to = mail.to ?? readerOf(configs, mail) ?? siteIn(configs, mail.language).email;
  if (to === undefined) {
    context.log.warn("mail.noAddress", { mail: mail.name, id: job.id });
    return { error: "noAddress", isFinal: true };
  }
  const attachments = await readWholeFiles(context, mail.data.attachments ?? []);
  const sent = await trySending(mailer, { ...composed({ id: job.id, mail, to, configs, siteUrl }), attachments });
  if (sent.ok) {
    context.log.info("mail.sent", { mail: mail.name, id: job.id });
    return undefined;
  }
  if ("status" in sent) {
    await reportRefusal(context, mail, { id: job.id, status: sent.status });
    return mail.data.code === undefined ? { error: sent.error, isFinal: true } : undefined;
  }
  // A warning, not an error, because the job is tried again. The log does not name the receiver's address.
  context.log.warn("mail.delayed", { mail: mail.name, id: job.id, code: sent.code });
  return { error: sent.error, isFinal: false };
}

type Delayed = { ok: false; error: string; code: string | undefined };

/** A mail server that is away or does not take a mail now is no fault of the site. */
async function trySending(mailer: Mailer, mail: Mail): Promise<Sent | Delayed> {
  return mailer.send(mail).catch((error: unknown): Delayed => ({ ok: false, error: mailErrorOf(error, mail.to), code: codeOf(error) }));
}

/** A mail to somebody as the mailer takes it; for those that say themselves when and how often they are sent. */
export async function composeMail(
  context: Context,
  input: { id: string; mail: OutgoingMail & { to: string }; siteUrl: URL },
): Promise<Mail> {
  return composed({ ...input, to: input.mail.to, configs: await readSiteConfig(context) });
}

type Addressed = { id: string; mail: OutgoingMail; to: string; configs: Configs; siteUrl: URL };

function composed({ id, mail, to, configs, siteUrl }: Addressed): Mail {
  const { language } = mail;
  const site = siteIn(configs, language);
  return {
    id,
    to,
    // Whoever answers a mail of the site reaches a person.
    replyTo: mail.replyTo ?? site.email,
    headers: headersOf(mail, siteUrl),
    ...renderMail({ copy: copyIn(mailCopies, language, configs), language, mail, site, siteUrl }),
  };
}

/**
 * The log has no address. The company hears of whoever asked and cannot be answered by mail; its own mails are refused
 * for a fault of its mailbox, which only the log can tell.
 */
async function reportRefusal(context: Context, mail: OutgoingMail, { id, status }: { id: string; status: number }): Promise<void> {
  const fields = { mail: mail.name, id, status };
  if (mail.to === undefined) context.log.error("mail.refused", new Error("The company's mailbox refuses its mail."), fields);
  else context.log.warn("mail.refused", fields);
  if (!answerable.has(mail.name)) return;
  const values = { email: mail.to ?? "", status: String(status) };
  await queueMail(context, context.database, [{ name: "answerImpossible", language: "en", to: undefined, data: { values } }]);
}

function headersOf({ data }: OutgoingMail, siteUrl: URL): Record<string, string> {
  if (data.letter !== undefined) return {};
  // Nobody's out-of-office is to answer a machine.
  const headers = { "Auto-Submitted": "auto-generated" };
  if (data.unsubscribe === undefined) return headers;
  const oneClick = new URL(data.unsubscribe, siteUrl).href;
  return { ...headers, "List-Unsubscribe": `<${oneClick}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Whose mailbox a question about a subject is for. */
function readerOf(configs: Configs, { subject }: OutgoingMail): string | undefined {
  return subject && siteIn(configs, subject.language).questionEmails?.[subject.name];
}

function siteIn(configs: Configs, language: Language): Site {
  return { brand: "", ...configs[languages.en.configKey]?.site, ...configs[languages[language].configKey]?.site };
}
