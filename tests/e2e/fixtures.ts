import { test as base, type Page } from "@playwright/test";
import { answeredOffer } from "../../scripts/measure/answered-offer.ts";
import { refusedConsent } from "../../scripts/measure/refused-consent.ts";

/** A page on the running site; a console error or an uncaught one that the test did not announce fails it. */
export const test = base.extend<{
  expectedErrors: RegExp | undefined;
  isAsked: boolean;
  isOffered: boolean;
  refusal: void;
  consoleGuard: void;
}>({
  expectedErrors: [undefined, { option: true }],
  /** Whether the question about cookies is still open; otherwise everything was refused before. */
  isAsked: [false, { option: true }],
  /** Whether another language may still be offered; otherwise a language was chosen before. */
  isOffered: [false, { option: true }],
  refusal: [
    async ({ context, baseURL, isAsked, isOffered }, use) => {
      if (!isOffered) await context.addCookies([answeredOffer(baseURL!)]);
      if (!isAsked) await context.addCookies([refusedConsent(baseURL!)]);
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

/** The code of the pages that are opened from now on does not come until the returned function is called. */
export async function holdCode(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^?]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Marks an end-to-end test that only `npm run test:long` runs: one that another runs too, at a width or in a language more. */
export const longRun = { tag: "@long" };

const pictures = { pattern: /\/assets\/[^?]+\.(avif|webp)$/, contentType: "image/webp" };
const code = { pattern: /\/assets\/[^?]+\.js$/, contentType: "text/javascript" };
/** When they come depends on the machine, and lines change their lengths with them. */
const fonts = { pattern: /\.woff2$/, contentType: "font/woff2" };
const kinds = { pictures, code, fonts };

/** Files of the design that come empty from now on. Pictures and code take most of a page's time, and change nothing of where things stand. */
export async function leaveOut(page: Page, ...names: (keyof typeof kinds)[]): Promise<void> {
  for (const { pattern, contentType } of names.map((name) => kinds[name]))
    await page.route(pattern, (route) => route.fulfill({ body: "", contentType }));
}

export const prefixes = ["", "/en", "/cn", "/au", "/de"] as const;
