import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { poll } from "#scripts/running-site/poll.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import {
  countJobs,
  countOverdue,
  failedDays,
  listStored,
  removeStored,
  restartStored,
  type JobFailure,
  type Queue,
  type StoredJob,
} from "./index.ts";

const queueOf = (name: string, changes: Partial<Queue> = {}): Queue => ({
  name,
  retryLimit: 2,
  retryDelay: 600,
  retryDelayMax: 600,
  retentionSeconds: 600,
  expireInSeconds: 60,
  ...changes,
});

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const list = ({ name }: Queue, changes: Partial<Parameters<typeof listStored>[1]> = {}) =>
  listStored(context.database, { queues: [name], limit: 10, ...changes });
const pollList = async (queue: Queue, accepted: (jobs: StoredJob[]) => boolean) => (await poll(() => list(queue), accepted)).answer;
const countRows = async ({ name }: Queue) =>
  Number((await context.database.execute<{ count: string }>(sql`select count(*) from pgboss.job where name = ${name}`)).rows[0]!.count);
async function fill(queue: Queue, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await context.jobs.enqueue(
    context.database,
    queue,
    ids.map((id) => ({ id, data: {} })),
  );
  return ids;
}
const setState = ({ name }: Queue, state: string) =>
  context.database.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state, completed_on = now() where name = ${name}`);
const age = ({ name }: Queue, minutes: number) =>
  context.database.execute(
    sql`update pgboss.job set created_on = now() - ${minutes} * interval '1 minute', start_after = now() - ${minutes} * interval '1 minute'
      where name = ${name}`,
  );

test("the job queue stores a job that failed for good, and a retry restores all its attempts under the same id", async () => {
  const queue = queueOf("final");
  const runs: string[] = [];
  let failure: JobFailure | undefined = { error: "550 refused", isFinal: true };
  await context.jobs.work(queue, 1, async ({ id }) => {
    runs.push(id);
    return failure;
  });
  const id = randomUUID();
  await context.jobs.enqueue(context.database, queue, [{ id, data: { n: 1 } }]);
  const [failed] = await pollList(queue, ([job]) => job !== undefined);
  expect(failed).toMatchObject({ id, queue: "final", state: "failed", error: "550 refused", tries: 1, data: { n: 1 } });
  const { rows } = await context.database.execute(sql`select deletion_seconds as seconds from pgboss.job where name = 'final'`);
  expect(rows).toEqual([{ seconds: failedDays * 86_400 }]);

  failure = { error: "451 later", isFinal: false };
  expect(await context.database.transaction((transaction) => restartStored(transaction, "final", [id]))).toMatchObject([
    { id, state: "failed", error: "550 refused" },
  ]);
  const [retrying] = await pollList(queue, ([job]) => job?.state === "retrying");
  expect(retrying).toMatchObject({ id, error: "451 later", tries: 1 });

  failure = undefined;
  await context.database.transaction((transaction) => restartStored(transaction, "final", [id]));
  await poll(
    () => countRows(queue),
    (count) => count === 0,
  );
  expect(runs).toEqual([id, id, id]);
});

test("the job queue stores the code of an unexpected error instead of its message", async () => {
  const queue = queueOf("thrown", { retryLimit: 0 });
  await context.jobs.work(queue, 1, () => Promise.reject(Object.assign(new Error("zoe@example.com"), { code: "ENOSPC" })));
  await fill(queue, 1);
  const [failed] = await pollList(queue, ([job]) => job !== undefined);
  expect(failed).toMatchObject({ state: "failed", error: "ENOSPC" });
  const { rows } = await context.database.execute(sql`select * from pgboss.job where name = 'thrown'`);
  expect(JSON.stringify(rows)).not.toContain("zoe@example.com");
});

test("the list of jobs is paged correctly when many were enqueued at the same moment", async () => {
  const queue = queueOf("paged");
  const ids = await fill(queue, 5);
  await setState(queue, "failed");
  const listedIds: string[] = [];
  for (let after: string | undefined, pages = 0; pages === 0 || after !== undefined; pages += 1) {
    const page = await list(queue, { limit: 2, after });
    expect(page.length).toBeLessThanOrEqual(2);
    listedIds.push(...page.map(({ id }) => id));
    after = page.at(-1)?.position;
  }
  expect(listedIds.toSorted()).toEqual(ids.toSorted());
  expect(new Set(listedIds).size).toBe(5);
});

test("the list of jobs shows overdue jobs and leaves out running jobs and those that are due soon", async () => {
  const queue = queueOf("waiting");
  await fill(queue, 2);
  await age(queue, 14);
  expect(await list(queue)).toEqual([]);
  expect(await countOverdue(context.database, [queue.name])).toBeUndefined();
  await age(queue, 16);
  expect((await list(queue)).map(({ state, tries, error }) => [state, tries, error])).toEqual([
    ["waiting", 0, undefined],
    ["waiting", 0, undefined],
  ]);
  expect(await countJobs(context.database, [queue.name])).toEqual([{ queue: "waiting", waiting: 2, retrying: 0, failed: 0 }]);
  expect((await countOverdue(context.database, [queue.name]))?.count).toBe(2);
  await setState(queue, "active");
  expect(await list(queue)).toEqual([]);
  await setState(queue, "retry");
  expect((await list(queue, { state: "retrying" })).length).toBe(2);
  expect(await list(queue, { state: "failed" })).toEqual([]);
  expect((await countOverdue(context.database, [queue.name]))?.count).toBe(2);
});

test("a discarded job is deleted, and a running job or a job of another queue stays", async () => {
  const queue = queueOf("discarded");
  const other = queueOf("kept");
  const [first, second] = await fill(queue, 2);
  const [foreign] = await fill(other, 1);
  await context.database.execute(sql`update pgboss.job set state = 'active' where id = ${second}::uuid`);
  const removedJobs = await context.database.transaction((transaction) =>
    removeStored(transaction, queue.name, [first!, second!, foreign!, randomUUID()]),
  );
  expect(removedJobs.map(({ id }) => id)).toEqual([first]);
  expect([await countRows(queue), await countRows(other)]).toEqual([1, 1]);
  expect(await context.database.transaction((transaction) => restartStored(transaction, queue.name, [second!]))).toEqual([]);
});

test("a queue whose jobs supersede failed ones holds at most the last failure", async () => {
  const queue = queueOf("superseding", { supersedesFailed: true });
  await fill(queue, 2);
  await setState(queue, "failed");
  const [next] = await fill(queue, 1);
  const { rows } = await context.database.execute(sql`select id from pgboss.job where name = 'superseding'`);
  expect(rows).toEqual([{ id: next }]);
});

test("a schedule stores its last failure and none after a success", async () => {
  const queue = queueOf("nightly", { retryLimit: 0 });
  await fill(queue, 3);
  await setState(queue, "failed");
  const [run] = await fill(queue, 1);
  await context.jobs.schedule(queue.name, "0 0 1 1 *", () => Promise.reject(new Error("away")));
  const failed = await pollList(queue, (jobs) => jobs.length === 1);
  expect(failed).toMatchObject([{ id: run, state: "failed", error: "Error" }]);
});
