import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { startSiteProcess, stopSiteProcess } from "../tests/support/site-process.ts";
import { findBrowser } from "./find-browser.mjs";
import { median } from "./bench/load.ts";

// `npm run lighthouse`: mobile scores of the pages that most visitors enter by; the median of three runs each.
const paths = ["/", "/products", "/products/agave-th-three-phase-home-battery-energy-storage-system", "/explore/news"];
const categories = ["performance", "accessibility", "best-practices", "seo"];
const runs = 3;
const debuggingPort = 9400 + (process.pid % 500);

const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-lighthouse-"));
const site = await startSiteProcess({ DATA_DIR: folder });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [`--remote-debugging-port=${debuggingPort}`, "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

for (const page of paths) {
  const scores = new Map<string, number[]>(categories.map((category) => [category, []]));
  let misses = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    await fetch(site.url + page, { headers: { "accept-encoding": "br" } });
    const result = await lighthouse(site.url + page, { port: debuggingPort, onlyCategories: categories, logLevel: "error" });
    const { lhr } = result!;
    for (const category of categories) scores.get(category)!.push(Math.round((lhr.categories[category]!.score ?? 0) * 100));
    misses = new Set([
      ...misses,
      ...Object.values(lhr.categories).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]!.score ?? 1) < 0.9).map(({ id }) => `${id} ${lhr.audits[id]!.displayValue ?? ""}`.trim()),
      ),
    ]);
  }
  const line = categories.map((category) => `${category} ${median(scores.get(category)!)}`).join(", ");
  console.log(`${page}\n  ${line}${misses.size > 0 ? `\n  below 90 %: ${[...misses].join("; ")}` : ""}`);
}

await browser.close();
await stopSiteProcess(site);
await rm(folder, { recursive: true, force: true });
