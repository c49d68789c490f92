import { spawnSync } from "node:child_process";
import { openOwnSite } from "../own-site.ts";
import { loadOf, median } from "./load.ts";
import { proportionalMemory } from "./memory.ts";
import { startNginxWithPage } from "./nginx.ts";

type Print = (name: string, measured: string, bound: string) => void;

const rounds = 5;
const encoding = "br";
const cookie = "official_lang_cache@v1=en; locale=en-US";
const ofTheConnection = new Set(["content-type", "content-length", "content-encoding", "etag", "date", "connection", "keep-alive"]);

/** Start, cached pages beside nginx, right after a start and warm, and memory. */
export async function measurePages(_folder: string, print: Print): Promise<void> {
  const site = await openOwnSite();
  await site.stop();
  const startedAt = performance.now();
  await site.start();
  const ready = await fetch(`${site.url}/readyz`);
  print("warm start to /readyz", `${Math.round(performance.now() - startedAt)} ms`, `under 2000 ms, status ${ready.status}`);

  const page = await fetch(`${site.url}/en`, { headers: { "accept-encoding": encoding, cookie } });
  const headers = Object.fromEntries([...page.headers].filter(([name]) => !ofTheConnection.has(name)));
  const nginx = await startNginxWithPage(site.dataDir, Buffer.from(await page.arrayBuffer()), headers);
  const compare = async (name: string, bound: string, before?: () => Promise<void>) => {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await before?.();
      spawnSync("taskset", ["-acp", "0", String(site.pid)]);
      ours.push(loadOf(`${site.url}/en`, encoding, cookie));
      theirs.push(loadOf(nginx.url, encoding, cookie));
    }
    const ratio = (median(ours) / median(theirs)).toFixed(2);
    print(name, `${Math.round(median(ours))} requests/s, nginx ${Math.round(median(theirs))}, ratio ${ratio}`, `ratio at least ${bound}`);
  };
  await compare("cached page, first 5 s after a start", "0.40", async () => {
    await site.stop();
    await site.start();
  });
  await compare("cached page", "0.50");
  await nginx.stop();

  const memory = await proportionalMemory(site.pid, site.dataDir);
  print("memory after the load, Node", `${memory.server} MB`, "under 200 MB");
  print("memory after the load, database", `${memory.database} MB`, "under 120 MB");
  await site.close();
}
