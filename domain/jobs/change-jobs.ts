import { recordAct } from "#domain/audit";
import { removeStored, restartStored, type StoredJob } from "#platform/jobs";
import type { Transaction } from "#platform/database";
import type { StaffContext } from "../context.ts";
import type { JobsInput } from "./schema.ts";

type Changed = { ok: true; count: number } | { ok: false; reason: "jobsGone" };
type Change = (transaction: Transaction, queue: string, ids: readonly string[]) => Promise<StoredJob[]>;

/** Makes jobs due at once, with as many tries as a new one has. */
export async function retryJobs(context: StaffContext, input: JobsInput): Promise<Changed> {
  return change(context, input, { action: "job.retried", apply: restartStored });
}

/** Removes jobs: what they were to do is not done. */
export async function discardJobs(context: StaffContext, input: JobsInput): Promise<Changed> {
  return change(context, input, { action: "job.discarded", apply: removeStored });
}

/** Jobs that have ended or run at this moment are left out. The audit log has no address: it is kept for good. */
async function change(context: StaffContext, { jobs }: JobsInput, { action, apply }: { action: string; apply: Change }): Promise<Changed> {
  return context.database.transaction(async (transaction) => {
    let count = 0;
    for (const [queue, chosen] of Map.groupBy(jobs, (job) => job.queue)) {
      const changed = await apply(
        transaction,
        queue,
        chosen.map(({ id }) => id),
      );
      for (const { id, state, tries, error = null } of changed)
        await recordAct(context, transaction, { action, subject: `job/${queue}/${id}`, before: { state, tries, error } });
      count += changed.length;
    }
    return count > 0 ? { ok: true, count } : { ok: false, reason: "jobsGone" };
  });
}
