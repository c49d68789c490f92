import AxeBuilder from "@axe-core/playwright";
import { expect, hydrated, prefixes, test } from "./journey.ts";

const paths = [
  "/",
  "/about-us",
  "/products",
  "/products/agave-th-three-phase-home-battery-energy-storage-system",
  "/products/cholla-4g",
  "/explore/news",
  "/explore/news/reading-a-battery-data-sheet",
  "/solutions/residential-ess",
  "/solutions/commercial-industrial-ess",
  "/solutions/utility-ess",
  "/solutions/cases",
  "/sitemap",
  "/test",
];

for (const prefix of prefixes) {
  for (const path of paths) {
    const address = prefix + path === "/" ? "/" : `${prefix}${path}`.replace(/\/$/, "");

    test(`${address}: axe finds nothing, and nothing scrolls sideways at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address);
      await hydrated(page);
      const wide = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
      expect(wide.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const narrow = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag22aa"]).analyze();
      expect(narrow.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBe(0);
    });
  }
}

test.describe("pages that do not exist", () => {
  test.use({ expectedErrors: /status of 404/ });
  for (const prefix of prefixes) {
    test(`${prefix}/nothing-here: axe finds nothing`, async ({ page }) => {
      await page.goto(`${prefix}/nothing-here`);
      await hydrated(page);
      await expect(page.locator("p[lang=en]").filter({ hasText: `Page Not Found: ${prefix}/nothing-here` })).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("one reads from home to a product and changes the language there", async ({ page }) => {
    await page.goto("/");
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

test("by keyboard: the skip link comes first and leads to the content", async ({ page }) => {
  await page.goto("/en");
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.locator(":focus");
  await expect(skip).toHaveAttribute("href", "#main");
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(true);
});

test("the mobile menu closes when the window grows past 780 px, on every resize", async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await page.goto("/en");
  await hydrated(page);
  for (let time = 0; time < 2; time += 1) {
    await page.locator("header summary:visible").click();
    await expect(page.locator("header details[open]")).toHaveCount(1);
    await page.setViewportSize({ width: 780, height: 800 });
    await expect(page.locator("header details[open]")).toHaveCount(0);
    await page.setViewportSize({ width: 779, height: 800 });
  }
});

test("a product's table can be copied, and where the browser refuses the page says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/products/cholla-4g");
  await hydrated(page);
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
