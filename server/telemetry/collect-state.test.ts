import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "#platform/database";
import { openMetrics, type Metrics } from "#platform/metrics";
import { parseOpenMetrics, sumOfSamples } from "#tests/support/open-metrics.ts";
import { quietLog } from "#tests/support/test-environment.ts";
import { collectState } from "./collect-state.ts";

let metrics: Metrics;
let away: OpenDatabase;
beforeAll(async () => {
  metrics = await openMetrics();
  away = openDatabase({ url: "postgres://nobody@127.0.0.1:1/none", log: quietLog });
  collectState(metrics, { database: away.database, pools: { main: away }, queues: new Set(["mail"]) });
});
afterAll(() => away.close());

test("a scrape during a database outage reports the outage and omits the queues", async () => {
  const families = parseOpenMetrics(await metrics.scrape());
  expect(families.get("ecactus_database_up")?.samples).toEqual([{ name: "ecactus_database_up", labels: {}, value: 0 }]);
  expect(families.get("ecactus_queue_jobs")?.samples).toEqual([]);
  expect(families.get("ecactus_queue_oldest_job_seconds")?.samples).toEqual([]);
  expect(sumOfSamples(families, "ecactus_database_connections_limit", { pool: "main" })).toBe(10);
});
