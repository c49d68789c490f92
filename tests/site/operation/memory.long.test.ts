import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { copyDataDir, fillDataDir } from "../../support/filled-data-dir.ts";
import { startLoad } from "../../support/load.ts";
import { startSiteProcess, stopSiteProcess } from "#scripts/running-site/site-process.ts";

const minutes = 10;
const samplesPerMinute = 12;
const visitors = 4;
/** The heap limit of 512 MB and what lies outside the heap. 483 MB were measured. */
const maxMegabytes = 600;
/** Allowed growth in MB from the seventh minute, when the heap has reached its usual size, to the last one. */
const maxGrowth = 30;

test.runIf(process.platform === "linux")(
  `server memory under ${minutes} minutes of mixed load stays below ${maxMegabytes} MB without growth`,
  { timeout: 900_000 },
  async () => {
    await fillDataDir(inject("filledDataDir"));
    const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-memory-"));
    await copyDataDir(inject("filledDataDir"), folder);
    const site = await startSiteProcess({ DATA_DIR: folder, TRUSTED_PROXY: "127.0.0.1" });
    const load = startLoad(site.url);
    const reading = startReading(site.url);
    const highestPerMinute: number[] = [];
    try {
      for (let minute = 0; minute < minutes; minute += 1) {
        const samples: number[] = [];
        for (let sample = 0; sample < samplesPerMinute; sample += 1) {
          await pause(60_000 / samplesPerMinute);
          samples.push(await residentMegabytes(site.child.pid!));
        }
        highestPerMinute.push(Math.max(...samples));
        console.log(
          `minute ${minute + 1}: ${Math.min(...samples)} to ${Math.max(...samples)} MB, ${reading.count()} pages read, ${load.acknowledged.length} questions asked`,
        );
      }
    } finally {
      await Promise.all([load.stop(), reading.stop()]);
      await stopSiteProcess(site);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
    expect(Math.max(...highestPerMinute)).toBeLessThan(maxMegabytes);
    expect(highestPerMinute.at(-1)! - highestPerMinute[6]!).toBeLessThan(maxGrowth);
  },
);

/** Requests every page in turn with changing encodings, and addresses that no cache holds. */
function startReading(origin: string): { count(): number; stop(): Promise<void> } {
  const encodings = ["br", "gzip", "identity"];
  let stopped = false;
  let number = 0;
  const readPages = async (pages: readonly string[]) => {
    while (!stopped) {
      number += 1;
      const page = pages[number % pages.length]!;
      const round = Math.floor(number / pages.length);
      const address = [
        page,
        `${page.replace(/\/$/, "")}/_payload.json`,
        `/de/support-center/error-codes?code=${number}`,
        `/en/nowhere-${number}`,
      ][(number + round) % 4]!;
      const response = await fetch(origin + address, {
        headers: {
          "accept-encoding": encodings[round % encodings.length]!,
          "x-forwarded-for": `10.200.${(number >> 8) & 255}.${number & 255}`,
        },
      });
      await response.arrayBuffer();
    }
  };
  const sitemapPages = fetch(`${origin}/sitemap.xml`)
    .then((response) => response.text())
    .then((sitemap) => [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname))
    .then((pages) => Promise.all(Array.from({ length: visitors }, () => readPages(pages))));
  return {
    count: () => number,
    async stop() {
      stopped = true;
      await sitemapPages;
    },
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) / 1024);
}
