import type { Queue } from "#platform/jobs";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import type { OutgoingMail } from "./mail-data.ts";

const day = 86_400;

/** A mail server that is away for two weeks delays mail and loses none. */
export const mailQueue: Queue = {
  name: "mail",
  retryLimit: 400,
  retryDelay: 5,
  retryDelayMax: 3_600,
  retentionSeconds: 14 * day,
  deleteAfterSeconds: 1,
  expireInSeconds: 60,
};

export type MailJob = { sealed: string };

/** Sends with the transaction that it belongs to, or, where that is rolled back, not at all. */
export async function queueMail(context: Pick<Context, "jobs" | "secrets">, transaction: Transaction, mails: readonly OutgoingMail[]): Promise<void> {
  const jobs = mails.map((mail) => ({ data: { sealed: context.secrets.seal(JSON.stringify(mail)) } satisfies MailJob }));
  await context.jobs.enqueue(transaction, mailQueue, jobs);
}
