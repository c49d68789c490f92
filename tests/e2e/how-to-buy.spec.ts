import type { Page } from "@playwright/test";
import { longRunOnly, expect, waitForHydration, test } from "./fixtures.ts";

const field = (page: Page) => page.locator("main search input[name=place]");
const entries = (page: Page) => page.locator("main li[id^=distributor-], main li[id^=installer-]");

test.describe("how to buy and jobs without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("how to buy finds distributors near a town and leads to the contact form where there is none", async ({ page }) => {
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
});

test("the map of distributors leads by keyboard from the world to a country and to an entry", async ({ page }) => {
  await page.goto("/en/how-to-buy");
  await waitForHydration(page);
  await page.getByRole("heading", { name: "All addresses by country" }).click();
  await page.locator("main nav a[href$='?country=FR']").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?country=FR$/);
  await expect(entries(page)).toHaveCount(7);
  const markerLink = page.locator("main nav a[href='#installer-toulouse']");
  await markerLink.focus();
  await expect(markerLink.locator(".map-name")).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?country=FR#installer-toulouse$/);
  await expect(entries(page)).toHaveCount(7);
  await expect(page.locator("#installer-toulouse")).toBeInViewport();
});

test("a logo file is downloaded with its file name", longRunOnly, async ({ page }) => {
  await page.goto("/en/about-us/mark");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("a[download='ecactus-logo.svg']").click()]);
  expect(download.suggestedFilename()).toBe("ecactus-logo.svg");
});
