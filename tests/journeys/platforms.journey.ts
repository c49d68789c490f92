import AxeBuilder from "@axe-core/playwright";
import { expect, hydrated, test } from "./journey.ts";

const paths = ["/platform/ECOS", "/platform/ecos-hub", "/platform/PANGU-OS", "/platform/open-api", "/app-download"];

for (const [index, path] of paths.entries()) {
  const prefix = ["/de", "", "/cn", "/en", "/au"][index]!;
  test(`${prefix}${path}: axe finds nothing, and nothing scrolls sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(prefix + path);
    await hydrated(page);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
  });
}

test("by keyboard: one goes through the hours of ECOS, and each shows its screen", async ({ page }) => {
  await page.goto("/en/platform/ECOS");
  await hydrated(page);
  const hours = page.getByRole("group", { name: "Hour and screen" });
  const screens = hours.getByRole("img");
  await expect(screens).toHaveCount(1);
  await hours.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(hours.getByRole("radio").nth(1)).toBeChecked();
  await expect(screens).toHaveCount(1);
  await expect(screens).toHaveAccessibleName(/1 p\.m\./);
});

test("one copies a sample of the Open API", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/platform/open-api");
  await hydrated(page);
  await page.getByRole("tab", { name: "Python" }).click();
  await page.getByRole("button", { name: /Python/ }).click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("import os, requests");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("the plan of PANGU OS changes over, and the samples and calls of the Open API can all be read", async ({ page }) => {
    await page.goto("/en/platform/PANGU-OS");
    const charts = page.getByRole("region", { name: /The plan/ }).getByRole("img");
    await expect(charts.first()).toHaveAccessibleName(/with PANGU OS/);
    await page.getByText("Without the battery", { exact: true }).click();
    await expect(charts.first()).toHaveAccessibleName(/without the battery/);
    await page.goto("/en/platform/open-api");
    for (const text of ["import os, requests", "const answer = await fetch", "GET /api/product/list"]) await expect(page.getByText(text).first()).toBeVisible();
    const account = page.locator("details").filter({ has: page.getByRole("heading", { name: "Account", exact: true }) });
    await account.locator("summary").click();
    await expect(account.getByText("/api/account/me")).toBeVisible();
  });
});

test.describe("inside WeChat, without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 }, userAgent: "Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.50" });

  test("one is shown how to open the page elsewhere, with its address", async ({ page }) => {
    await page.goto("/cn/app-download");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/浏览/);
    await expect(page.getByRole("img", { name: /右上角/ })).toBeVisible();
    await expect(page.getByText(/^http.*\/cn\/app-download$/)).toBeVisible();
  });
});
