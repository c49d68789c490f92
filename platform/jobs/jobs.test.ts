import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startDatabaseProxy } from "#tests/support/database-proxy.ts";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { quietLog } from "#tests/support/test-environment.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { openJobs, type Queue } from "./index.ts";

const once = { retryLimit: 0, retryDelay: 1, retryDelayMax: 1, retentionSeconds: 600, expireInSeconds: 60 };

let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

const stateOf = async ({ name }: Pick<Queue, "name">) =>
  (await context.database.execute<{ state: string }>(sql`select state from pgboss.job where name = ${name}`)).rows[0]?.state;

test.each([
  ["NUL", "a\0"],
  ["half-a-character", "a\ud83cb"],
])("the job queue marks a job as failed when its error contains %s", async (name, message) => {
  const fail = () => Promise.reject(new Error(message));
  const queues = [
    { ...once, name: `work.${name}` },
    { ...once, name: `schedule.${name}` },
  ] as const;
  for (const queue of queues) await context.jobs.enqueue(context.database, queue, [{ data: {} }]);
  await context.jobs.work(queues[0], 1, fail);
  await context.jobs.schedule(queues[1].name, "0 0 1 1 *", fail);
  for (const queue of queues)
    expect(
      (
        await poll(
          () => stateOf(queue),
          (state) => state === "failed",
        )
      ).answer,
    ).toBe("failed");
});

test("a queue keeps jobs of a full group back, and runs those of other groups meanwhile", async () => {
  const queue = { ...once, name: "groups", maxPerGroup: 1 };
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const started: string[] = [];
  await context.jobs.enqueue(
    context.database,
    queue,
    ["slow", "slow", "slow", "other"].map((group) => ({ data: { group }, group })),
  );
  await context.jobs.work(queue, 4, async ({ data }) => {
    const group = "group" in data ? String(data.group) : "";
    started.push(group);
    if (group === "slow") await promise;
  });
  await poll(
    () => started.includes("other"),
    (hasStarted) => hasStarted,
  );
  expect(started.filter((group) => group === "slow")).toHaveLength(1);
  resolve(undefined);
  await poll(
    () => started.length,
    (count) => count === 4,
  );
});

describe("the end of a job", () => {
  const queue = { ...once, name: "end", retryLimit: 10 };
  const countJobs = () => context.database.$count(sql`pgboss.job`, sql`name = ${queue.name}`);
  const setState = (state: string) =>
    context.database.execute(sql`update pgboss.job set state = ${state}::pgboss.job_state, start_after = now() where name = ${queue.name}`);

  test.each([
    ["breaks for a moment", async () => {}],
    ["is away until the job's time is over", () => setState("retry")],
  ])("is recorded without a second run when the database %s", async (_, during) => {
    const proxy = await startDatabaseProxy(context.testDatabase.url);
    const jobs = openJobs({ url: proxy.url, log: quietLog });
    let runs = 0;
    await jobs.work(queue, 2, async () => {
      runs += 1;
      proxy.cut();
    });
    await context.jobs.enqueue(context.database, queue, [{ data: {} }]);
    await poll(
      () => runs,
      (count) => count > 0,
    );
    await during();
    proxy.restore();
    await poll(countJobs, (count) => count === 0);
    expect(runs).toBe(1);
    await jobs.close();
    await proxy.close();
  });

  test("is recorded once for all tries that share a run", async () => {
    const jobs = openJobs({ url: context.testDatabase.url, log: quietLog });
    const { promise, resolve } = Promise.withResolvers<undefined>();
    let runs = 0;
    await jobs.work(queue, 2, async () => {
      runs += 1;
      await promise;
    });
    await context.jobs.enqueue(context.database, queue, [{ data: {} }]);
    await poll(
      () => runs,
      (count) => count > 0,
    );
    await setState("retry");
    await poll(
      () => stateOf(queue),
      (state) => state === "active",
    );
    resolve(undefined);
    await poll(countJobs, (count) => count === 0);
    expect(runs).toBe(1);
    await jobs.close();
  });
});

test("the job queue of a command-line tool enqueues jobs and works on none", async () => {
  const queue = { ...once, name: "tool" };
  const jobs = openJobs({ url: context.testDatabase.url, log: quietLog, onlyEnqueues: true });
  await jobs.enqueue(context.database, queue, [{ data: {} }]);
  await expect(jobs.work(queue, 1, async () => {})).rejects.toThrow("only enqueues");
  await expect(jobs.schedule("tool.schedule", "* * * * *", async () => {})).rejects.toThrow("only enqueues");
  expect(await stateOf(queue)).toBe("created");
  await jobs.close();
});
