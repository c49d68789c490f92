import { chromium } from "@playwright/test";
import { keysOf } from "#i18n/keys-of.ts";
import { browserArguments } from "../find-browser.mjs";
import { exitWithMessage } from "../exit-with-message.ts";
import { median } from "./server/load.ts";
import { startCommitServer, type BenchServer } from "./browser/bench-server.ts";
import { measureClick } from "./browser/measure-click.ts";
import { measureLoad, type Load } from "./browser/measure-load.ts";

/**
 * `npm run bench:browser [-- COMMIT … /path …]`: measures page loads and clicks in Chromium on a simulated slow phone, for the
 * working tree and each named commit, alternately with and without script files. Prints medians; `ratio` is the value with scripts
 * divided by the value without. `BENCH_ROUNDS`: number of rounds.
 */
const figures = {
  score: "Lighthouse performance",
  paint: "largest contentful paint, ms",
  blocking: "total blocking time, ms",
  longestTask: "longest task, ms",
  evaluation: "script evaluation, ms",
  click: "click to painted page, ms",
  html: "HTML, bytes",
  css: "CSS files, bytes",
  script: "JavaScript, bytes",
  benchmarkIndex: "benchmark index of the machine",
};
type Figure = keyof typeof figures;
type Measured = Load & { click: number };

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
if (!(rounds > 0)) exitWithMessage("BENCH_ROUNDS must be a positive number.");
const port = 9400 + (process.pid % 500);
const commandArguments = process.argv.slice(2);
const commits = commandArguments.filter((argument) => !argument.startsWith("/"));
const paths = commandArguments.filter((argument) => argument.startsWith("/"));
if (paths.length === 0)
  paths.push("/en", "/en/products/agave-th-three-phase-home-battery-energy-storage-system", "/en/support-center/downloads");

const contenders: BenchServer[] = [await startCommitServer()];
for (const commit of commits) contenders.push(await startCommitServer(commit));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  // Starts the full browser, because Playwright's own headless flag starts the headless shell.
  args: [...browserArguments, "--headless=new", `--remote-debugging-port=${port}`],
  ignoreDefaultArgs: ["--headless"],
});
try {
  for (const path of paths) await measureInTurns(path);
} finally {
  await browser.close();
  for (const { close } of contenders) await close();
}

async function measureInTurns(path: string): Promise<void> {
  const all = contenders.map(({ name, url }) => ({ name, address: url + path, with: [] as Measured[], without: [] as Measured[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const each of all) {
      each.with.push(await measure(each.address, true));
      each.without.push(await measure(each.address, false));
    }
  }
  console.log(`\n${path}`.padEnd(38), ...all.map(({ name }) => `${name}: scripts, none, ratio`.padStart(32)));
  for (const figure of keysOf(figures)) {
    const cells = all.map((each) => {
      const [value, bare] = [medianOf(each.with, figure), medianOf(each.without, figure)];
      return `${Math.round(value)} ${String(Math.round(bare)).padStart(9)} ${(value / bare).toFixed(2).padStart(7)}`.padStart(32);
    });
    console.log(`  ${figures[figure]}`.padEnd(37), ...cells);
  }
}

function medianOf(all: readonly Measured[], figure: Figure): number {
  return median(all.map((one) => one[figure]));
}

async function measure(address: string, withScripts: boolean): Promise<Measured> {
  const load = await measureLoad(port, address, { withScripts });
  return { ...load, click: await measureClick(browser, address, { withScripts }) };
}
