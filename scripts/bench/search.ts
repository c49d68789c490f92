import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import * as v from "valibot";
import { startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";
import { hitRates } from "./search/hit-rates.ts";

// `npm run bench:search -- [FOLDER]`: measures how often the first search result is correct, by the sets of queries in a folder.
const folder = path.resolve(process.argv[2] ?? "tests/search");
const dataDir = await mkdtemp(path.join(os.tmpdir(), "ecactus-hits-"));
const site = await startSiteProcess({ DATA_DIR: dataDir, TRUSTED_PROXY: "127.0.0.1" });
const answer = v.object({ data: v.array(v.object({ path: v.string() })) });
let queryCount = 0;

try {
  const rates = await hitRates(folder, async (language, query) => {
    queryCount += 1;
    // Sends each query from another address, so that no rate limit applies.
    const headers = { "x-forwarded-for": `10.8.${queryCount >> 8}.${queryCount & 255}` };
    const response = await fetch(`${site.url}/api/search?${new URLSearchParams({ q: query, language, size: "10" })}`, { headers });
    return v.parse(answer, await response.json()).data.map(({ path: address }) => address);
  });
  for (const { language, queries, atOne, atThree, misses } of rates) {
    console.log(`${language}: ${percent(atOne)} at 1, ${percent(atThree)} at 3, of ${queries}`);
    for (const { query, wanted, first, place } of misses)
      console.log(`  ${query}: ${first} first, ${wanted.join(" or ")} ${place > 0 ? `at ${place}` : "not found"}`);
  }
} finally {
  await stopSiteProcess(site);
  await rm(dataDir, { recursive: true, force: true });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
