import type { Page } from "@playwright/test";
import { auditedPaths } from "../../scripts/measure/audited-paths.ts";
import { makeAccount } from "#tests/support/make-account.ts";
import { expectAccessible } from "./accessibility.ts";
import { test } from "./visitors/account-steps.ts";
import { expect, hydrated, prefixes } from "./fixtures.ts";

/** What no search engine shows, or what a choice leaves. */
const others = [
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
const ofAccounts = ["/personal-center", "/platform/open-api/console"];
const bar = (page: Page) => page.locator(".consent-bar");

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function expectAccessibleInAll(page: Page, path: string): Promise<void> {
  for (const prefix of prefixes) {
    await open(page, path === "/" ? prefix || "/" : prefix + path);
    await expect(bar(page)).toBeHidden();
    await expectAccessible(page);
  }
}

for (const path of [...auditedPaths, ...others]) {
  test(`${path}: axe finds nothing in any language, with colours, on a desk and on the narrowest phone`, async ({ page }) => {
    await expectAccessibleInAll(page, path);
  });
}

for (const path of ofAccounts) {
  test(`${path}: with an account, axe finds nothing in any language, with colours, on a desk and on the narrowest phone`, async ({
    page,
  }) => {
    await makeAccount(page.request);
    await expectAccessibleInAll(page, path);
    expect(new URL(page.url()).pathname).toContain(path);
  });
}

test.describe("an address that does not exist", () => {
  test.use({ expectedErrors: /status of 404/ });
  test("axe finds nothing in any language, with colours, on a desk and on the narrowest phone", async ({ page }) => {
    await expectAccessibleInAll(page, "/none");
  });
});

test.describe("at a first visit", () => {
  test.use({ isAsked: true });
  // The colours of the bar are the same on every page, and are looked at where it is tested.
  for (const path of [...auditedPaths, ...others]) {
    test(`${path}: axe finds nothing below the question about cookies in any language, on a desk and on the narrowest phone`, async ({
      page,
    }) => {
      for (const prefix of prefixes) {
        await open(page, path === "/" ? prefix || "/" : prefix + path);
        await expect(bar(page)).toBeVisible();
        await expectAccessible(page, { colours: false });
      }
    });
  }
});
