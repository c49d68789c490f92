import * as v from "valibot";
import type { Job, Queue } from "#platform/jobs";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { outgoingMail, type OutgoingMail } from "./mail-data.ts";
import { daySeconds } from "#i18n/day.ts";

/**
 * A mail server that is away for two weeks delays mail and loses none: the first dozen tries take two hours, the others an hour each.
 * A mail whose tries are used up stays as failed, so the queue keeps it for longer than its tries last.
 */
export const mailQueue: Queue = {
  name: "mail",
  retryLimit: 347,
  retryDelay: 1,
  retryDelayMax: 3_600,
  retentionSeconds: 28 * daySeconds,
  expireInSeconds: 60,
};

/** Codes, which somebody waits for: they stand behind no other mail, and are tried often while they are worth something. */
export const codeQueue: Queue = { ...mailQueue, name: "mail.code", retryDelayMax: 15, retentionSeconds: daySeconds };

const jobData = v.object({ sealed: v.string() });

/** Sends with the transaction that it belongs to, or, where that is rolled back, not at all. */
export async function queueMail(
  context: Pick<Context, "jobs" | "secrets">,
  transaction: Transaction,
  mails: readonly OutgoingMail[],
): Promise<void> {
  const { codes = [], others = [] } = Object.groupBy(mails, ({ data }) => (data.code === undefined ? "others" : "codes"));
  for (const [queue, queued] of [
    [codeQueue, codes],
    [mailQueue, others],
  ] as const) {
    if (queued.length === 0) continue;
    const jobs = queued.map((mail) => ({
      data: { sealed: context.secrets.seal(JSON.stringify(mail)) } satisfies v.InferInput<typeof jobData>,
    }));
    await context.jobs.enqueue(transaction, queue, jobs);
  }
}

/** The mail that a job is about. */
export function openMail({ secrets }: Pick<Context, "secrets">, { data }: Job): OutgoingMail {
  return v.parse(outgoingMail, JSON.parse(secrets.open(v.parse(jobData, data).sealed)));
}
