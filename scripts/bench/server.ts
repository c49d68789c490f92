import { spawnSync } from "node:child_process";
import { exitWithMessage } from "../exit-with-message.ts";
import { openTemporarySite } from "../running-site/temporary-site.ts";
import { measureCachedPages } from "./server/cached-pages.ts";
import { proportionalMemory } from "./server/memory.ts";
import { measureUncachedPages } from "./server/uncached-pages.ts";

/**
 * `npm run bench`: measures start time, cached pages compared with nginx, uncached pages and memory. The server runs on the first
 * core, the load generator on the second. No test asserts the figures.
 */
const missing = ["wrk", "nginx", "taskset"].filter((program) => spawnSync("which", [program]).status !== 0);
if (missing.length > 0) exitWithMessage(`The benchmark needs ${missing.join(", ")}: apt-get install wrk nginx-light util-linux`);

const site = await openTemporarySite();
try {
  await site.stop();
  const startedAt = performance.now();
  await site.start();
  await fetch(`${site.url}/readyz`);
  print("warm start to /readyz", `${Math.round(performance.now() - startedAt)} ms`);
  for (const [name, figures] of await measureCachedPages(site)) print(name, figures);
  print("uncached page", await measureUncachedPages(site));
  const memory = await proportionalMemory(site.pid, site.dataDir);
  print("memory after the load", `${memory.server} MB Node, ${memory.database} MB database`);
} finally {
  await site.close();
}

function print(name: string, figures: string): void {
  console.log(`${name.padEnd(44)} ${figures}`);
}
