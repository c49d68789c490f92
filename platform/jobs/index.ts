import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Db, type Job as QueuedJob, type JobResult } from "pg-boss";
import { isUnreachable, logFailure, untilReachable, type Transaction } from "#platform/database";
import { codeOf } from "#platform/failures";
import { logSample, safeMessage, type Log } from "#platform/log";
import { hasQueues } from "./stored-jobs.ts";

export { countJobs, countOverdue, listStored, overdueMinutes, removeStored, restartStored, type StoredJob } from "./stored-jobs.ts";

/**
 * Work to be done after the present transaction, at least once.
 *
 * - `retryLimit`, `retryDelay`, `retryDelayMax`: tries after the first, and seconds between them, doubling each time
 * - `retentionSeconds`: how long it waits at most; then it is removed without a trace, so its tries have to end before
 * - `expireInSeconds`: how long one try may take
 * - `supersedesFailed`: a new job does the work of the failed ones, which leave the queue when it is enqueued
 *
 * A job leaves the queue with its success. One that fails for good stays for `failedDays`.
 */
export type Queue = {
  name: string;
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  retentionSeconds: number;
  expireInSeconds: number;
  supersedesFailed?: true;
};

export type Job = { id: string; data: object };
/** `startAfter`: not begun before. */
type NewJob = Partial<Pick<Job, "id">> & Pick<Job, "data"> & { startAfter?: Date };

/**
 * Why a job was not done. Administrators read `error`: it holds nothing that a person typed. A final failure is not tried again.
 */
export type JobFailure = { error: string; isFinal: boolean };

export type Jobs = {
  /** Stored with the caller's transaction: where that is rolled back, there is no job. An id that is in the queue adds none. */
  enqueue(transaction: Transaction, queue: Queue, jobs: readonly NewJob[]): Promise<void>;
  /**
   * Does the jobs of a queue, at most `atOnce` at a time, on this and every other instance; a handler that answers a failure or
   * throws is called again later. `closing` is aborted by `close`, which waits for the handler to end. A handler that succeeded is
   * not called again by this process, even if the database is away when the job ends.
   */
  work(queue: Queue, atOnce: number, handler: (job: Job, closing: AbortSignal) => Promise<JobFailure | void>): Promise<void>;
  /** Calls the handler by a cron expression (UTC), on one of the instances. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** What of these queues has not ended, as the transaction sees it, to be enqueued elsewhere. */
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

/** Jobs of a queue in the database, by state, and the age of the oldest one that has not ended. */
export type QueueState = { name: string; waiting: number; active: number; failed: number; oldestSeconds: number };

/** The states of queues, of all instances. Queues without jobs are left out. */
export async function readQueueStates(transaction: Transaction, names: readonly string[]): Promise<QueueState[]> {
  const listed = sql.join(
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
    from pgboss.job where name in (${listed}) group by name`);
  return rows;
}

/** Days that a job which failed for good stays, for administrators to retry it. */
export const failedDays = 14;

const pollSeconds = 1;
/** Each takes the next jobs while the other one waits for the slowest of its own. */
const workers = 2;
/** What failed for good or waited too long is removed this often. */
const maintenanceSeconds = 3_600;
/** Ids of jobs whose work is done: far more than can be under way at a time. */
const mostRemembered = 1_000;

/** `onlyEnqueues`: for a tool beside the site, which must not take jobs from it; `work` and `schedule` throw. */
type Connection = { url: string; log: Log; onlyEnqueues?: boolean };

/**
 * Nothing is started or sent until the first use. The queue has connections of its own: a transaction that enqueues
 * holds one of the others, and would wait for ever where all of them wait for it.
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
      await boss.insert(queue.name, [...jobs], { db });
    },
    async work(queue, atOnce, handler) {
      assertWorks(queue.name);
      const boss = await ready(queue);
      const localConcurrency = Math.min(workers, atOnce);
      const options = {
        batchSize: Math.ceil(atOnce / localConcurrency),
        localConcurrency,
        pollingIntervalSeconds: pollSeconds,
        burstWhenBatchFull: true,
        perJobResults: true,
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
        // A run does what earlier ones failed to do, so that a queue holds its last failure at most.
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

/** What a worker does with the jobs that it fetched: each is run, and leaves the queue when it is done. */
function attemptJobs(
  boss: PgBoss,
  queue: string,
  closing: AbortSignal,
  attempt: Attempt,
): (jobs: readonly QueuedJob<object>[]) => Promise<JobResult[]> {
  // By id alone: the job may wait for another try already.
  const runOnce = createRunner(attempt, ({ id }) => untilReachable(() => boss.deleteJob(queue, id), closing));
  return (jobs) => Promise.all(jobs.map((job) => settle(job, runOnce)));
}

/**
 * Runs a job and then ends it. A job that comes again while its former try is under way shares that try, and one whose work is
 * done only ends: a mail that was sent is not sent again because the database was away when its job ended. An id is remembered
 * beyond the end, because the queue may have handed the job out again just before.
 */
function createRunner(attempt: Attempt, end: (job: Job) => Promise<unknown>): Attempt {
  const underWay = new Map<string, Promise<JobFailure | void>>();
  const done = new Set<string>();
  const run = async (job: Job) => {
    const failure = done.has(job.id) ? undefined : await attempt(job);
    if (failure) return failure;
    done.add(job.id);
    const [oldest] = done;
    if (oldest !== undefined && done.size > mostRemembered) done.delete(oldest);
    await end(job);
    return undefined;
  };
  return (job) => {
    const running = underWay.get(job.id) ?? run(job).finally(() => underWay.delete(job.id));
    underWay.set(job.id, running);
    return running;
  };
}

/** Starts with the first queue, and makes each once. What failed, because the database was away, is tried again at the next use. */
function openQueues(connection: Connection): { ready(queue: Queue): Promise<PgBoss>; stop(): Promise<void> } {
  let started: Promise<PgBoss> | undefined;
  const known = new Map<string, Promise<void>>();
  return {
    async ready({ name, ...options }) {
      started ??= startBoss(connection).catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      const boss = await started;
      let creation = known.get(name);
      if (!creation) {
        creation = createOrUpdate(boss, name, {
          ...options,
          deleteAfterSeconds: failedDays * 86_400,
          retryBackoff: true,
        }).catch((error: unknown) => {
          known.delete(name);
          throw error;
        });
        known.set(name, creation);
      }
      await creation;
      return boss;
    },
    async stop() {
      await (await started)?.stop();
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
 * Tells the queue how a try ended. The queue keeps the code of an unexpected error and not its message, which may quote data or hold
 * characters that the table refuses.
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
