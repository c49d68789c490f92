import { expect, inject, test } from "vitest";
import { drillDatabase } from "../../support/database-drill.ts";

test("connections that are ended in the middle of writes, a shutdown and a kill of the database: the site lives, nobody meets a failure, no question is lost", async () => {
  const { death, lost, statuses, acknowledged } = await drillDatabase(inject("filledDataDir"), { terminations: 5, restarts: 2 });
  expect({ death, lost }).toEqual({ death: null, lost: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(Object.keys(statuses).filter((status) => status !== "200" && status !== "503")).toEqual([]);
});
