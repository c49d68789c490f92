import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "#platform/database";

// Queries pg-boss's table directly: pg-boss lists one queue at a time, and its retry of a failed job allows only one more try
// within the job's first retention time.

export type StoredState = "waiting" | "retrying" | "failed";

/**
 * - `waiting`: no try has begun, although one has been due for longer than `overdueMinutes`
 * - `retrying`: a try failed, and the next one is due at `dueAt`
 * - `failed`: no try is left; `endedAt` is the time of the last one
 */
export type StoredJob = {
  id: string;
  queue: string;
  state: StoredState;
  createdAt: Date;
  dueAt: Date;
  endedAt: Date | undefined;
  tries: number;
  error: string | undefined;
  data: object;
  /** Cursor of the next page: creation time in microseconds, an underscore and the id. */
  position: string;
};

type Page = { queues: readonly string[]; state?: StoredState; after?: string; limit: number };
export type JobCounts = { queue: string } & Record<StoredState, number>;

export const overdueMinutes = 15;

const storedStates: readonly StoredState[] = ["waiting", "retrying", "failed"];
const isOverdue = sql`state = 'created' and start_after < now() - interval '${sql.raw(String(overdueMinutes))} minutes'`;
const conditions: Record<StoredState, SQL> = { waiting: isOverdue, retrying: sql`state = 'retry'`, failed: sql`state = 'failed'` };
const stateOf: Record<string, StoredState> = { created: "waiting", retry: "retrying", failed: "failed" };

const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;
const createdMicroseconds = sql`(extract(epoch from created_on) * 1000000)::bigint`;
/** pg-boss ends a try without an output if the process died or the try took too long. */
const columns = sql`id, name, state::text, data, ${milliseconds(sql`created_on`)} as "createdAt", ${milliseconds(sql`start_after`)} as "dueAt",
  ${milliseconds(sql`completed_on`)} as "endedAt", retry_count + case when started_on is null then 0 else 1 end as tries,
  case when output is not null then coalesce(output->>'error', 'timedOut') end as error,
  ${createdMicroseconds}::text || '_' || id as "position"`;

type Row = {
  id: string;
  name: string;
  state: string;
  data: object | null;
  createdAt: number;
  dueAt: number;
  endedAt: number | null;
  tries: number;
  error: string | null;
  position: string;
};

export async function listStored(database: Transaction, { queues, state, after, limit }: Page): Promise<StoredJob[]> {
  if (!(await hasQueues(database))) return [];
  const [microseconds, id] = after?.split("_") ?? [];
  const isAfter = id === undefined ? sql`true` : sql`(${createdMicroseconds}, id) < (${microseconds}::bigint, ${id}::uuid)`;
  const { rows } = await database.execute<Row>(sql`
    select ${columns} from pgboss.job where name in (${valuesOf(queues)}) and (${conditionOf(state)}) and ${isAfter}
    order by ${createdMicroseconds} desc, id desc limit ${limit}`);
  return rows.map(toStoredJob);
}

export async function countJobs(database: Transaction, queues: readonly string[]): Promise<JobCounts[]> {
  if (!(await hasQueues(database))) return [];
  const counts = storedStates.map((state) => sql`count(*) filter (where ${conditions[state]})::int as ${sql.identifier(state)}`);
  const { rows } = await database.execute<JobCounts>(sql`
    select name as queue, ${sql.join(counts, sql`, `)} from pgboss.job
    where name in (${valuesOf(queues)}) and (${conditionOf(undefined)}) group by name order by name`);
  return rows;
}

/** Counts unfinished jobs older than `overdueMinutes`, with the creation time of the oldest. */
export async function countOverdue(database: Transaction, queues: readonly string[]): Promise<{ count: number; since: Date } | undefined> {
  if (!(await hasQueues(database))) return undefined;
  const { rows } = await database.execute<{ count: number; since: number | null }>(sql`
    select count(*)::int as count, ${milliseconds(sql`min(created_on)`)} as since from pgboss.job
    where name in (${valuesOf(queues)}) and created_on < now() - interval '${sql.raw(String(overdueMinutes))} minutes'
      and (${conditions.retrying} or (${isOverdue}))`);
  const [{ count, since } = { count: 0, since: null }] = rows;
  return since === null ? undefined : { count, since: new Date(since) };
}

/** Makes jobs due now, with all tries of a new job. Returns their former states; skips running and deleted jobs. */
export async function restartStored(transaction: Transaction, queue: string, ids: readonly string[]): Promise<StoredJob[]> {
  const jobs = await lock(transaction, queue, ids);
  if (jobs.length > 0)
    await transaction.execute(sql`
      update pgboss.job set state = 'created', retry_count = 0, started_on = null, completed_on = null, output = null,
        start_after = now(), keep_until = now() + queue.retention_seconds * interval '1 second'
      from pgboss.queue where queue.name = job.name and job.name = ${queue} and job.id in (${idsOf(jobs)})`);
  return jobs;
}

/** Deletes jobs. Returns their former states; skips running and deleted jobs. */
export async function removeStored(transaction: Transaction, queue: string, ids: readonly string[]): Promise<StoredJob[]> {
  const jobs = await lock(transaction, queue, ids);
  if (jobs.length > 0) await transaction.execute(sql`delete from pgboss.job where name = ${queue} and id in (${idsOf(jobs)})`);
  return jobs;
}

/** Locks the rows, so that no worker starts a job that is about to change. */
async function lock(transaction: Transaction, queue: string, ids: readonly string[]): Promise<StoredJob[]> {
  if (ids.length === 0 || !(await hasQueues(transaction))) return [];
  const { rows } = await transaction.execute<Row>(sql`
    select ${columns} from pgboss.job
    where name = ${queue} and id in (${uuids(ids)}) and state in ('created', 'retry', 'failed') order by id for update`);
  return rows.map(toStoredJob);
}

/** Whether pg-boss has created its tables, which happens at its first use. */
export async function hasQueues(transaction: Transaction): Promise<boolean> {
  const { rows } = await transaction.execute<{ name: string | null }>(sql`select to_regclass('pgboss.job')::text as name`);
  return rows[0]?.name !== null;
}

const conditionOf = (state: StoredState | undefined) =>
  sql.join(
    (state ? [state] : storedStates).map((each) => sql`(${conditions[each]})`),
    sql` or `,
  );

const valuesOf = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
const uuids = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}::uuid`),
    sql`, `,
  );
const idsOf = (jobs: readonly StoredJob[]) => uuids(jobs.map(({ id }) => id));

function toStoredJob({ name, state, data, createdAt, dueAt, endedAt, error, ...row }: Row): StoredJob {
  return {
    ...row,
    queue: name,
    state: stateOf[state] ?? "waiting",
    createdAt: new Date(createdAt),
    dueAt: new Date(dueAt),
    endedAt: endedAt === null ? undefined : new Date(endedAt),
    error: error ?? undefined,
    data: data ?? {},
  };
}
