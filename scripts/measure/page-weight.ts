import { auditedPaths } from "./audited-paths.ts";
import { launchBrowser } from "./browser.ts";
import { openOwnSite } from "./own-site.ts";
import { devices, limits, measureWeight } from "./measure-weight.ts";
import { keysOf } from "#i18n/keys-of.ts";

// `npm run weight`: what every kind of page makes a visitor load on a phone and on a desktop, beside its limits.
const kilobyte = 1000;
const kb = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;
const ofLimit = (bytes: number, limit: number) => `${kb(bytes)} (${(bytes / limit).toFixed(2)})`;
const fileOf = (address: string) => address.slice(address.lastIndexOf("/") + 1);

const site = await openOwnSite();
const browser = await launchBrowser();
const header = ["page", "code", "document", "biggest picture", "pictures", "shifts", "largest paint", ""];
const rows = [header];

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
