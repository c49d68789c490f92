import assert from "node:assert";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { hydrated, laidOut } from "#scripts/running-site/page-state.ts";
import { answeredOffer } from "../running-site/answered-offer.ts";
import { refusedConsent } from "../running-site/refused-consent.ts";
import { followRequests, type PageRequests } from "../running-site/page-requests.ts";
import { scrollThrough } from "../running-site/scroll-through.ts";
import { localPath } from "#i18n/paths.ts";
import type { Language } from "#i18n/languages.ts";
import type { Options } from "./options.ts";
import { failurePath } from "./paths.ts";

export type Address = { origin: string; path: string; language: Language };
export type Shot = { path: string; language: Language; width: number; file: string };

const patienceMs = 60_000;

/** One page in one language at every width, whole, with its lazy pictures loaded and its animations at their end. */
export async function photograph(browser: Browser, address: Address, options: Options): Promise<Shot[]> {
  const context = await browser.newContext({
    javaScriptEnabled: options.javaScript,
    reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
    forcedColors: options.forcedColors ? "active" : "none",
  });
  await context.addCookies([refusedConsent(address.origin), answeredOffer(address.origin)]);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const requests = followRequests(page);
  try {
    const shots: Shot[] = [];
    // From narrow to wide: a browser keeps a larger picture that it has, but fetches one that it lacks.
    for (const width of options.widths) {
      await page.setViewportSize({ width, height: width < 780 ? 844 : 900 });
      if (shots.length === 0) await open(page, address, options.javaScript);
      await settle(page, requests);
      const file = path.join(options.out, "pages", `${fileName(address.path)}-${address.language}-${width}.webp`);
      await save(await page.screenshot({ fullPage: true, animations: "disabled" }), file);
      shots.push({ path: address.path, language: address.language, width, file });
    }
    return shots;
  } finally {
    await context.close();
  }
}

/** `/explore/news` is `explore-news`. */
export function fileName(path: string): string {
  return path.slice(1).replaceAll("/", "-") || "home";
}

async function open(page: Page, { origin, path: pagePath, language }: Address, javaScript: boolean): Promise<void> {
  const address = origin + localPath(language, pagePath);
  const response = await page.goto(address);
  assert(response, `${address} answered nothing`);
  // A failure page has no code that could take over.
  if (response.status() < 500) return javaScript ? hydrated(page) : undefined;
  if (pagePath !== failurePath) console.error(`${address} answered ${response.status()}`);
}

async function save(screenshot: Buffer, file: string): Promise<void> {
  const highestWebp = 16_383;
  await sharp(screenshot).resize({ height: highestWebp, withoutEnlargement: true }).webp({ quality: 86 }).toFile(file);
}

async function settle(page: Page, requests: PageRequests): Promise<void> {
  await scrollThrough(page);
  await laidOut(page);
  // After a resize a picture counts as complete while its next size is still coming.
  await requests.quiet();
  // Pictures that are decoded on the side may miss the moment of the shot.
  await page.evaluate(() => {
    for (const image of document.images) image.decoding = "sync";
  });
  await page.waitForTimeout(250);
}
