import { expect, longRunOnly, waitForHydration, test } from "../fixtures.ts";

test.use({ locale: "de-DE", isLanguageOfferPending: true, isConsentPending: true, viewport: { width: 320, height: 640 } });

const offerDelayMs = 2_500;

test("the language offer shows a French page's German version once, in German, and causes no layout shift", async ({ page }) => {
  await page.clock.install();
  await page.goto("/products");
  const offer = page.getByRole("region", { name: "Diese Seite gibt es auch auf Deutsch." });
  await expect(page.locator(".consent-bar")).toBeVisible();
  await page.locator(".consent-bar").locator("[value=decline]").click();
  await waitForHydration(page);
  // Count layout shifts from here until the offer is visible.
  await page.evaluate(() => {
    new PerformanceObserver(() => (document.documentElement.dataset.shifts = "some")).observe({ type: "layout-shift" });
  });
  await page.clock.fastForward(offerDelayMs);
  await expect(offer).toBeVisible();
  await expect(offer).toHaveAttribute("lang", "de");
  const link = offer.getByRole("link");
  await expect(link).toHaveAttribute("href", "/de/products?switchLang=de");
  await expect(page).toHaveURL("/products");
  expect(await page.evaluate(() => document.documentElement.dataset.shifts)).toBeUndefined();

  await page.keyboard.press("Escape");
  await expect(offer).toBeHidden();
  // Wait for the request that every page sends 1 s after its start: the timer of an offer would be running by then.
  const metadataRequest = page.waitForRequest(/\/builds\/meta\//);
  await page.reload();
  await waitForHydration(page);
  await page.clock.fastForward(1_000);
  await metadataRequest;
  await page.clock.fastForward(4 * offerDelayMs);
  await expect(offer).toBeHidden();

  await page.context().clearCookies({ name: "language_offer" });
  await page.reload();
  await waitForHydration(page);
  await page.clock.fastForward(offerDelayMs);
  await link.click();
  await expect(page).toHaveURL("/de/products");
  expect((await page.context().cookies()).map(({ name }) => name)).toContain("language_offer");
});

test.describe("the language offer", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("waits for the answer about cookies and is one line at the left edge of the page", longRunOnly, async ({ page }) => {
    await page.clock.install();
    await page.goto("/about-us");
    await waitForHydration(page);
    const offer = page.getByRole("region", { name: "Diese Seite gibt es auch auf Deutsch." });
    // Scrolled, the banner is outside the window but still unanswered.
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
    const chunk = page.waitForResponse(/language-offer.*\.js/);
    await page.clock.fastForward(offerDelayMs);
    await chunk;
    await page.clock.fastForward(offerDelayMs);
    await expect(offer).toBeHidden();
    await page.locator(".consent-bar [value=decline]").click();
    await expect(offer).toBeVisible();
    const sentence = offer.getByText("Diese Seite gibt es auch auf Deutsch.");
    const margin = await page.locator("header").evaluate((header) => Number.parseFloat(getComputedStyle(header).paddingLeft));
    expect((await sentence.boundingBox())!.x).toBeCloseTo(margin, 0);
    expect((await offer.boundingBox())!.height).toBeLessThan(64);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(sentence).toBeInViewport();
    expect((await sentence.boundingBox())!.width).toBeGreaterThan(100);
    expect((await offer.boundingBox())!.height).toBeLessThan(110);
  });
});
