import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestContext, type TestContext } from "#tests/support/test-context.ts";
import { poll } from "#scripts/running-site/poll.ts";
import type { Queue } from "./index.ts";

const once = { retryLimit: 0, retryDelay: 1, retryDelayMax: 1, retentionSeconds: 600, deleteAfterSeconds: 600, expireInSeconds: 60 };

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
