import * as v from "valibot";
import type { Job, Queue } from "#platform/jobs";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { outgoingMail, type OutgoingMail } from "./mail-data.ts";
import { daySeconds } from "#i18n/day.ts";

/**
 * Retries last two weeks: the first dozen take two hours, then one per hour. The retention is longer, so that failed
 * mails stay visible after the last retry.
 */
export const mailQueue: Queue = {
  name: "mail",
  retryLimit: 347,
  retryDelay: 1,
  retryDelayMax: 3_600,
  retentionSeconds: 28 * daySeconds,
  expireInSeconds: 60,
};

/**
 * Queue of mails with codes, which their readers are waiting for: no other mail delays them, and retries are frequent.
 */
export const codeQueue: Queue = { ...mailQueue, name: "mail.code", retryDelayMax: 15, retentionSeconds: daySeconds };

const jobData = v.object({ sealed: v.string() });

/** Enqueues mails within the caller's transaction, so that a rollback sends nothing. */
export async function queueMail(
  context: Pick<Context, "jobs" | "secrets">,
  transaction: Transaction,
  mails: readonly OutgoingMail[],
): Promise<void> {
  const { codes = [], others = [] } = Object.groupBy(mails, ({ data }) => (data.code === undefined ? "others" : "codes"));
  for (const [queue, pending] of [
    [codeQueue, codes],
    [mailQueue, others],
  ] as const) {
    if (pending.length === 0) continue;
    const jobs = pending.map((mail) => ({
      data: { sealed: context.secrets.seal(JSON.stringify(mail)) } satisfies v.InferInput<typeof jobData>,
    }));
    await context.jobs.enqueue(transaction, queue, jobs);
  }
}

export function decryptMail({ secrets }: Pick<Context, "secrets">, { data }: Job): OutgoingMail {
  return v.parse(outgoingMail, JSON.parse(secrets.open(v.parse(jobData, data).sealed)));
}
