import type { Page } from "@playwright/test";
import { auditedPaths } from "../../scripts/running-site/audited-paths.ts";
import { makeAccount } from "#tests/support/make-account.ts";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./visitors/account-steps.ts";
import { expect, waitForHydration, languagePrefixes } from "./fixtures.ts";

/** Pages that are not in the sitemap, and pages with a choice in their query. */
const otherAddresses = [
  "/newsletter/confirm?token=abc",
  "/newsletter/confirm",
  "/newsletter/unsubscribe?token=abc",
  "/newsletter/unsubscribe",
  "/contact/thread?token=abc",
  "/retrieve-password/link?token=abc",
  "/login?by=phone",
  "/maintenance",
  "/solutions/residential-ess?consumption=abc&pv=5",
  "/solutions/commercial-industrial-ess?peak=300&limit=200&hours=2",
  "/solutions/utility-ess?power=50&hours=2&unit=1",
];
const accountPages = ["/personal-center", "/platform/open-api/console"];
const bar = (page: Page) => page.locator(".consent-bar");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

async function expectAccessibleInAll(page: Page, path: string): Promise<void> {
  for (const prefix of languagePrefixes) {
    await open(page, path === "/" ? prefix || "/" : prefix + path);
    await expect(bar(page)).toBeHidden();
    await expectAccessible(page);
  }
}

// Each test runs axe ten times, in five languages at two widths.
test.slow();

for (const path of [...auditedPaths, ...otherAddresses]) {
  test(`page ${path} has no axe violation in any language at 1440 and 320 px`, async ({ page }) => {
    await expectAccessibleInAll(page, path);
  });
}

for (const path of accountPages) {
  test(`account page ${path} has no axe violation in any language at 1440 and 320 px`, async ({ page }) => {
    await makeAccount(page.request);
    await expectAccessibleInAll(page, path);
    expect(new URL(page.url()).pathname).toContain(path);
  });
}

test.describe("page not found", () => {
  test.use({ expectedErrors: /status of 404/ });
  test("has no axe violation in any language at 1440 and 320 px", async ({ page }) => {
    await expectAccessibleInAll(page, "/none");
  });
});

test.describe("page with the consent bar", () => {
  test.use({ isConsentPending: true });
  // Contrast is left out, because the bar is the same on every page and visitors/consent.spec.ts checks it.
  for (const path of [...auditedPaths, ...otherAddresses]) {
    test(`${path} has no axe violation besides contrast in any language at 1440 and 320 px`, async ({ page }) => {
      for (const prefix of languagePrefixes) {
        await open(page, path === "/" ? prefix || "/" : prefix + path);
        await expect(bar(page)).toBeVisible();
        await expectAccessible(page, { colours: false });
      }
    });
  }
});
