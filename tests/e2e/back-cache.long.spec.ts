import { browserArguments } from "../../scripts/find-browser.mjs";
import { expect, waitForHydration, test } from "./fixtures.ts";

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: browserArguments,
    // Playwright disables the back-forward cache with this argument.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

test.skip(process.env.CHROMIUM_PATH?.includes("headless-shell") === true, "only a whole Chromium has a back-forward cache");

for (const path of ["/en", "/en/products", "/en/contact-us", "/en/how-to-buy?near=cologne"])
  test(`back-forward cache restores the state of ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    // Wait until prefetching is over and the build's manifest is loaded.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => (document.title = persisted ? "as it was left" : "anew"));
    });
    await page.goto("/de/sitemap");
    await page.evaluate(() => history.back());
    await expect(page).toHaveTitle("as it was left");
  });
