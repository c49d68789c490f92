import { auditedPaths } from "../../scripts/running-site/audited-paths.ts";
import { makeAccount } from "#tests/support/make-account.ts";
import { expect, waitForLayout } from "./fixtures.ts";
import { test } from "./visitors/account-steps.ts";
import { findBrokenNames, findWordBreaks } from "./word-breaks.ts";

test.use({ viewport: { width: 320, height: 800 } });

const names = ["AGAVE-TH", "MYRTILLO", "COPIA", "TIANYUAN", "cholla"];
const shortWords = ["E-Mail", "PV-Anlage", "All-in-One"];
/** Its lead names other products. */
const charger = "/products/ac-charger";
const accountPages = ["/personal-center", "/platform/open-api/console"];

for (const path of [...auditedPaths, ...accountPages, charger])
  test(`German page ${path} breaks no word without a hyphen at 320 px`, async ({ page }) => {
    if (accountPages.includes(path)) await makeAccount(page.request);
    await page.goto(`/de${path === "/" ? "" : path}`);
    await waitForLayout(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await findBrokenNames(page, "h1, h2, h3, .text-lead", [...names, ...shortWords])).toEqual([]);
    expect(await findWordBreaks(page, names)).toEqual([]);
  });
