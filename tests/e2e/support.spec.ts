import { accessibilityFindings } from "./accessibility.ts";
import { expect, hydrated, test } from "./fixtures.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test("from the support centre with a code to its remedy, or on to the contact form", async ({ page }) => {
    await page.goto("/de/support-center");
    await page.locator("main input[name=code]").fill("a 101");
    await page.locator("main input[name=code]").press("Enter");
    await expect(page).toHaveURL(/\/de\/support-center\/error-codes\?code=a\+101/);
    await expect(page.locator("article#agave-th-a101 dd").first()).toBeVisible();
    await page.locator("main input[name=code]").fill("QQ77");
    await page.locator("main input[name=code]").press("Enter");
    await page.locator("main a[href*='code=QQ77']").click();
    await expect(page.locator("textarea[name=message]")).toHaveValue(/QQ77/);
    await expect(page.locator("select[name=problemType]")).toHaveValue("fault");
  });

  test("the address of an answer opens it, and only it", async ({ page }) => {
    await page.goto("/en/support-center/faqs#add-modules-later");
    await expect(page.locator("#add-modules-later")).toBeVisible();
    await expect(page.locator("#how-many-modules")).toBeHidden();
  });
});

test("with it, a question of the support centre opens its answer; line and topic narrow by keyboard", async ({ page }) => {
  await page.goto("/en/support-center");
  await hydrated(page);
  await page.locator("main a[href$='/faqs#how-many-modules']").click();
  await expect(page.locator("#how-many-modules")).toBeInViewport();
  await page.locator("main a[href*='line=utility']").first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/line=utility/);
  await expect(page.locator("#how-many-modules")).toHaveCount(0);
  await page.locator("main input[name=q]").fill("warranty");
  await page.locator("main input[name=q]").press("Enter");
  await expect(page).toHaveURL(/line=utility&q=warranty/);
  await expect(page.locator("main input[name=q]")).toBeFocused();
  await page.goBack();
  await expect(page.locator("main input[name=q]")).toHaveValue("");
});

test("a page under maintenance is an error page that leads on", async ({ page }) => {
  await page.goto("/de/maintenance");
  await hydrated(page);
  await expect(page.locator('[data-status-message="Page maintenance, please look forward to."]')).toHaveText(
    "Seite in Wartung, bald wieder da.",
  );
  expect(await accessibilityFindings(page)).toEqual([]);
});
