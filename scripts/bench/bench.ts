import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { startSiteProcess, stopSiteProcess } from "../../tests/support/site-process.ts";
import { proportionalMemory } from "./memory.ts";
import { loadOf, median } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { measurePublication } from "./publication.ts";
import { measureSearch } from "./search.ts";
import { measureSize } from "./size.ts";

/**
 * `npm run bench`: the figures that the site has to reach, each beside its bound. Server and load run on a core each;
 * nginx serves the same precompressed page in the same run. Figures are printed, never judged by a test.
 */
const rounds = 5;
const encoding = "br";

const missing = ["wrk", "nginx", "taskset"].filter((program) => spawnSync("which", [program]).status !== 0);
if (missing.length > 0) {
  console.error(`The bench needs ${missing.join(", ")}: apt-get install wrk nginx-light util-linux`);
  process.exit(1);
}

const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-bench-"));
const dataDir = path.join(folder, "data");

const first = await startSiteProcess({ DATA_DIR: dataDir });
await stopSiteProcess(first);

const startedAt = performance.now();
const site = await startSiteProcess({ DATA_DIR: dataDir });
const ready = await fetch(`${site.url}/readyz`);
print("warm start to /readyz", `${Math.round(performance.now() - startedAt)} ms`, `under 2000 ms, status ${ready.status}`);

const cookie = "official_lang_cache@v1=en; locale=en-US";
const page = await fetch(`${site.url}/en`, { headers: { "accept-encoding": encoding, cookie } });
const own = ["content-type", "content-length", "content-encoding", "etag", "date", "connection", "keep-alive"];
const headers = Object.fromEntries([...page.headers].filter(([name]) => !own.includes(name)));
const nginx = await startNginx(folder, Buffer.from(await page.arrayBuffer()), headers);

const ours: number[] = [];
const theirs: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  spawnSync("taskset", ["-acp", "0", String(site.child.pid)]);
  ours.push(loadOf(`${site.url}/en`, encoding, cookie));
  theirs.push(loadOf(nginx.url, encoding, cookie));
}
const ratio = median(ours) / median(theirs);
print("cached page", `${Math.round(median(ours))} requests/s, nginx ${Math.round(median(theirs))}, ratio ${ratio.toFixed(2)}`, "ratio at least 0.40");
await nginx.stop();

const memory = await proportionalMemory(site.child.pid!, dataDir);
print("memory after the load, Node", `${memory.server} MB`, "under 200 MB");
print("memory after the load, database", `${memory.database} MB`, "under 120 MB");

await measureSize(site.url, print);
await stopSiteProcess(site);
await measureSearch(path.join(folder, "search"), print);
await measurePublication(dataDir, print);
await rm(folder, { recursive: true, force: true });

function print(name: string, measured: string, bound: string): void {
  console.log(`${name.padEnd(44)} ${measured.padEnd(52)} (${bound})`);
}
