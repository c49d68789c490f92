import { spawnSync } from "node:child_process";
import path from "node:path";
import { openOwnSite } from "../own-site.ts";
import { proportionalMemory } from "./memory.ts";
import { loadOf, median } from "./load.ts";
import { measureLogins } from "./logins.ts";
import { startNginxWithPage } from "./nginx.ts";
import { measurePublication } from "./publication.ts";
import { measureQuestions } from "./questions.ts";
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

const site = await openOwnSite();
await site.stop();

const startedAt = performance.now();
await site.start();
const ready = await fetch(`${site.url}/readyz`);
print("warm start to /readyz", `${Math.round(performance.now() - startedAt)} ms`, `under 2000 ms, status ${ready.status}`);

const cookie = "official_lang_cache@v1=en; locale=en-US";
const page = await fetch(`${site.url}/en`, { headers: { "accept-encoding": encoding, cookie } });
const own = ["content-type", "content-length", "content-encoding", "etag", "date", "connection", "keep-alive"];
const headers = Object.fromEntries([...page.headers].filter(([name]) => !own.includes(name)));
const nginx = await startNginxWithPage(site.dataDir, Buffer.from(await page.arrayBuffer()), headers);

const ours: number[] = [];
const theirs: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  spawnSync("taskset", ["-acp", "0", String(site.pid)]);
  ours.push(loadOf(`${site.url}/en`, encoding, cookie));
  theirs.push(loadOf(nginx.url, encoding, cookie));
}
const ratio = median(ours) / median(theirs);
print("cached page", `${Math.round(median(ours))} requests/s, nginx ${Math.round(median(theirs))}, ratio ${ratio.toFixed(2)}`, "ratio at least 0.40");
await nginx.stop();

const memory = await proportionalMemory(site.pid, site.dataDir);
print("memory after the load, Node", `${memory.server} MB`, "under 200 MB");
print("memory after the load, database", `${memory.database} MB`, "under 120 MB");

await measureSize(site.url, print);
await site.stop();
await measureQuestions(path.join(site.dataDir, "questions"), print);
await measureLogins(path.join(site.dataDir, "logins"), print);
await measureSearch(path.join(site.dataDir, "search"), print);
await measurePublication(site.dataDir, print);
await site.close();

function print(name: string, measured: string, bound: string): void {
  console.log(`${name.padEnd(44)} ${measured.padEnd(52)} (${bound})`);
}
