import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { auditedPaths } from "../../scripts/measure/audited-paths.ts";
import { expectAccessible, sidewaysScroll } from "./accessibility.ts";
import { expect, hydrated, leaveOut, test } from "./journey.ts";

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
  // Each page is seen with its code in one language, also on a phone and with its colours; the languages take turns, so that all are
  // seen on every kind of page. In each of its languages it is looked at before a release (pages.long.journey.ts).
  const address = localPath(languageCodes[index % languageCodes.length]!, path);

  test(`${address}: axe finds nothing, and nothing scrolls sideways, in German neither`, async ({ page }) => {
    await leaveOut(page, "pictures");
    await page.goto(address);
    await hydrated(page);
    await expectAccessible(page);

    // No language has longer words. What the first page still fetches is let through.
    await page.goto("about:blank");
    await leaveOut(page, "code");
    await page.goto(localPath("de", path));
    expect(await sidewaysScroll(page), page.url()).toBe(0);
  });
}

for (const address of states) {
  test(`${address}: axe finds nothing and nothing scrolls sideways`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expectAccessible(page);
  });
}
