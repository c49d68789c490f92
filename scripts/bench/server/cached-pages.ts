import { spawnSync } from "node:child_process";
import type { TemporarySite } from "../../running-site/temporary-site.ts";
import { median, requestsPerSecond } from "./load.ts";
import { startNginxWithPage } from "./nginx-page.ts";

const rounds = 5;
const encoding = "br";
const cookie = "official_lang_cache@v1=en; locale=en-US";
const connectionHeaders = new Set(["content-type", "content-length", "content-encoding", "etag", "date", "connection", "keep-alive"]);

/** Measures requests per second of a cached page, alternating with nginx: in the first seconds after a start, and warm. */
export async function measureCachedPages(site: TemporarySite): Promise<[name: string, figures: string][]> {
  const page = await fetch(`${site.url}/en`, { headers: { "accept-encoding": encoding, cookie } });
  const headers = Object.fromEntries([...page.headers].filter(([name]) => !connectionHeaders.has(name)));
  const nginx = await startNginxWithPage(site.dataDir, Buffer.from(await page.arrayBuffer()), headers);
  const compare = async (before?: () => Promise<void>) => {
    const siteRates: number[] = [];
    const nginxRates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await before?.();
      spawnSync("taskset", ["-acp", "0", String(site.pid)]);
      siteRates.push(requestsPerSecond(`${site.url}/en`, encoding, cookie));
      nginxRates.push(requestsPerSecond(nginx.url, encoding, cookie));
    }
    const ratio = (median(siteRates) / median(nginxRates)).toFixed(2);
    return `${Math.round(median(siteRates))} requests/s, nginx ${Math.round(median(nginxRates))}, ratio ${ratio}`;
  };
  const restart = async () => {
    await site.stop();
    await site.start();
  };
  try {
    return [
      ["cached page, first 5 s after a start", await compare(restart)],
      ["cached page", await compare()],
    ];
  } finally {
    await nginx.stop();
  }
}
