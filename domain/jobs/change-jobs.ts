import { recordAuditEntry, type AuditAction } from "#domain/audit";
import { removeStored, restartStored, type StoredJob } from "#platform/jobs";
import type { Transaction } from "#platform/database";
import type { StaffContext } from "../context.ts";
import type { JobsInput } from "./schema.ts";

type ChangeResult = { ok: true; count: number } | { ok: false; reason: "jobsGone" };
type Change = (transaction: Transaction, queue: string, ids: readonly string[]) => Promise<StoredJob[]>;

/** Makes jobs due at once and resets their number of attempts. */
export async function retryJobs(context: StaffContext, input: JobsInput): Promise<ChangeResult> {
  return changeJobs(context, input, { action: "job.retried", apply: restartStored });
}

export async function discardJobs(context: StaffContext, input: JobsInput): Promise<ChangeResult> {
  return changeJobs(context, input, { action: "job.discarded", apply: removeStored });
}

/** Skips finished and running jobs. The audit log must not contain mail addresses, because it is never deleted. */
async function changeJobs(
  context: StaffContext,
  { jobs }: JobsInput,
  { action, apply }: { action: AuditAction; apply: Change },
): Promise<ChangeResult> {
  return context.database.transaction(async (transaction) => {
    let count = 0;
    for (const [queue, selected] of Map.groupBy(jobs, (job) => job.queue)) {
      const changedJobs = await apply(
        transaction,
        queue,
        selected.map(({ id }) => id),
      );
      for (const { id, state, tries, error = null } of changedJobs)
        await recordAuditEntry(context, transaction, { action, subject: `job/${queue}/${id}`, before: { state, tries, error } });
      count += changedJobs.length;
    }
    return count > 0 ? { ok: true, count } : { ok: false, reason: "jobsGone" };
  });
}
