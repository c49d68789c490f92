import type { Page } from "@playwright/test";
import { findAccessibilityViolations } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', ""));
  });

for (const javaScriptEnabled of [true, false])
  test.describe(`code samples ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("are set in the mono typeface, with colours that can be read", async ({ page }) => {
      await page.goto("/en/platform/open-api");
      const sample = page.locator("main pre").first();
      await expect(sample).toHaveCSS("font-family", /^"JetBrains Mono"/);
      const colours = await page
        .locator("main pre span")
        .evaluateAll((parts) => new Set(parts.map((part) => getComputedStyle(part).color)).size);
      expect(colours).toBeGreaterThanOrEqual(4);
      if (!javaScriptEnabled) return;
      expect(await loadedFonts(page)).toContain("JetBrains Mono");
      expect(await findAccessibilityViolations(page, { part: "main pre" })).toEqual([]);
    });
  });

test("pages without code do not load the mono typeface", async ({ page }) => {
  await page.goto("/en/explore/news");
  expect(await loadedFonts(page)).not.toContain("JetBrains Mono");
});
