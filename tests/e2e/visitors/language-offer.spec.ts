import { bar } from "./consent-steps.ts";
import { expect, test } from "../fixtures.ts";

test.use({ locale: "de-DE", isOffered: true, isAsked: true, viewport: { width: 320, height: 640 } });

test("a French page is offered once in German, in German, beside the question about cookies, and stays where it is", async ({ page }) => {
  await page.goto("/products");
  const offer = page.getByRole("region", { name: "Diese Seite gibt es auch auf Deutsch." });
  await expect(bar(page)).toBeVisible();
  await bar(page).locator("[value=decline]").click();
  // Nothing of the page moves from here on until the offer has come.
  await page.evaluate(() => {
    new PerformanceObserver(() => (document.documentElement.dataset.shifts = "some")).observe({ type: "layout-shift" });
  });
  await expect(offer).toBeVisible({ timeout: 15_000 });
  await expect(offer).toHaveAttribute("lang", "de");
  const link = offer.getByRole("link");
  await expect(link).toHaveAttribute("href", "/de/products?switchLang=de");
  await expect(page).toHaveURL("/products");
  expect(await page.evaluate(() => document.documentElement.dataset.shifts)).toBeUndefined();

  await page.keyboard.press("Escape");
  await expect(offer).toBeHidden();
  await page.reload();
  await page.waitForTimeout(4000);
  await expect(offer).toBeHidden();

  await page.context().clearCookies({ name: "language_offer" });
  await page.reload();
  await link.click({ timeout: 15_000 });
  await expect(page).toHaveURL("/de/products");
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("language_offer");
});
