import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const field = (page: Page) => page.locator("main search input[name=place]");
const entries = (page: Page) => page.locator("main li[id^=distributor-], main li[id^=installer-]");

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("one types a town, narrows the answer, and finds the way to the contact where there is nobody", async ({ page }) => {
    await page.goto("/de/how-to-buy");
    await field(page).fill("muenchen");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/de\/how-to-buy\?near=munich$/);
    await expect(field(page)).toHaveValue("München");
    await expect(entries(page).first()).toHaveAttribute("id", "installer-munich");
    await page.locator("main nav a[href$='kind=distributor']").click();
    await expect(entries(page).first()).toHaveAttribute("id", "distributor-stuttgart");
    await field(page).fill("Entenhausen");
    await field(page).press("Enter");
    await expect(page.getByText("Keine Daten")).toBeVisible();
    await expect(field(page)).toHaveValue("Entenhausen");
    await page.locator("main a[href*='problemType=purchase']").first().click();
    await expect(page.locator("select[name=problemType]")).toHaveValue("purchase");
  });

  test("a job opens in its place", async ({ page }) => {
    await page.goto("/join-us");
    await page.locator("#installer-trainer summary").click();
    await expect(page.locator("#installer-trainer a[href^='mailto:']")).toBeVisible();
  });
});

test("by keyboard over the map: from the world to a country, and from its mark to the entry", async ({ page }) => {
  await page.goto("/en/how-to-buy");
  await hydrated(page);
  await page.locator("main nav a[href$='?country=FR']").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?country=FR$/);
  await expect(entries(page)).toHaveCount(7);
  const mark = page.locator("main nav a[href='#installer-toulouse']");
  await mark.focus();
  await expect(mark.locator(".map-name")).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?country=FR#installer-toulouse$/);
  await expect(entries(page)).toHaveCount(7);
  await expect(page.locator("#installer-toulouse")).toBeInViewport();
});

test("what search found among the jobs stands open", async ({ page }) => {
  await page.goto("/en/join-us#technical-support");
  await hydrated(page);
  await expect(page.locator("#technical-support details")).toHaveAttribute("open", "");
});

test("a file of the mark comes down under its name", async ({ page }) => {
  await page.goto("/en/about-us/mark");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("a[download='ecactus-logo.svg']").click()]);
  expect(download.suggestedFilename()).toBe("ecactus-logo.svg");
});
