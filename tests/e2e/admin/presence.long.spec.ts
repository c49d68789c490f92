import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

/** Interval in which the editor polls the other editors. */
const pollIntervalMs = 8_000;

test("presence › shows two editors of an entry to each other, with their language, until one leaves", async ({ page, browser }) => {
  const address = "/admin#/content/case?sort=key";
  await page.clock.install();
  await signInAs(page, "editor");
  await page.goto(address);
  const row = page.getByRole("row").nth(1);
  const entry = (await row.getByRole("link").getAttribute("href"))!.replace(/^#|\?.*/g, "");
  const other = await browser.newContext({ locale: "en-US", baseURL: process.env.E2E_URL! });
  await other.setExtraHTTPHeaders({ "x-forwarded-for": "10.77.1.2" });
  const second = await other.newPage();
  await second.clock.install();
  await signInAs(second, "productManager");
  const presenceSent = () => second.waitForResponse(/\/staff\/presence$/);
  await Promise.all([presenceSent(), second.goto(`/admin#${entry}?left=en&right=de`)]);
  await expect(second.getByRole("region", { name: "Deutsch", exact: true })).toBeVisible();

  await page.clock.fastForward(pollIntervalMs);
  await expect(row.getByText(/^Noa has been editing English since /)).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.goto(`/admin#${entry}?left=en&right=de`);
  await expect(page.getByText(/^Noa has been editing English since /)).toBeVisible();
  await second.clock.fastForward(pollIntervalMs);
  await expect(second.getByText(/^Noa has been editing English since /)).toBeVisible();
  await Promise.all([presenceSent(), second.getByRole("combobox", { name: "Compare with" }).focus()]);
  await page.clock.fastForward(pollIntervalMs);
  await expect(page.getByText(/^Noa has been editing Deutsch since /)).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await measureSidewaysOverflow(page)).toBe(0);
  }

  await second.close();
  // The request that reports the second editor's leaving may be under way.
  await expect(async () => {
    await page.clock.fastForward(pollIntervalMs);
    await expect(page.getByText(/^Noa has been editing /)).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await other.close();
});
