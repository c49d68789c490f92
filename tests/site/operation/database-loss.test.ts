import { expect, inject, test } from "vitest";
import { drillDatabase } from "../../support/database-drill.ts";

test("the site survives connection losses and database restarts without losing a question", async () => {
  const { death, lost, statuses, acknowledged } = await drillDatabase(inject("filledDataDir"), { terminations: 5, restarts: 2 });
  expect({ death, lost }).toEqual({ death: null, lost: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(Object.keys(statuses).filter((status) => status !== "200" && status !== "503")).toEqual([]);
});
