import { chromium } from "@playwright/test";
import { keysOf } from "#i18n/keys-of.ts";
import { browserArguments } from "../find-browser.mjs";
import { stopWith } from "../stop-with.ts";
import { median } from "./bench/load.ts";
import { commitBefore, openAddress, openCommit, type Contender } from "./feel/contender.ts";
import { measureClick } from "./feel/measure-click.ts";
import { measureLoad } from "./feel/measure-load.ts";
import { measureTap } from "./feel/measure-tap.ts";

/**
 * `npm run bench:feel [-- https://other.example /en /en/products]`: how a page feels in a whole Chromium, here and before
 * (or on the site that is named), in turns within one run: medians and their ratio. `FEEL_ROUNDS` sets how many turns.
 */
const rounds = Number(process.env.FEEL_ROUNDS ?? 5);
const whole = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((file) => file === process.env.CHROMIUM_PATH) ?? "/usr/bin/chromium";
const port = 9400 + (process.pid % 500);

const figures = {
  score: { name: "Lighthouse, performance", bound: "at least 97" },
  blocking: { name: "blocking time, ms", bound: "at most 150" },
  longestTask: { name: "longest task at 4x, ms", bound: "at most 100" },
  effect: { name: "first tap to effect at 4x, ms", bound: "at most 200" },
  click: { name: "click to new page, ms", bound: "at most 50" },
  slowClick: { name: "the same throttled, ms", bound: "at most 150" },
  coldClick: { name: "click with nothing fetched before, ms", bound: "at most 250" },
  slowColdClick: { name: "the same throttled, ms", bound: "at most 900" },
  html: { name: "HTML, bytes", bound: "home at most 25000" },
  script: { name: "JavaScript, bytes", bound: "home at most 95000" },
  benchmarkIndex: { name: "Lighthouse's benchmark index", bound: "" },
};
type Figure = keyof typeof figures;

const [address] = process.argv.slice(2).filter((argument) => URL.canParse(argument));
const given = process.argv.slice(2).filter((argument) => argument.startsWith("/"));
const paths = given.length > 0 ? given : ["/en", "/en/products", "/en/explore/news", "/en/support-center"];
if (!(rounds > 0)) stopWith("FEEL_ROUNDS is a number of turns.");

const contenders = [await openCommit(), address === undefined ? await openCommit(commitBefore) : openAddress(address)];
const browser = await chromium.launch({
  executablePath: whole,
  // Since it has no window to show, the whole browser runs in the way that has none.
  args: [...browserArguments, "--headless=new", `--remote-debugging-port=${port}`],
  ignoreDefaultArgs: ["--headless"],
});
try {
  for (const path of paths) print(path, await measureInTurns(path));
} finally {
  await browser.close();
  for (const { close } of contenders) await close();
}

async function measureInTurns(path: string): Promise<Record<Figure, number>[]> {
  const measured = contenders.map((): Record<Figure, number>[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, contender] of contenders.entries()) measured[index]?.push(await measure(contender, path));
  }
  return measured.map((all) => {
    const medians = keysOf(figures).map((figure) => [figure, median(all.map((one) => one[figure]))]);
    return Object.fromEntries(medians) as Record<Figure, number>;
  });
}

async function measure({ url }: Contender, path: string): Promise<Record<Figure, number>> {
  const page = url + path;
  return {
    ...(await measureLoad(port, page)),
    ...(await measureTap(browser, page)),
    click: await measureClick(browser, page, { isSlow: false, isPrepared: true }),
    slowClick: await measureClick(browser, page, { isSlow: true, isPrepared: true }),
    coldClick: await measureClick(browser, page, { isSlow: false, isPrepared: false }),
    slowColdClick: await measureClick(browser, page, { isSlow: true, isPrepared: false }),
  };
}

function print(path: string, medians: Record<Figure, number>[]): void {
  const [now, other] = medians;
  if (!now || !other) return;
  console.log(`\n${path}`.padEnd(42), ...contenders.map(({ name }) => name.padStart(12)), "ratio".padStart(8));
  for (const figure of keysOf(figures)) {
    const { name, bound } = figures[figure];
    const cells = [now[figure], other[figure]].map((value) => String(Math.round(value)).padStart(12));
    console.log(`  ${name}`.padEnd(40), ...cells, (now[figure] / other[figure]).toFixed(2).padStart(8), ` ${bound}`);
  }
}
