import { findAccessibilityViolations } from "./accessibility.ts";
import { longRunOnly, expect, waitForHydration, languagePrefixes, test } from "./fixtures.ts";

test.describe("page not found", () => {
  test.use({ expectedErrors: /status of 404/ });
  for (const prefix of languagePrefixes) {
    test(`at ${prefix}/nothing-here has no axe violation`, longRunOnly, async ({ page }) => {
      await page.goto(`${prefix}/nothing-here`);
      await waitForHydration(page);
      await expect(page.locator(`[data-status-message="Page Not Found: ${prefix}/nothing-here"]`)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    });
  }
});

test.describe("reading without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("leads from the home page to a product, changes the language there and keeps it", async ({ page }) => {
    await page.goto("/");
    await page.locator("footer summary[aria-label=Produits]").click();
    await page.locator("footer a[href='/products']").click();
    await expect(page).toHaveURL(/\/products$/);
    await page.locator("main a[href='/products/copia']").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("COPIA");
    await page.locator("footer a[href='/de/products/copia?switchLang=de']").click();
    await expect(page).toHaveURL(/\/de\/products\/copia$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await page.goto("/about-us");
    await expect(page).toHaveURL(/\/de\/about-us$/);
  });
});

test("the skip link is the first tab stop and leads to the content", async ({ page }) => {
  await page.goto("/en");
  await waitForHydration(page);
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
});

test("the mobile menu closes when the window grows past 780 px, on every resize", longRunOnly, async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto("/en");
  await waitForHydration(page);
  for (let time = 0; time < 2; time += 1) {
    await page.locator("header summary:visible").click();
    await expect(page.locator("header details[open]")).toHaveCount(1);
    await page.setViewportSize({ width: 780, height: 800 });
    await expect(page.locator("header details[open]")).toHaveCount(0);
    await page.setViewportSize({ width: 779, height: 800 });
  }
});

test("a product's table is copied, and a message is shown when the browser refuses", longRunOnly, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/products/tianyuan-60k");
  await waitForHydration(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Copy the table" }).click();
  await expect(page.getByText("The table could not be copied; you can download it as CSV.")).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, "writeText"));
  await page.getByRole("button", { name: "Copy the table" }).click();
  await expect(page.getByRole("button", { name: "Table copied" })).toBeVisible();
  await expect(page.getByText("could not be copied")).toHaveCount(0);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Quantity\tValue\tCondition\n/);
});
