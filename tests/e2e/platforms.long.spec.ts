import { expect, waitForHydration, test } from "./fixtures.ts";

test("the ECOS page shows the app's screen of each hour by keyboard", async ({ page }) => {
  await page.goto("/en/platform/ECOS");
  await waitForHydration(page);
  const hourButtons = page.getByRole("group", { name: "Time and screen" });
  const screens = hourButtons.getByRole("img");
  await expect(screens).toHaveCount(1);
  await hourButtons.getByRole("radio").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(hourButtons.getByRole("radio").nth(1)).toBeChecked();
  await expect(screens).toHaveCount(1);
  await expect(screens).toHaveAccessibleName(/1 p\.m\./);
});

test("the Open API page copies a code sample", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/en/platform/open-api");
  await waitForHydration(page);
  await page.getByRole("tab", { name: "Python" }).first().click();
  await page
    .getByRole("button", { name: /Python/ })
    .first()
    .click();
  await expect(page.getByText("Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("import json, urllib.request");
});

test.describe("platform pages without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("switch the plan of PANGU OS and show all samples and calls of the Open API", async ({ page }) => {
    await page.goto("/en/platform/PANGU-OS");
    const charts = page.getByRole("region", { name: /Peak shaving/ }).getByRole("img");
    await expect(charts.first()).toHaveAccessibleName(/with PANGU OS/);
    await page.getByText("Without the battery", { exact: true }).click();
    await expect(charts.first()).toHaveAccessibleName(/without the battery/);
    await page.goto("/en/platform/open-api");
    for (const text of ["import json, urllib.request", "const response = await fetch", "GET /api/product/list"])
      await expect(page.getByText(text).first()).toBeVisible();
    const account = page.locator("details").filter({ has: page.getByRole("heading", { name: "Account", exact: true }) });
    await account.locator("summary").click();
    await expect(account.getByText("/api/account/me")).toBeVisible();
  });
});

test.describe("app download inside WeChat without JavaScript", () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
    userAgent: "Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.50",
  });

  test("shows how to open the page in another browser, with its address", async ({ page }) => {
    await page.goto("/cn/app-download");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/浏览/);
    await expect(page.getByRole("img", { name: /右上角/ })).toBeVisible();
    await expect(page.getByRole("code")).toHaveText(/^http.*\/cn\/app-download$/);
  });
});
