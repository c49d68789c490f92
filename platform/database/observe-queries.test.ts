import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMetrics, type Metrics } from "#platform/metrics";
import { parseOpenMetrics, valueOf } from "#tests/support/open-metrics.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { recordingLog } from "#tests/support/test-environment.ts";
import { openDatabase, type OpenDatabase } from "./index.ts";

let testDatabase: TestDatabase;
let metrics: Metrics;
let opened: OpenDatabase;
const log = recordingLog();
beforeAll(async () => {
  testDatabase = await createTestDatabase("empty");
  metrics = await openMetrics();
  opened = openDatabase({ url: testDatabase.url, log, metrics, name: "tested", poolSize: 2 });
});
afterAll(async () => {
  await opened.close();
  await testDatabase.drop();
});

const counted = async (name: string) => valueOf(parseOpenMetrics(await metrics.scrape()), name, { pool: "tested" });

test("a statement of a second or more is logged once a minute, without its values, and counted", async () => {
  const slow = (value: string) => opened.database.execute(sql`select pg_sleep(1.05), ${value}::text`);
  await Promise.all([
    slow("zoe@example.com"),
    opened.database.transaction(async (transaction) => transaction.execute(sql`select pg_sleep(1.05)`)),
  ]);
  await slow("secret");
  const lines = log.lines.filter(({ event }) => event === "database.slowQuery");
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual({
    level: "warn",
    event: "database.slowQuery",
    fields: { pool: "tested", query: "select pg_sleep(1.05), $1::text", milliseconds: expect.any(Number) },
  });
  expect(JSON.stringify(log.lines)).not.toMatch(/zoe@|secret/);
  expect(await counted("ecactus_database_slow_queries_total")).toBe(3);
});

test("every statement is measured once: of the pool, in a transaction, and one that fails", async () => {
  const before = await counted("ecactus_database_query_duration_seconds_count");
  await opened.database.execute(sql`select 1`);
  await opened.database.transaction(async (transaction) => void (await transaction.execute(sql`select 2`)));
  await expect(opened.database.execute(sql`select 1 / 0`)).rejects.toThrow();
  // begin and commit belong to the transaction.
  expect((await counted("ecactus_database_query_duration_seconds_count")) - before).toBe(5);
});

test("rows that are streamed into a table arrive as without measuring", async () => {
  await opened.database.execute(sql`create table streamed (word text)`);
  await opened.copyInto(async (_, copy) => {
    const stream = copy("streamed (word)");
    await new Promise<void>((resolve, reject) => stream.on("error", reject).on("finish", resolve).end("one\ntwo\n"));
  });
  expect((await opened.database.execute(sql`select word from streamed order by word`)).rows).toEqual([{ word: "one" }, { word: "two" }]);
});

test("the pool counts connections and the statements that wait for one", async () => {
  const working = Promise.all(Array.from({ length: 5 }, () => opened.database.execute(sql`select pg_sleep(0.2)`)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(opened.countConnections()).toEqual({ used: 2, idle: 0, waiting: 3, limit: 2 });
  await working;
  expect(opened.countConnections()).toMatchObject({ used: 0, idle: 2, waiting: 0 });
});
