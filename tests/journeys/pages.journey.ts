import { auditedPaths } from "../../scripts/audited-paths.ts";
import { accessibilityFindings, expectAccessible, sidewaysScroll } from "./accessibility.ts";
import { expect, hydrated, prefixes, test } from "./journey.ts";

/** Pages as a choice leaves them. */
const states = [
  "/de/explore/activity?status=ongoing&functionId=1",
  "/de/how-to-buy?near=cologne",
  "/cn/how-to-buy?country=AU",
  "/en/how-to-buy?near=unknown",
  "/de/support-center/faqs?line=residential",
  "/cn/support-center/error-codes?code=a-101",
  "/de/support-center/error-codes?code=QQ-77",
  "/en/solutions/cases?functionId=3",
];

for (const [index, path] of auditedPaths.entries()) {
  test(`${path}: axe finds nothing and nothing scrolls sideways, in every language`, async ({ page }) => {
    for (const [position, prefix] of prefixes.entries()) {
      // Colours are the same in every language, and a phone has the same elements in other places: the languages take turns, page by page.
      const isFull = position === index % prefixes.length;
      await page.setViewportSize({ width: 1440, height: 800 });
      await page.goto(path === "/" ? prefix || "/" : prefix + path);
      await hydrated(page);
      expect(await accessibilityFindings(page, { colours: isFull }), page.url()).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await sidewaysScroll(page), page.url()).toBe(0);
      if (isFull) expect(await accessibilityFindings(page), `${page.url()} on a phone`).toEqual([]);
    }
  });
}

for (const address of states) {
  test(`${address}: axe finds nothing and nothing scrolls sideways`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expectAccessible(page);
  });
}
