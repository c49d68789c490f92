import lighthouse from "lighthouse";
import { keysOf } from "#i18n/keys-of.ts";
import { recordOf } from "#i18n/record-of.ts";
import { auditedPaths } from "./audited-paths.ts";
import { median } from "./bench/load.ts";
import { launchBrowser } from "./browser.ts";
import { openOwnSite } from "./own-site.ts";

/**
 * `npm run lighthouse [-- /products]`: mobile scores and blocking time of every kind of page, or of those named; the median of three runs
 * each, and how fast the machine was meanwhile by Lighthouse's own benchmark. The 404 is not among them: Lighthouse
 * refuses to judge a page that is answered with an error.
 */
const bounds = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
/** Of the tasks until the page is at rest, what goes beyond 50 ms each. */
const mostBlocking = 150;
type Category = keyof typeof bounds;
const categories = keysOf(bounds);
const runs = 3;
const debuggingPort = 9400 + (process.pid % 500);

const paths = process.argv.length > 2 ? process.argv.slice(2) : auditedPaths;
const site = await openOwnSite();
const browser = await launchBrowser([`--remote-debugging-port=${debuggingPort}`]);

const widest = Math.max(...paths.map((path) => path.length));
const print = (page: string, cells: (string | number)[]) =>
  console.log([page.padEnd(widest), ...cells.map((cell, column) => String(cell).padEnd(categories[column]?.length ?? 0))].join("  "));
print("", [...categories, "blocking, ms", "benchmark index"]);
print("at least", [...Object.values(bounds), `at most ${mostBlocking}`]);
for (const path of paths) {
  const { index, blocking, scores, misses } = await audit(path);
  const figures = categories.map((category) => `${scores[category]}${scores[category] < bounds[category] ? " !" : ""}`);
  print(path, [...figures, `${blocking}${blocking > mostBlocking ? " !" : ""}`, index]);
  if (misses.length > 0) console.log(`  below 90 %: ${misses.join("; ")}`);
}
await browser.close();
await site.close();

type Audited = { index: number; blocking: number; scores: Record<Category, number>; misses: string[] };

async function audit(path: string): Promise<Audited> {
  const measured = recordOf(categories, (): number[] => []);
  const indexes: number[] = [];
  const blocking: number[] = [];
  const misses = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    await fetch(site.url + path, { headers: { "accept-encoding": "br" } });
    const { lhr, blockingTime } = await runOnce(path);
    indexes.push(Math.round(lhr.environment.benchmarkIndex));
    blocking.push(Math.round(blockingTime));
    for (const category of categories) measured[category].push(Math.round((lhr.categories[category]?.score ?? 0) * 100));
    for (const { id, weight } of Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs)) {
      const { score = 1, displayValue = "" } = lhr.audits[id] ?? {};
      if (weight > 0 && (score ?? 1) < 0.9) misses.add(`${id} ${displayValue}`.trim());
    }
  }
  const scores = recordOf(categories, (category) => median(measured[category]));
  return { index: median(indexes), blocking: median(blocking), scores, misses: [...misses] };
}

/** One run; again where the browser's trace lacked what the figures are made of, as happens on a busy machine. */
async function runOnce(path: string) {
  let reason: string | undefined;
  for (let tries = 0; tries < 3; tries += 1) {
    const result = await lighthouse(site.url + path, { port: debuggingPort, onlyCategories: categories, logLevel: "error" });
    const { numericValue, errorMessage } = result?.lhr.audits["total-blocking-time"] ?? {};
    if (result && numericValue !== undefined) return { lhr: result.lhr, blockingTime: numericValue };
    reason = errorMessage;
    console.log(`  run again: ${reason}`);
  }
  throw new Error(`${path} could not be measured: ${reason}`);
}
