import { findAccessibilityViolations } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

const titles = { English: "Back office", Français: "Espace d’administration", Deutsch: "Verwaltung", 中文: "管理后台" };

test("back office sign-in › fits every window width in every language, with the site's logo and typeface", async ({ page }) => {
  await page.goto("/admin#/login");
  const heading = page.getByRole("heading", { level: 1 });
  const select = page.getByRole("combobox");
  for (const [language, title] of Object.entries(titles)) {
    await select.click();
    await page.getByRole("option", { name: language }).click();
    await expect(heading).toHaveText(title);
    for (const width of [320, 390, 768, 899, 900, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await Promise.all([page.getByRole("img", { name: "eCactus" }), select, heading].map((part) => part.boundingBox()));
      const [logo, choice, text] = boxes.map((box) => box!);
      expect(choice!.x, `${language} at ${width} px: language select beside the logo`).toBeGreaterThanOrEqual(logo!.x + logo!.width + 8);
      expect(text!.y, `${language} at ${width} px: heading below the language select`).toBeGreaterThanOrEqual(
        choice!.y + choice!.height + 16,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${language} at ${width} px`).toBe(width);
    }
  }
  await page.evaluate(() => document.fonts.ready);
  const loadedFonts = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
  expect(loadedFonts.some((family) => family.includes("Hanken Grotesk"))).toBe(true);
  const fonts = await page
    .locator("h1, input:not([aria-hidden]), button")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontFamily));
  for (const font of fonts) expect(font).toMatch(/^"?Hanken Grotesk/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("back office top bar › shows the logo, and on a phone the mark, without covering other parts", async ({ page }) => {
  await signInAs(page, "editor");
  const logo = page.getByRole("banner").getByRole("img", { name: "eCactus" });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("ecactus-logo-on-dark");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain("ecactus-mark-on-dark");
  const website = await page.getByRole("banner").getByRole("link").first().boundingBox();
  const box = await logo.boundingBox();
  expect(website!.x).toBeGreaterThanOrEqual(box!.x + box!.width);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
