import { sql } from "drizzle-orm";
import { pino } from "pino";
import { contentEntry } from "#db/content.ts";
import { refreshSearch } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import { createLog } from "#platform/log";
import { documentsMade, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";
import { environmentOf } from "#scripts/running-site/environment.ts";
import { openServices, type Services } from "#server/services.ts";
import { median } from "./load.ts";
import { databaseMs, processorMs } from "./processor-time.ts";

type Print = (name: string, measured: string, bound: string) => void;

const manyEntries = 50_000;
const samples = 20;
/** A word of every entry, several, mistyped ones, none, and one that few have. */
const texts: readonly [Language, string][] = [
  ["en", "battery"],
  ["en", "what does a home battery inverter cost"],
  ["en", "batery invertr"],
  ["en", "qwertzuiop"],
  ["fr", "onduleurs hybrides"],
  ["fr", "agvae"],
];

/** How fast search answers with 50,000 entries on one website, and how that compares with a list. */
export async function measureSearch(dataDir: string, print: Print): Promise<void> {
  const opened = await openServices(environmentOf(dataDir), createLog(pino.destination("/dev/null")));
  if (!opened.ok) throw new Error(opened.message);
  const { services } = opened;
  await addEntries(services);
  const from = performance.now();
  await refreshSearch(services.context);
  print(`search learns ${manyEntries} entries in two languages`, `${((performance.now() - from) / 1000).toFixed(1)} s`, "no bound");

  const site = await startSiteProcess({ DATABASE_URL: services.databaseUrl, DATA_DIR: dataDir, TRUSTED_PROXY: "127.0.0.1" });
  await documentsMade(site);
  const usedMs = async () => (await processorMs(site.pid)) + (await databaseMs(dataDir));
  const list = median(await timesOf(`${site.url}/api/news/list?page=1&size=24&websiteId=3`));
  const times: number[] = [];
  for (const [language, q] of texts) {
    const before = await usedMs();
    const own = await timesOf(`${site.url}/api/search?${new URLSearchParams({ q, language })}`);
    const used = ((await usedMs()) - before) / own.length;
    print(
      `search for "${q}"`,
      `${median(own).toFixed(1)} ms (at most ${Math.max(...own).toFixed(1)}), ${used.toFixed(1)} of processor time`,
      "within 50 ms",
    );
    times.push(...own);
  }
  const ratio = (median(times) / list).toFixed(1);
  print(
    `search, ${manyEntries} entries`,
    `${median(times).toFixed(1)} ms (at most ${Math.max(...times).toFixed(1)}), ${ratio} times a list`,
    "within 30 ms",
  );
  await stopSiteProcess(site);
  await services.close();
}

let asked = 0;

/** Times in ms of answers; the first one, which opens connections, does not count. */
async function timesOf(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let sample = 0; sample <= samples; sample += 1) {
    const from = performance.now();
    // Each is another visitor, so that no limit is measured.
    await (await fetch(address, { headers: { "x-forwarded-for": `10.7.${asked >> 8}.${asked & 255}` } })).arrayBuffer();
    asked += 1;
    times.push(performance.now() - from);
  }
  return times.slice(1);
}

/** Copies of what website 3 has, each with a keyword of its own, so that the vocabulary grows too; not of products, which would get documents. */
async function addEntries({ context }: Services): Promise<void> {
  const word = sql`translate(left(md5(key || n), 12), '0123456789', 'ghijklmnop')`;
  await context.database.execute(sql`
    insert into ${contentEntry} (type, language, key, state, published_at, position, summary, data, revision, updated_at, updated_by)
    select type, language, key || '-' || n, state, published_at, position + n, summary,
      jsonb_set(data, '{keywords}', (data -> 'keywords') || to_jsonb(array[${word}])), revision, updated_at, updated_by
    from generate_series(1, ${sql.raw(String(manyEntries))}) as n, ${contentEntry} where language = 'en' and type <> 'product' and data ? 'keywords'
    limit ${sql.raw(String(manyEntries))}`);
  await context.database.execute(sql`analyze ${contentEntry}`);
}
