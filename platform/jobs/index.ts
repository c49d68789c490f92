import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss, type Job as QueuedJob } from "pg-boss";
import { isUnreachable, logFailure, untilReachable, type Transaction } from "#platform/database";
import { logSample, safeMessage, type Log } from "#platform/log";

/**
 * Work to be done after the present transaction, at least once.
 *
 * - `retryLimit`, `retryDelay`, `retryDelayMax`: tries after the first, and seconds between them, doubling each time
 * - `deleteAfterSeconds`: how long a job stays after its end, about; with 0 it leaves with its success, at once
 * - `retentionSeconds`: how long it waits at most
 * - `expireInSeconds`: how long one try may take
 */
export type Queue = {
  name: string;
  retryLimit: number;
  retryDelay: number;
  retryDelayMax: number;
  retentionSeconds: number;
  deleteAfterSeconds: number;
  expireInSeconds: number;
};

export type Job = { id: string; data: object };

export type Jobs = {
  /** Stored with the caller's transaction: where that is rolled back, there is no job. */
  enqueue(transaction: Transaction, queue: Queue, jobs: readonly (Partial<Pick<Job, "id">> & Pick<Job, "data">)[]): Promise<void>;
  /**
   * Does the jobs of a queue, at most `atOnce` at a time, on this and every other instance; a handler that throws is called again
   * later. `closing` is aborted by `close`, which waits for the handler to end. With `deleteAfterSeconds: 0` a handler that succeeded
   * is not called again by this process, even if the database is away when the job ends.
   */
  work(queue: Queue, atOnce: number, handler: (job: Job, closing: AbortSignal) => Promise<void>): Promise<void>;
  /** Calls the handler by a cron expression (UTC), on one of the instances. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** What of these queues has not ended, as the transaction sees it, to be enqueued elsewhere. */
export async function listUnfinished(transaction: Transaction, queues: readonly Queue[]): Promise<{ queue: string; jobs: Job[] }[]> {
  const { rows: tables } = await transaction.execute<{ found: string | null }>(sql`select to_regclass('pgboss.job')::text as found`);
  if (tables[0]?.found === null) return [];
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
      await boss.insert(queue.name, [...jobs], { db: fromDrizzle(transaction, sql) });
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
      const runOnce = createRunner(
        (job) => handler(job, closing.signal),
        // By id alone: the job may wait for another try already.
        queue.deleteAfterSeconds === 0 ? ({ id }) => untilReachable(() => boss.deleteJob(queue.name, id), closing.signal) : undefined,
      );
      await boss.work<object>(queue.name, options, (jobs) =>
        Promise.all(jobs.map(async (job) => ({ id: job.id, status: await statusAfter(runOnce(job)) }))),
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
        deleteAfterSeconds: 60,
        expireInSeconds: 600,
      });
      await boss.schedule(name, cron);
      await boss.work(name, { pollingIntervalSeconds: 30 }, () =>
        handler().catch((error: unknown) => failStorably(connection.log, name, error)),
      );
    },
    async close() {
      closing.abort();
      await stop();
    },
  };
}

/**
 * Runs a job and then ends it. A job that comes again while its former try is under way shares that try, and one whose work is
 * done only ends: a mail that was sent is not sent again because the database was away when its job ended. An id is remembered
 * beyond the end, because the queue may have handed the job out again just before.
 */
function createRunner(work: (job: Job) => Promise<void>, end?: (job: Job) => Promise<unknown>): (job: QueuedJob<object>) => Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  const done = new Set<string>();
  const run = async (job: Job) => {
    if (!done.has(job.id)) await work(job);
    if (!end) return;
    done.add(job.id);
    const [oldest] = done;
    if (oldest !== undefined && done.size > mostRemembered) done.delete(oldest);
    await end(job);
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
          deleteAfterSeconds: Math.max(1, options.deleteAfterSeconds),
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

/** Why a job failed is its handler's to log: the queue's table is no place for what an error quotes. */
async function statusAfter(work: Promise<void>): Promise<"completed" | "failed"> {
  return work.then(
    () => "completed",
    () => "failed",
  );
}

/** A table takes no text with a NUL or half a character: with such an error a job would never end. */
function failStorably(log: Log, job: string, error: unknown): never {
  logFailure(log, "jobs.failed", error, { job });
  throw new Error(`${job} failed; the log says why`);
}

async function createOrUpdate(boss: PgBoss, name: string, options: object): Promise<void> {
  await boss.createQueue(name, options);
  await boss.updateQueue(name, options);
}
