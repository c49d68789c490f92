import { test as base, type Page } from "@playwright/test";
import { answeredOffer } from "../../scripts/running-site/answered-offer.ts";
import { refusedConsent } from "../../scripts/running-site/refused-consent.ts";

/** A page on the running site. An error in the browser's console fails the test unless it matches `expectedErrors`. */
export const test = base.extend<{
  expectedErrors: RegExp | undefined;
  isConsentPending: boolean;
  isLanguageOfferPending: boolean;
  answeredQuestions: void;
  consoleGuard: void;
}>({
  expectedErrors: [undefined, { option: true }],
  /** Whether the consent bar is still to be answered; otherwise all optional cookies were declined before. */
  isConsentPending: [false, { option: true }],
  /** Whether another language may still be offered; otherwise a language was chosen before. */
  isLanguageOfferPending: [false, { option: true }],
  answeredQuestions: [
    async ({ context, baseURL, isConsentPending, isLanguageOfferPending }, use) => {
      if (!isLanguageOfferPending) await context.addCookies([answeredOffer(baseURL!)]);
      if (!isConsentPending) await context.addCookies([refusedConsent(baseURL!)]);
      await use();
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ page, expectedErrors }, use) => {
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors?.test(text)) unexpected.push(text);
      };
      page.on("console", (message) => message.type() === "error" && note(message.text()));
      page.on("pageerror", (error) => note(String(error)));
      await use();
      if (unexpected.length > 0) throw new Error(`Unexpected errors in the browser:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

export { hydrated, laidOut } from "#scripts/running-site/page-state.ts";

/** Holds back the scripts of all pages that are opened from now on, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^?]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Navigates within the application to an address that no link of the site has. */
export async function navigateWithin(page: Page, to: string): Promise<void> {
  await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
  await page.evaluate((address) => void window.__reactRouterDataRouter!.navigate(address), to);
}

/** Marks an end-to-end test that only `npm run test:long` runs (decision 0047). */
export const longRun = { tag: "@long" };

const images = { pattern: /\/assets\/[^?]+\.(avif|webp)$/, contentType: "image/webp" };
const scripts = { pattern: /\/assets\/[^?]+\.js$/, contentType: "text/javascript" };
/** The moment at which fonts arrive depends on the machine, and lines change their lengths with it. */
const fonts = { pattern: /\.woff2$/, contentType: "font/woff2" };
const kinds = { images, scripts, fonts };

/** Answers requests for these kinds of assets with empty files. Images and scripts take most of a page's time, and the layout does not depend on them. */
export async function stubAssets(page: Page, ...names: (keyof typeof kinds)[]): Promise<void> {
  for (const { pattern, contentType } of names.map((name) => kinds[name]))
    await page.route(pattern, (route) => route.fulfill({ body: "", contentType }));
}

/** Resolves when all animations and transitions of the page that end by themselves have ended. */
export async function animationsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Sum of the layout shifts of the page so far. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // Without any shift the observer is never called, so the page's next frames are the end.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return sum;
  });
}

/** Resolves when the page has drawn two frames, so that a change that its scripts scheduled for the next frame is visible. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

export const prefixes = ["", "/en", "/cn", "/au", "/de"] as const;
