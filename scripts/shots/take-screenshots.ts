import assert from "node:assert";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { waitForHydration, waitForLayout } from "#scripts/running-site/page-state.ts";
import { answeredOfferCookie } from "../running-site/answered-offer.ts";
import { refusedConsentCookie } from "../running-site/refused-consent.ts";
import { trackRequests, type PageRequests } from "../running-site/page-requests.ts";
import { scrollThrough } from "../running-site/scroll-through.ts";
import { localPath } from "#i18n/paths.ts";
import type { Language } from "#i18n/languages.ts";
import type { Options } from "./options.ts";
import { failurePath } from "./paths.ts";

export type Address = { origin: string; path: string; language: Language };
export type Screenshot = { path: string; language: Language; width: number; file: string };

const patienceMs = 60_000;

/** Takes full-page screenshots at every width, with lazy images loaded and animations finished. */
export async function takeScreenshots(browser: Browser, address: Address, options: Options): Promise<Screenshot[]> {
  const context = await browser.newContext({
    javaScriptEnabled: options.javaScript,
    reducedMotion: options.reducedMotion ? "reduce" : "no-preference",
    forcedColors: options.forcedColors ? "active" : "none",
  });
  await context.addCookies([refusedConsentCookie(address.origin), answeredOfferCookie(address.origin)]);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const requests = trackRequests(page);
  try {
    const shots: Screenshot[] = [];
    // Starts with the narrowest width, because browsers reuse a larger cached image but load a missing one.
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

/** Converts `/explore/news` to `explore-news`. */
export function fileName(path: string): string {
  return path.slice(1).replaceAll("/", "-") || "home";
}

async function open(page: Page, { origin, path: pagePath, language }: Address, javaScript: boolean): Promise<void> {
  const address = origin + localPath(language, pagePath);
  const response = await page.goto(address);
  assert(response, `${address} did not respond`);
  // Error pages have no scripts and are never hydrated.
  if (response.status() < 500) return javaScript ? waitForHydration(page) : undefined;
  if (pagePath !== failurePath) console.error(`${address} answered ${response.status()}`);
}

async function save(screenshot: Buffer, file: string): Promise<void> {
  const highestWebp = 16_383;
  await sharp(screenshot).resize({ height: highestWebp, withoutEnlargement: true }).webp({ quality: 86 }).toFile(file);
}

async function settle(page: Page, requests: PageRequests): Promise<void> {
  await scrollThrough(page);
  await waitForLayout(page);
  // Waits for requests, because an image counts as complete while another variant is loading after a resize.
  await requests.quiet();
  // Forces synchronous decoding, because images decoded asynchronously may be missing in the screenshot.
  await page.evaluate(() => {
    for (const image of document.images) image.decoding = "sync";
  });
  await page.waitForTimeout(250);
}
