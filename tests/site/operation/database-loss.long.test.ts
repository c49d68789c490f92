import { expect, inject, test } from "vitest";
import { drillDatabase } from "../../support/database-drill.ts";

const rounds = { terminations: 50, restarts: 20 };

test("the site under load survives 50 connection losses and 20 database restarts without loss", { timeout: 900_000 }, async () => {
  const { exit, lostQuestions, statuses, acknowledged, readyAfter } = await drillDatabase(inject("filledDataDir"), rounds);
  console.log(
    `${acknowledged} questions acknowledged, ${lostQuestions.length} lost; answers by status ${JSON.stringify(statuses)}; ready after ${readyAfter.join(", ")} ms`,
  );
  expect({ exit, lostQuestions }).toEqual({ exit: null, lostQuestions: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(Object.keys(statuses).filter((status) => status !== "200" && status !== "503")).toEqual([]);
  expect(readyAfter).toHaveLength(rounds.restarts);
});
