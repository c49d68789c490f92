import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { launchBrowser } from "./running-site/launch-browser.ts";
import { openTemporarySite } from "./running-site/temporary-site.ts";
import { ensureBuilt } from "./prepare.mjs";
import { contactSheets, type Cell } from "./shots/contact-sheet.ts";
import { makeContentUnavailable } from "./shots/make-content-unavailable.ts";
import { indexPage, type Group } from "./shots/index-page.ts";
import { readOptions } from "./shots/options.ts";
import { allPaths, failurePath } from "./shots/paths.ts";
import { fileName, takeScreenshots, type Screenshot } from "./shots/take-screenshots.ts";
import { messageOf } from "#platform/failures";

// `npm run shots`: takes full-page screenshots of every page in every language at every width, and arranges contact sheets.
const parallel = 2;
const columnsByWidth = 5;

const options = readOptions(process.argv.slice(2));
if (!options.url) ensureBuilt();
const source = options.url ? { url: options.url } : await openTemporarySite();
const site = "close" in source ? source : undefined;
const origin = source.url;
const browser = await launchBrowser();
for (const folder of ["pages", "sheets"]) {
  await rm(path.join(options.out, folder), { recursive: true, force: true });
  await mkdir(path.join(options.out, folder), { recursive: true });
}

const everything = options.paths.length === 0;
const paths = everything ? await allPaths(origin) : options.paths;
const shots: Screenshot[] = [];
let failures = 0;
await photographAll(paths);
if (site && everything) {
  await makeContentUnavailable(site.dataDir);
  paths.push(failurePath);
  await photographAll([failurePath]);
}
await browser.close();
await site?.close();

const groups: Group[] = [];
for (const page of paths) {
  const rows = options.widths.map((width) => cellsOf((shot) => shot.path === page && shot.width === width));
  groups.push(await saveGroup(page, fileName(page), rows));
}
for (const width of paths.length > 1 ? options.widths : []) {
  const [language] = options.languages;
  const cells = cellsOf((shot) => shot.width === width && shot.language === language);
  const rows = Array.from({ length: Math.ceil(cells.length / columnsByWidth) }, (_, row) =>
    cells.slice(row * columnsByWidth, (row + 1) * columnsByWidth),
  );
  groups.push(await saveGroup(`${width} px, ${language}`, `all-${language}-${width}`, rows));
}
const index = path.join(options.out, "index.html");
await writeFile(index, indexPage(groups));
console.log(`${shots.length} shots, ${failures} failures: ${pathToFileURL(index)}`);
process.exit(failures > 0 ? 1 : 0);

async function photographAll(pagePaths: string[]): Promise<void> {
  const waiting = pagePaths.flatMap((page) => options.languages.map((language) => ({ origin, path: page, language })));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        shots.push(...(await takeScreenshots(browser, next, options)));
      } catch (error) {
        failures += 1;
        console.error(`${next.language} ${next.path}: ${messageOf(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

/** Sorts screenshots by page and language, independent of when they were taken. */
function cellsOf(filter: (shot: Screenshot) => boolean): Cell[] {
  const positionOf = ({ path: page, language }: Screenshot) =>
    paths.indexOf(page) * options.languages.length + options.languages.indexOf(language);
  const selected = shots.filter(filter).toSorted((a, b) => positionOf(a) - positionOf(b));
  return selected.map(({ path: page, language, width, file }) => ({ label: `${page} ${language} ${width}`, file }));
}

async function saveGroup(name: string, prefix: string, rows: Cell[][]): Promise<Group> {
  const nonEmptyRows = rows.filter((row) => row.length > 0);
  const sheets = nonEmptyRows.length > 0 ? await contactSheets(nonEmptyRows) : [];
  const nameOf = (sheet: number) => `sheets/${prefix}${sheet > 0 ? `-${sheet + 1}` : ""}.webp`;
  await Promise.all(sheets.map((sheet, position) => writeFile(path.join(options.out, nameOf(position)), sheet)));
  const singles = nonEmptyRows.flat().map(({ label, file }) => ({ label, file: path.relative(options.out, file).replaceAll("\\", "/") }));
  return { name, sheets: sheets.map((_, position) => nameOf(position)), shots: singles };
}
