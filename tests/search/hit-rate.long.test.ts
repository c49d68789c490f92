import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hitRates } from "../../scripts/bench/search/hit-rates.ts";
import { languageCodes } from "#i18n/languages.ts";
import { openTestSite, type TestSite } from "../support/test-site.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(() => site.close());

const minRate = 0.95;
let queryCount = 0;

test("the search ranks the right answer first for 95 % of queries per language", async () => {
  const rates = await hitRates(path.resolve(import.meta.dirname), async (language, query) => {
    queryCount += 1;
    const address = `/api/search?${new URLSearchParams({ q: query, language, size: "10" })}`;
    const response = await site.visit(address, {}, `198.51.${queryCount >> 8}.${queryCount & 255}`);
    const { data } = (await response.json()) as { data: { path: string }[] };
    return data.map((result) => result.path);
  });
  expect(rates.map(({ language }) => language).toSorted()).toEqual([...languageCodes].toSorted());
  for (const { language, atOne, misses } of rates) {
    const missList = misses.map(({ query, first }) => `${query}: ${first}`).join("\n");
    expect(atOne, `${language}\n${missList}`).toBeGreaterThanOrEqual(minRate);
  }
});
