import assert from "node:assert";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { documentsMade, startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";
import { median, requestsIn, requestsPerSecond } from "./load.ts";
import { databaseMs, processorMs } from "./processor-time.ts";
import { measureBurst } from "./search-burst.ts";

type Print = (name: string, measured: string, bound: string) => void;
type Load = { rate: number; node: number; database: number };

const rounds = 5;
const seconds = 5;
const connections = 4;
const script = path.join(import.meta.dirname, "searches.lua");
/** Where a search begins, how a browser goes on, and what programs ask. */
const forms = [
  ["search, pages", "/en/search"],
  ["search, data of a page", "/en/search/_payload.json"],
  ["search, API", "/api/search"],
] as const;
const bound = "a third of the version before the bounds";

/**
 * Searches a second with the server on one core, what each costs of processor time, and 300 at once. Where BENCH_BESIDE names
 * the folder of another version, built, that one answers in turn; the ratio of the two is what a busy machine leaves comparable.
 */
export async function measureSearchLoad(dataDir: string, print: Print): Promise<void> {
  const other = process.env.BENCH_BESIDE;
  const sites = await Promise.all([openSite(path.join(dataDir, "0")), ...(other ? [openSite(path.join(dataDir, "1"), other)] : [])]);
  for (const [name, address] of forms) {
    const loads = new Map(sites.map((site): [Site, Load[]] => [site, []]));
    for (let round = 0; round < rounds; round += 1) for (const [site, own] of loads) own.push(await loadOf(site, address));
    const medians = (value: (load: Load) => number) => Array.from(loads.values(), (own) => median(own.map(value)));
    const [rate = Number.NaN, rateBeside] = medians((load) => load.rate);
    const [cost = Number.NaN, costBeside] = medians(({ node, database }) => node + database);
    const [database = Number.NaN] = medians((load) => load.database);
    print(name, `${rate.toFixed(0)} a second on one core${beside(rateBeside, 0, (theirs) => rate / theirs)}`, "no bound");
    print(
      `${name}, processor time`,
      `${cost.toFixed(1)} ms each, ${database.toFixed(1)} of it the database${beside(costBeside, 1, (theirs) => theirs / cost)}`,
      bound,
    );
  }
  for (const [index, { url }] of sites.entries()) {
    print(`search, 300 at once${index === 0 ? "" : ", the version beside"}`, await measureBurst(`${url}/en/search`), "no answer after 2 s");
  }
  for (const site of sites) await stopSiteProcess(site);
}

/** A version starts as it would by itself: with its own arguments for Node. */
async function openSite(dataDir: string, folder?: string) {
  const start = folder
    ? ((await import(path.join(folder, "scripts/running-site/site-process.ts"))) as { startSiteProcess: typeof startSiteProcess })
        .startSiteProcess
    : startSiteProcess;
  const site = await start({ DATA_DIR: dataDir, TRUSTED_PROXY: "127.0.0.1" });
  await documentsMade(site);
  spawnSync("taskset", ["-acp", "0", String(site.child.pid)]);
  // Another version's may not tell it.
  const { pid } = site.child;
  assert(pid, "the site runs");
  return { ...site, dataDir, pid };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function loadOf({ url, pid, dataDir }: Site, address: string): Promise<Load> {
  const used = () => Promise.all([processorMs(pid), databaseMs(dataDir)]);
  const [nodeBefore, databaseBefore] = await used();
  const { stdout } = spawnSync("taskset", ["-c", "1", "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, url + address], {
    encoding: "utf8",
  });
  if (/Non-2xx/.test(stdout)) throw new Error(`Searches were refused:\n${stdout}`);
  const [node, database] = await used();
  const requests = requestsIn(stdout);
  return { rate: requestsPerSecond(stdout), node: (node - nodeBefore) / requests, database: (database - databaseBefore) / requests };
}

function beside(theirs: number | undefined, digits: number, ratio: (theirs: number) => number): string {
  return theirs === undefined ? "" : `, beside ${theirs.toFixed(digits)}, ratio ${ratio(theirs).toFixed(1)}`;
}
