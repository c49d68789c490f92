import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { auditedPaths } from "./audited-paths.ts";
import { launchBrowser } from "./browser.ts";
import { openOwnSite } from "./own-site.ts";
import { devices, limits, measureWeight, type DeviceName, type Weight } from "./measure-weight.ts";
import { keysOf } from "#i18n/keys-of.ts";

// `npm run weight`: the bytes that every kind of page makes a visitor load on a phone and on a desktop, beside their limits. A page
// beyond a limit is a warning and does not fail: bytes change with each library, and no test depends on them.
const kilobyte = 1000;
/** A page warns only beyond this share of a limit, so that a single small change does not. */
const headroom = 1.05;
const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;
const ofLimit = (bytes: number, limit: number) => `${kb(bytes)} (${(bytes / limit).toFixed(2)})`;
const fileOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);

const site = await openOwnSite();
const browser = await launchBrowser();
const header = ["page", "code", "document", "biggest picture", "pictures", "shifts", "largest paint", ""];
const rows = [header];
const warnings: string[] = [];

function warnBeyondLimits(page: string, name: DeviceName, { script, document, biggestPicture }: Weight): void {
  const measured: [what: string, bytes: number, limit: number][] = [
    ["code", script, limits.script],
    ["largest image", biggestPicture.size, limits.picture[name]],
  ];
  if (page === "/") measured.push(["document", document, limits.document]);
  for (const [what, bytes, limit] of measured)
    if (bytes > limit * headroom) warnings.push(`${page} on a ${name}: ${what} is ${kb(bytes)}, its limit ${kb(limit)}`);
}

/** The limit of the home page's document is for its best compression, which the server computes after several requests. */
async function requestUntilBestCompressed(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  for (let times = 0; times < 50; times += 1) {
    const response = await context.request.get(address, { headers: { "accept-encoding": "br" } });
    if (response.headers().etag?.includes("br-tight")) break;
    await pause(200);
  }
  await context.close();
}

await requestUntilBestCompressed(browser, `${site.url}/`);
for (const name of keysOf(devices)) {
  const { viewport, deviceScaleFactor } = devices[name];
  rows.push(
    [],
    [`${name}, ${viewport.width} px @${deviceScaleFactor}x; limits:`, kb(limits.script), "", kb(limits.picture[name]), "", "0", "", ""],
  );
  for (const path of auditedPaths) {
    const context = await browser.newContext(devices[name]);
    const weight = await measureWeight(await context.newPage(), site.url + path);
    await context.close();
    warnBeyondLimits(path, name, weight);
    rows.push([
      path,
      ofLimit(weight.script, limits.script),
      path === "/" ? ofLimit(weight.document, limits.document) : kb(weight.document),
      ofLimit(weight.biggestPicture.size, limits.picture[name]),
      kb(weight.pictures),
      weight.shifts.reduce((sum, { value }) => sum + value, 0).toFixed(4),
      weight.largest,
      [fileOf(weight.biggestPicture.address), ...weight.unusedPreloads.map((address) => `preloaded in vain: ${fileOf(address)}`)].join(" "),
    ]);
  }
}
await browser.close();
await site.close();

const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows)
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
console.log("\nIn brackets: measured / limit.");
for (const warning of warnings) console.warn(`Warning: ${warning}.`);
