import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { auditedPaths } from "../../scripts/measure/audited-paths.ts";
import { devices } from "../../scripts/measure/measure-weight.ts";
import { expectAccessible, sidewaysScroll } from "./accessibility.ts";
import { longRun, expect, hydrated, leaveOut, test } from "./fixtures.ts";
import { expectLight } from "./expect-light.ts";

/** Pages made as one that stays is, of other words and pictures. */
const sisters = new Set([
  "/about-us/ecactus",
  "/about-us/mark",
  "/for/installers",
  "/for/business",
  "/for/epc",
  "/for/distributors",
  "/products/agave-th-three-phase-home-battery-energy-storage-system",
  "/products/myrtillo-ess-high-voltage-lfp-battery",
  "/solutions/commercial-industrial-ess",
  "/solutions/utility-ess",
  "/explore/blog",
  "/explore/blog/ac-or-dc-coupling",
  "/explore/activity",
  "/document/service-agreement",
  "/document/privacy-policy",
  "/document/vulnerability-disclosure-policy",
  "/accessibility",
  "/legal-notice",
  "/sign-up",
  "/retrieve-password",
  "/platform/ecos-hub",
  "/platform/PANGU-OS",
  "/explore/expo",
  "/support-center/warranty",
]);

/** Pages as a choice leaves them. */
const states = [
  { address: "/de/explore/activity?status=ongoing&functionId=1", isAlways: true },
  { address: "/de/how-to-buy?near=cologne", isAlways: true },
  { address: "/cn/how-to-buy?country=AU", isAlways: false },
  { address: "/en/how-to-buy?near=unknown", isAlways: false },
  { address: "/de/support-center/faqs?line=residential", isAlways: false },
  { address: "/cn/support-center/error-codes?code=a-101", isAlways: true },
  { address: "/de/support-center/error-codes?code=QQ-77", isAlways: false },
  { address: "/en/solutions/cases?functionId=3", isAlways: false },
];

test.describe("at a first visit on a phone", () => {
  test.use({ ...devices.phone, isAsked: true });

  for (const [index, path] of auditedPaths.entries()) {
    // The languages take turns, so that all are seen on every kind of page. Before a release each page is looked at in each of its
    // languages (pages.long.spec.ts), and weighed in French (weight.spec.ts).
    const address = localPath(languageCodes[index % languageCodes.length]!, path);

    const title = `${address}: the page is light and nothing in it moves, axe finds nothing, and nothing scrolls sideways`;
    test(title, sisters.has(path) ? longRun : {}, async ({ page }) => {
      await expectLight(page, address, "phone");
      // On a desk before a release (pages.long.spec.ts).
      await expectAccessible(page, { desk: false });
    });
  }
});

test.describe("on the narrowest phone, before pictures and code have come", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("no page scrolls sideways in German, which has the longest words", async ({ page }) => {
    await leaveOut(page, "pictures");
    for (const path of auditedPaths) {
      await page.goto(localPath("de", path), { waitUntil: "domcontentloaded" });
      expect.soft(await sidewaysScroll(page), path).toBe(0);
    }
  });
});

for (const { address, isAlways } of states) {
  test(`${address}: axe finds nothing and nothing scrolls sideways`, isAlways ? {} : longRun, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    await expectAccessible(page);
  });
}
