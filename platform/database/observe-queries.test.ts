import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMetrics, type Metrics } from "#platform/metrics";
import { parseOpenMetrics, sumOfSamples } from "#tests/support/open-metrics.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/test-database.ts";
import { createRecordingLog } from "#tests/support/test-environment.ts";
import { openDatabase, type OpenDatabase } from "./index.ts";

let testDatabase: TestDatabase;
let metrics: Metrics;
let pool: OpenDatabase;
const log = createRecordingLog();
beforeAll(async () => {
  testDatabase = await createTestDatabase("empty");
  metrics = await openMetrics();
  pool = openDatabase({ url: testDatabase.url, log, metrics, name: "tested", poolSize: 2 });
});
afterAll(async () => {
  await pool.close();
  await testDatabase.drop();
});

const readValue = async (name: string) => sumOfSamples(parseOpenMetrics(await metrics.scrape()), name, { pool: "tested" });

test("a statement of a second or more is counted, and logged once a minute without its values", async () => {
  const slow = (value: string) => pool.database.execute(sql`select pg_sleep(1.05), ${value}::text`);
  await Promise.all([
    slow("zoe@example.com"),
    pool.database.transaction(async (transaction) => transaction.execute(sql`select pg_sleep(1.05)`)),
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
  expect(await readValue("ecactus_database_slow_queries_total")).toBe(3);
});

test("every statement is measured once: in the pool, in a transaction, and when it fails", async () => {
  const before = await readValue("ecactus_database_query_duration_seconds_count");
  await pool.database.execute(sql`select 1`);
  await pool.database.transaction(async (transaction) => void (await transaction.execute(sql`select 2`)));
  await expect(pool.database.execute(sql`select 1 / 0`)).rejects.toThrow();
  // `begin` and `commit` count as two of the transaction's three statements.
  expect((await readValue("ecactus_database_query_duration_seconds_count")) - before).toBe(5);
});

test("rows that are streamed into a table arrive although streaming statements are not measured", async () => {
  await pool.database.execute(sql`create table streamed (word text)`);
  await pool.copyInto(async (_, copy) => {
    const stream = copy("streamed (word)");
    await new Promise<void>((resolve, reject) => stream.on("error", reject).on("finish", resolve).end("one\ntwo\n"));
  });
  expect((await pool.database.execute(sql`select word from streamed order by word`)).rows).toEqual([{ word: "one" }, { word: "two" }]);
});

test("the pool counts connections and the statements that wait for one", async () => {
  const working = Promise.all(Array.from({ length: 5 }, () => pool.database.execute(sql`select pg_sleep(0.2)`)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(pool.countConnections()).toEqual({ used: 2, idle: 0, waiting: 3, limit: 2 });
  await working;
  expect(pool.countConnections()).toMatchObject({ used: 0, idle: 2, waiting: 0 });
});
