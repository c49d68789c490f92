import { expect, inject, test } from "vitest";
import { drillDatabase } from "../../support/database-drill.ts";

const rounds = { terminations: 50, restarts: 20 };

test(
  "fifty times all connections are ended and twenty times the database is started again, under load: no death, no failure, nothing lost",
  { timeout: 900_000 },
  async () => {
    const { death, lost, statuses, acknowledged, readyAfter } = await drillDatabase(inject("filledDataDir"), rounds);
    console.log(
      `${acknowledged} questions acknowledged, ${lost.length} lost; answers by status ${JSON.stringify(statuses)}; ready after ${readyAfter.join(", ")} ms`,
    );
    expect({ death, lost }).toEqual({ death: null, lost: [] });
    expect(Object.keys(statuses).filter((status) => status !== "200" && status !== "503")).toEqual([]);
    expect(readyAfter).toHaveLength(rounds.restarts);
  },
);
