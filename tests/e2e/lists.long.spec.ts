import type { Locator } from "@playwright/test";
import { findAccessibilityViolations, measureSidewaysOverflow } from "./accessibility.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };
const fontSizeOf = (locator: Locator) => locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const heightOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().height);

for (const javaScriptEnabled of [true, false])
  test.describe(`long lists on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test("an installer opens the second device, and the final checks", async ({ page }) => {
      await page.goto("/en/for/installers");
      const tools = page.getByText("What to bring", { exact: true }).filter({ visible: true });
      await expect(tools).toHaveCount(1);
      await page.locator('summary[aria-label="MYRTILLO"]').press("Enter");
      await expect(tools).toHaveCount(2);
      const lastCheck = page.getByText("With the grid off, the backup circuits come back on and the others stay off.");
      await expect(lastCheck).toBeHidden();
      await page.locator('summary[aria-label="Final checks"]').press("Enter");
      await expect(lastCheck).toBeVisible();
      expect(await measureSidewaysOverflow(page)).toBe(0);
    });

    test("the FAQs fold their topics, and show the first answer", async ({ page }) => {
      await page.goto("/en/support-center/faqs");
      await expect(page.getByRole("navigation", { name: "Topics" })).toBeHidden();
      const answers = page.locator("main .disclosed").filter({ visible: true });
      await expect(answers).toHaveCount(1);
      await page.locator("main details summary").filter({ hasText: "?" }).first().click();
      await expect(answers).toHaveCount(0);
    });

    test("the Open API folds its calls by group", async ({ page }) => {
      await page.goto("/en/platform/open-api");
      const call = page.getByText("/api/product/{id}", { exact: true });
      await expect(call).toBeHidden();
      await page
        .locator("summary")
        .filter({ has: page.getByRole("heading", { name: "Content", exact: true }) })
        .click();
      await expect(call).toBeVisible();
      expect(await measureSidewaysOverflow(page)).toBe(0);
    });
  });

test.describe("on a wide screen", () => {
  test.use({ viewport: wide, expectedErrors: /status of 404/ });

  test("the page for installers shows every device at once", async ({ page }) => {
    await page.goto("/de/for/installers");
    await expect(page.locator("main .fold-head summary:visible")).toHaveCount(0);
    await expect(page.getByText("Mitzubringen", { exact: true }).filter({ visible: true })).not.toHaveCount(1);
  });

  test("the page for EPC contractors numbers its stages larger than their headings", async ({ page }) => {
    await page.goto("/de/for/epc");
    for (const stage of await page.locator("main ol > li:has(> div > h2)").all())
      expect(await fontSizeOf(stage.locator("p[aria-hidden]").first())).toBeGreaterThan(1.5 * (await fontSizeOf(stage.locator("h2"))));
  });

  for (const prefix of ["", "/en", "/de", "/cn"])
    test(`the heading of ${prefix}/newsletter takes at most two lines of 56 px`, async ({ page }) => {
      await page.goto(`${prefix}/newsletter`);
      const heading = page.getByRole("heading", { level: 1 });
      expect(await fontSizeOf(heading)).toBeLessThanOrEqual(56);
      expect(await heightOf(heading)).toBeLessThan(56 * 1.3 * 2);
    });

  test("the search of a missing page has a visible label", async ({ page }) => {
    await page.goto("/en/nothing-here");
    await page.getByText("Search the site", { exact: true }).click();
    await expect(page.getByRole("searchbox", { name: "Search the site" })).toBeFocused();
  });
});

test("the press page shows each image with its size in pixels and a link to download it", async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto("/en/about-us/press");
  await waitForHydration(page);
  const item = page.getByRole("listitem").filter({ hasText: "COPIA, cut-out picture" });
  await expect(item.getByText(/^PNG, 1,970 × 1,818 px, /)).toBeVisible();
  await item.scrollIntoViewIfNeeded();
  await expect.poll(() => item.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const saved = page.waitForEvent("download");
  await item.getByRole("link", { name: /^Download.*COPIA, cut-out picture$/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/cutout\.png$/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
