import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findRunningPostgres } from "#platform/database";
import { readAddresses } from "../../export/write-site.ts";
import type { TemporarySite } from "../../running-site/temporary-site.ts";
import { median, percentile } from "./load.ts";

/** Does not include the first round, which runs the code of every page for the first time. */
const rounds = 3;
/** Twice the interval at which the server polls the content version. */
const noticeMs = 2_000;

/** Measures each page of the sitemap after a change of the content version, so that no page is cached. */
export async function measureUncachedPages(site: TemporarySite): Promise<string> {
  const addresses = await readAddresses((address) => fetch(new URL(new URL(address, site.url).pathname, site.url)));
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await bumpContentVersion(site.dataDir);
    for (const path of addresses) {
      const startedAt = performance.now();
      const response = await fetch(site.url + path, { headers: { "accept-encoding": "br" } });
      await response.arrayBuffer();
      if (round > 0) times.push(performance.now() - startedAt);
    }
  }
  const [middle, slow] = [median(times), percentile(times, 0.9)];
  return `median ${middle.toFixed(1)} ms, 90th percentile ${slow.toFixed(1)} ms, ${addresses.length} pages`;
}

async function bumpContentVersion(dataDir: string): Promise<void> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error(`No database is running in ${dataDir}.`);
  const database = new Client({ connectionString });
  await database.connect();
  await database.query("update content_version set version = version + 1");
  await database.end();
  await pause(noticeMs);
}
