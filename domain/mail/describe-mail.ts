import type { Language } from "#i18n/languages.ts";
import type { Job } from "#platform/jobs";
import type { Context } from "../context.ts";
import { copies } from "./copy/index.ts";
import { openMail } from "./queue-mail.ts";

/** `subject` without what it says about a person; `to` without the name of the mailbox, `null` for the company's own. */
export type MailDescription = { subject: string; to: string | null };

/** Describes a queued mail to an administrator. A mail that was sealed with another secret has no description. */
export function describeMail(
  context: Pick<Context, "secrets">,
  { job, language }: { job: Pick<Job, "id" | "data">; language: Language },
): MailDescription | undefined {
  const mail = openOrNothing(context, job);
  if (!mail) return undefined;
  const subject = copies[language].mails[mail.name].subject.replace(/\{\w+\}/g, "…");
  return { subject, to: mail.to === undefined ? null : maskAddress(mail.to) };
}

function openOrNothing(context: Pick<Context, "secrets">, job: Job) {
  try {
    return openMail(context, job);
  } catch {
    return undefined;
  }
}

/** Keeps the first letter and the domain of an address. The log can tell receivers apart without naming them. */
function maskAddress(address: string): string {
  return `${address.slice(0, 1)}…${address.slice(address.lastIndexOf("@"))}`;
}
