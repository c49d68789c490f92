import type { Language } from "#i18n/languages.ts";
import type { Job } from "#platform/jobs";
import type { Context } from "../context.ts";
import { copies } from "./copy/index.ts";
import { decryptMail } from "./queue-mail.ts";

/** `subject` without personal values; `to` without the mailbox name, `null` for the company. */
export type MailDescription = { subject: string; to: string | null };

/** Describes a queued mail for administrators; `undefined` if it was sealed with an unknown secret. */
export function describeMail(
  context: Pick<Context, "secrets">,
  { job, language }: { job: Pick<Job, "id" | "data">; language: Language },
): MailDescription | undefined {
  const mail = tryDecryptMail(context, job);
  if (!mail) return undefined;
  const subject = copies[language].mails[mail.name].subject.replace(/\{\w+\}/g, "…");
  return { subject, to: mail.to === undefined ? null : maskAddress(mail.to) };
}

function tryDecryptMail(context: Pick<Context, "secrets">, job: Job) {
  try {
    return decryptMail(context, job);
  } catch {
    return undefined;
  }
}

/** Masks an address to its first letter and domain, so that the log distinguishes receivers without naming them. */
function maskAddress(address: string): string {
  return `${address.slice(0, 1)}…${address.slice(address.lastIndexOf("@"))}`;
}
