import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { auditedPaths } from "../../scripts/running-site/audited-paths.ts";
import { expectAccessible, measureSidewaysOverflow } from "./accessibility.ts";
import { longRunOnly, expect, waitForHydration, stubAssets, test } from "./fixtures.ts";

/** Paths that `npm test` checks, for different kinds of pages. pages.long.spec.ts checks every page in every language. */
const pathsOfShortRun = new Set([
  "/",
  "/products",
  "/products/copia",
  "/explore/news/reading-a-battery-data-sheet",
  "/support-center/error-codes",
  "/contact-us",
  "/platform/ECOS",
]);

/** Addresses with a filter, a search or a choice in their query. */
const addressesWithQuery = [
  "/de/explore/activity?status=ongoing&functionId=1",
  "/de/how-to-buy?near=cologne",
  "/cn/how-to-buy?country=AU",
  "/en/how-to-buy?near=unknown",
  "/de/support-center/faqs?line=residential",
  "/cn/support-center/error-codes?code=a-101",
  "/de/support-center/error-codes?code=QQ-77",
  "/en/solutions/cases?functionId=3",
];

test.describe("page accessibility at a first visit", () => {
  test.use({ isConsentPending: true });

  for (const [index, path] of auditedPaths.entries()) {
    // Alternate the languages, so that each of them is checked on several kinds of pages.
    const address = localPath(languageCodes[index % languageCodes.length]!, path);
    const tags = pathsOfShortRun.has(path) ? {} : longRunOnly;
    test(`${address} has no axe violation at 1440 and 320 px and does not scroll sideways`, tags, async ({ page }) => {
      await page.goto(address);
      await waitForHydration(page);
      await expectAccessible(page);
    });
  }
});

test.describe("pages at 320 px without images and scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("do not scroll sideways in German, which has the longest words", longRunOnly, async ({ page }) => {
    test.slow();
    await stubAssets(page, "images");
    for (const path of auditedPaths) {
      await page.goto(localPath("de", path), { waitUntil: "domcontentloaded" });
      expect.soft(await measureSidewaysOverflow(page), path).toBe(0);
    }
  });
});

for (const address of addressesWithQuery) {
  test(`page ${address} has no axe violation and does not scroll sideways`, longRunOnly, async ({ page }) => {
    await page.goto(address);
    await waitForHydration(page);
    await expectAccessible(page);
  });
}
