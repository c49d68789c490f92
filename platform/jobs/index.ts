import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Db, type Job as QueuedJob, type JobResult } from "pg-boss";
import { isUnreachable, logFailure, untilReachable, type Transaction } from "#platform/database";
import { codeOf } from "#platform/failures";
import { logSample, safeMessage, type Log } from "#platform/log";
import { hasQueues } from "./stored-jobs.ts";

export { countJobs, countOverdue, listStored, overdueMinutes, removeStored, restartStored, type StoredJob } from "./stored-jobs.ts";

/**
 * Queue of jobs that run after the current transaction, each at least once.
 *
 * - `retryLimit`, `retryDelay`, `retryDelayMax`: number of retries, and the seconds between them, which double each time
 * - `retentionSeconds`: longest time a job is stored; it is then deleted silently, so the last try must end earlier
 * - `expireInSeconds`: time limit of one try
 * - `supersedesFailed`: enqueuing a job deletes the failed jobs of the queue
 * - `maxPerGroup`: jobs of a group that run at the same time in this instance, so that one group cannot hold up the others
 *
 * A successful job is deleted; a job without tries left is stored for `failedDays`.
 */
export type Queue = {
  name: string;
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  retentionSeconds: number;
  expireInSeconds: number;
  supersedesFailed?: true;
  maxPerGroup?: number;
};

export type Job = { id: string; data: object };
type NewJob = Partial<Pick<Job, "id">> & Pick<Job, "data"> & { startAfter?: Date; group?: string };

/** Failure of one try; a final one is not retried. Administrators see `error`, which must not contain user input. */
export type JobFailure = { error: string; isFinal: boolean };

export type Jobs = {
  /** Stores jobs in the caller's transaction, so that a rollback removes them. Skips a job whose id is already in the queue. */
  enqueue(transaction: Transaction, queue: Queue, jobs: readonly NewJob[]): Promise<void>;
  /**
   * Runs the jobs of a queue, at most `maxConcurrent` at a time in this instance. Calls a handler that throws or returns a failure again
   * later. `close` aborts `closing` and waits for the handler.
   */
  work(queue: Queue, maxConcurrent: number, handler: (job: Job, closing: AbortSignal) => Promise<JobFailure | void>): Promise<void>;
  /** Calls the handler at the times of a cron expression (UTC), on one of the instances. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Lists the unfinished jobs of queues as the transaction sees them, for a backup. */
export async function listUnfinished(transaction: Transaction, queues: readonly Queue[]): Promise<{ queue: string; jobs: Job[] }[]> {
  if (!(await hasQueues(transaction))) return [];
  const names = sql.join(
    queues.map(({ name }) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await transaction.execute<Job & { name: string }>(sql`
    select name, id, data from pgboss.job where name in (${names}) and state in ('created', 'retry', 'active') order by created_on`);
  return queues.map(({ name }) => ({
    queue: name,
    jobs: rows.flatMap((row) => (row.name === name ? [{ id: row.id, data: row.data }] : [])),
  }));
}

export type QueueState = { name: string; waiting: number; active: number; failed: number; oldestSeconds: number };

/** Counts jobs across all instances; omits queues without jobs. */
export async function readQueueStates(transaction: Transaction, names: readonly string[]): Promise<QueueState[]> {
  const queueNames = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await transaction.execute<QueueState>(sql`
    select name,
      (count(*) filter (where state in ('created', 'retry')))::integer as waiting,
      (count(*) filter (where state = 'active'))::integer as active,
      (count(*) filter (where state = 'failed'))::integer as failed,
      coalesce(extract(epoch from now() - min(created_on) filter (where state in ('created', 'retry', 'active'))), 0)::float8
        as "oldestSeconds"
    from pgboss.job where name in (${queueNames}) group by name`);
  return rows;
}

/** Days for which a finally failed job is stored, so that administrators can retry it. */
export const failedDays = 14;

const pollSeconds = 1;
/** Two workers, so that one fetches jobs while the other waits for the slowest job of its batch. */
const workers = 2;
const maintenanceSeconds = 3_600;
/** Limit of remembered ids of finished jobs, far above the number of concurrent jobs. */
const mostRemembered = 1_000;

/** `onlyEnqueues`: for command-line tools, which must not take jobs from the site; `work` and `schedule` then throw. */
type Connection = { url: string; log: Log; onlyEnqueues?: boolean };

/**
 * Opens the job queue, which connects at its first use. It has its own connections: a transaction that enqueues already holds a
 * connection of the main pool, so a shared pool could deadlock.
 */
export function openJobs(connection: Connection): Jobs {
  const { ready, stop } = openQueues(connection);
  const closing = new AbortController();
  const assertWorks = (name: string) => {
    if (connection.onlyEnqueues) throw new Error(`This process only enqueues jobs and cannot work on "${name}".`);
  };
  return {
    async enqueue(transaction, queue, jobs) {
      const boss = await ready(queue);
      const db = fromDrizzle(transaction, sql);
      if (queue.supersedesFailed) await removeFailed(db, queue.name);
      const rows = jobs.map(({ group, ...job }) => ({ ...job, ...(group !== undefined && { group: { id: group } }) }));
      await boss.insert(queue.name, rows, { db });
    },
    async work(queue, maxConcurrent, handler) {
      assertWorks(queue.name);
      const boss = await ready(queue);
      // A worker per job for groups, because a worker waits for the slowest job of its batch, which may be another group's.
      const localConcurrency = queue.maxPerGroup === undefined ? Math.min(workers, maxConcurrent) : maxConcurrent;
      const options = {
        batchSize: Math.ceil(maxConcurrent / localConcurrency),
        localConcurrency,
        pollingIntervalSeconds: pollSeconds,
        burstWhenBatchFull: true,
        perJobResults: true,
        ...(queue.maxPerGroup !== undefined && { localGroupConcurrency: queue.maxPerGroup }),
      } as const;
      await boss.work<object>(
        queue.name,
        options,
        attemptJobs(boss, queue.name, closing.signal, (job) => handler(job, closing.signal)),
      );
    },
    async schedule(name, cron, handler) {
      assertWorks(name);
      const boss = await ready({
        name,
        retryLimit: 0,
        retryDelay: 1,
        retryDelayMax: 1,
        retentionSeconds: 86_400,
        expireInSeconds: 600,
      });
      await boss.schedule(name, cron);
      const run = async () => {
        // A run repeats the work of earlier failed runs, so only the last failure is stored.
        await removeFailed(boss.getDb(), name);
        await handler().catch((error: unknown) => {
          logFailure(connection.log, "jobs.failed", error, { job: name });
          throw error;
        });
      };
      await boss.work<object>(name, { pollingIntervalSeconds: 30, perJobResults: true }, attemptJobs(boss, name, closing.signal, run));
    },
    async close() {
      closing.abort();
      await stop();
    },
  };
}

type Attempt = (job: Job) => Promise<JobFailure | void>;

function attemptJobs(
  boss: PgBoss,
  queue: string,
  closing: AbortSignal,
  attempt: Attempt,
): (jobs: readonly QueuedJob<object>[]) => Promise<JobResult[]> {
  // Deletes by id only, because the job may already wait for another try.
  const runOnce = createRunner(attempt, ({ id }) => untilReachable(() => boss.deleteJob(queue, id), closing));
  return (jobs) => Promise.all(jobs.map((job) => settle(job, runOnce)));
}

/**
 * Runs a job once and then deletes it, so that no mail is sent twice: a job fetched again during its run shares that run. Remembers
 * ids after the deletion, because the queue may have fetched the job just before.
 */
function createRunner(attempt: Attempt, end: (job: Job) => Promise<unknown>): Attempt {
  const underWay = new Map<string, Promise<JobFailure | void>>();
  const succeeded = new Set<string>();
  const run = async (job: Job) => {
    const failure = succeeded.has(job.id) ? undefined : await attempt(job);
    if (failure) return failure;
    succeeded.add(job.id);
    const [oldest] = succeeded;
    if (oldest !== undefined && succeeded.size > mostRemembered) succeeded.delete(oldest);
    await end(job);
    return undefined;
  };
  return (job) => {
    const running = underWay.get(job.id) ?? run(job).finally(() => underWay.delete(job.id));
    underWay.set(job.id, running);
    return running;
  };
}

function openQueues(connection: Connection): { ready(queue: Queue): Promise<PgBoss>; stop(): Promise<void> } {
  let starting: Promise<PgBoss> | undefined;
  const creations = new Map<string, Promise<void>>();
  return {
    async ready({ name, ...options }) {
      starting ??= startBoss(connection).catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      const boss = await starting;
      let creation = creations.get(name);
      if (!creation) {
        creation = createOrUpdate(boss, name, {
          ...options,
          deleteAfterSeconds: failedDays * 86_400,
          retryBackoff: true,
        }).catch((error: unknown) => {
          creations.delete(name);
          throw error;
        });
        creations.set(name, creation);
      }
      await creation;
      return boss;
    },
    async stop() {
      await (await starting)?.stop();
    },
  };
}

async function startBoss({ url, log, onlyEnqueues = false }: Connection): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    max: 2,
    persistWarnings: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
    supervise: !onlyEnqueues,
    schedule: !onlyEnqueues,
  });
  boss.on("error", (error) =>
    isUnreachable(error)
      ? logSample(log, { level: "warn", event: "jobs.waiting", fields: { message: safeMessage(error) } })
      : log.error("jobs.failed", error),
  );
  await boss.start();
  return boss;
}

/**
 * Reports the result of a try to the queue. Stores the code of an unexpected error, because its message may quote user data or
 * contain characters that the table rejects.
 */
async function settle(job: QueuedJob<object>, run: Attempt): Promise<JobResult> {
  const { id } = job;
  try {
    const failure = await run(job);
    if (!failure) return { id, status: "completed" };
    return { id, status: failure.isFinal ? "deadletter" : "failed", output: { error: failure.error } };
  } catch (error) {
    return { id, status: "failed", output: { error: codeOf(error) ?? (error instanceof Error ? error.name : "Error") } };
  }
}

async function removeFailed(db: Db, queue: string): Promise<void> {
  await db.executeSql("delete from pgboss.job where name = $1 and state = 'failed'", [queue]);
}

async function createOrUpdate(boss: PgBoss, name: string, options: object): Promise<void> {
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}
