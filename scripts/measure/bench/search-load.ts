import { spawnSync } from "node:child_process";
import path from "node:path";
import { documentsMade, startSiteProcess, stopSiteProcess } from "#tests/support/site-process.ts";
import { median } from "./load.ts";
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
    const loads: Load[][] = sites.map(() => []);
    for (let round = 0; round < rounds; round += 1)
      for (const [index, site] of sites.entries()) loads[index]!.push(await loadOf(site, address));
    const medians = (value: (load: Load) => number) => loads.map((own) => median(own.map(value)));
    const rates = medians(({ rate }) => rate);
    const costs = medians(({ node, database }) => node + database);
    const [database] = medians((load) => load.database);
    print(
      name,
      `${rates[0]!.toFixed(0)} a second on one core${beside(
        rates.map((rate) => rate.toFixed(0)),
        rates[0]! / rates[1]!,
      )}`,
      "no bound",
    );
    print(
      `${name}, processor time`,
      `${costs[0]!.toFixed(1)} ms each, ${database!.toFixed(1)} of it the database${beside(
        costs.map((cost) => cost.toFixed(1)),
        costs[1]! / costs[0]!,
      )}`,
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
    ? ((await import(path.join(folder, "tests/support/site-process.ts"))) as { startSiteProcess: typeof startSiteProcess }).startSiteProcess
    : startSiteProcess;
  const site = await start({ DATA_DIR: dataDir, TRUSTED_PROXY: "127.0.0.1" });
  await documentsMade(site);
  spawnSync("taskset", ["-acp", "0", String(site.child.pid)]);
  return { ...site, dataDir, pid: site.child.pid! };
}

async function loadOf({ url, pid, dataDir }: Awaited<ReturnType<typeof openSite>>, address: string): Promise<Load> {
  const used = () => Promise.all([processorMs(pid), databaseMs(dataDir)]);
  const before = await used();
  const { stdout } = spawnSync("taskset", ["-c", "1", "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, url + address], {
    encoding: "utf8",
  });
  if (/Non-2xx/.test(stdout)) throw new Error(`Searches were refused:\n${stdout}`);
  const [node, database] = (await used()).map((ms, index) => (ms - before[index]!) / Number(/(\d+) requests in/.exec(stdout)![1]));
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]), node: node!, database: database! };
}

function beside([, theirs]: readonly string[], ratio: number): string {
  return theirs === undefined ? "" : `, beside ${theirs}, ratio ${ratio.toFixed(1)}`;
}
