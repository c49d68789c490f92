import { spawnSync } from "node:child_process";
import path from "node:path";
import { documentsMade, startSiteProcess, stopSiteProcess } from "../../tests/support/site-process.ts";
import { median } from "./load.ts";

type Print = (name: string, measured: string, bound: string) => void;

const rounds = 5;
const seconds = 5;
const connections = 8;
const script = path.join(import.meta.dirname, "searches.lua");
/** Where a search begins, and how a browser goes on. */
const forms = [["search, pages", "/en/search"], ["search, data of a page", "/en/search/_payload.json"]] as const;

/**
 * Searches a second with the server on one core. Where BENCH_BESIDE names the folder of another version, built, that one
 * answers in turn, and the ratio of the two is what a busy machine leaves comparable.
 */
export async function measureSearchLoad(dataDir: string, print: Print): Promise<void> {
  const other = process.env.BENCH_BESIDE;
  const folders = [undefined, ...(other ? [other] : [])];
  const sites = await Promise.all(folders.map(async (folder, index) => {
    const site = await startSiteProcess({ DATA_DIR: path.join(dataDir, String(index)), TRUSTED_PROXY: "127.0.0.1" }, folder);
    await documentsMade(site);
    spawnSync("taskset", ["-acp", "0", String(site.child.pid)]);
    return site;
  }));
  for (const [name, address] of forms) {
    const rates: number[][] = sites.map(() => []);
    for (let round = 0; round < rounds; round += 1) for (const [index, { url }] of sites.entries()) rates[index]!.push(rateOf(url + address));
    const [own = 0, theirs] = rates.map(median);
    const beside = theirs === undefined ? "" : `, beside ${theirs.toFixed(0)}, ratio ${(own / theirs).toFixed(1)}`;
    print(name, `${own.toFixed(0)} a second on one core${beside}`, "three times the version before the bounds");
  }
  for (const site of sites) await stopSiteProcess(site);
}

function rateOf(url: string): number {
  const { stdout } = spawnSync("taskset", ["-c", "1", "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", script, url], { encoding: "utf8" });
  if (/Non-2xx/.test(stdout)) throw new Error(`Searches were refused:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}
