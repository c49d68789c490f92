import { test as base, type Page } from "@playwright/test";
import { answeredOfferCookie } from "../../scripts/running-site/answered-offer.ts";
import { refusedConsentCookie } from "../../scripts/running-site/refused-consent.ts";

/**
 * Chromium reports a view transition as an uncaught error when the visitor goes on during it, when the window is hidden, or when a busy
 * machine needs seconds to render; the navigation succeeds (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const endedViewTransition = /^(Abort|InvalidState|Timeout)Error: (Old view transition|Transition was (skipped|aborted))/;

/** A page on the running site. A console error fails the test unless it matches `expectedErrors`. */
export const test = base.extend<{
  expectedErrors: RegExp | undefined;
  isConsentPending: boolean;
  isLanguageOfferPending: boolean;
  answeredQuestions: void;
  consoleGuard: void;
}>({
  expectedErrors: [undefined, { option: true }],
  /** With false, all optional cookies are declined before the test, so that the consent bar is not shown. */
  isConsentPending: [false, { option: true }],
  /** With false, a language is chosen before the test, so that no other language is offered. */
  isLanguageOfferPending: [false, { option: true }],
  answeredQuestions: [
    async ({ context, baseURL, isConsentPending, isLanguageOfferPending }, use) => {
      if (!isLanguageOfferPending) await context.addCookies([answeredOfferCookie(baseURL!)]);
      if (!isConsentPending) await context.addCookies([refusedConsentCookie(baseURL!)]);
      await use();
    },
    { auto: true },
  ],
  consoleGuard: [
    async ({ page, expectedErrors }, use) => {
      const unexpectedErrors: string[] = [];
      const addError = (text: string) => {
        if (!expectedErrors?.test(text) && !endedViewTransition.test(text)) unexpectedErrors.push(text);
      };
      page.on("console", (message) => message.type() === "error" && addError(message.text()));
      page.on("pageerror", (error) => addError(String(error)));
      await use();
      if (unexpectedErrors.length > 0) throw new Error(`Unexpected errors in the browser:\n${unexpectedErrors.join("\n")}`);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

export { waitForHydration, waitForLayout } from "#scripts/running-site/page-state.ts";

/** Delays the scripts of pages that are opened from now on, until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  const { promise: releasePromise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^?]+\.js$/, async (route) => {
    await releasePromise;
    await route.continue();
  });
  return release;
}

/** Navigates by the router to an address that no link leads to. */
export async function navigateWithin(page: Page, to: string): Promise<void> {
  await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
  await page.evaluate((address) => void window.__reactRouterDataRouter!.navigate(address), to);
}

/** Options of an end-to-end test that only `npm run test:long` runs (decision 0047). */
export const longRunOnly = { tag: "@long" };

const images = { pattern: /\/assets\/[^?]+\.(avif|webp)$/, contentType: "image/webp" };
const scripts = { pattern: /\/assets\/[^?]+\.js$/, contentType: "text/javascript" };
/** Late fonts change the lengths of lines, at a time that depends on the machine. */
const fonts = { pattern: /\.woff2$/, contentType: "font/woff2" };
const kinds = { images, scripts, fonts };

/** Answers requests for these assets with empty files. Images and scripts take most of the loading time and do not affect the layout. */
export async function stubAssets(page: Page, ...names: (keyof typeof kinds)[]): Promise<void> {
  for (const { pattern, contentType } of names.map((name) => kinds[name]))
    await page.route(pattern, (route) => route.fulfill({ body: "", contentType }));
}

/** Resolves when all finite animations and transitions of the page have ended. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Animations on a scroll timeline have no end in time.
    const finiteAnimations = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finiteAnimations.map(({ finished }) => finished));
  });
}

export async function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // The observer is not called when there is no shift, so wait two frames.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    add(observer.takeRecords());
    return sum;
  });
}

/** Resolves after two frames, when changes scheduled for the next frame are visible. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

export const languagePrefixes = ["", "/en", "/cn", "/au", "/de"] as const;
