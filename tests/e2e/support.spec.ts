import { findAccessibilityViolations } from "./accessibility.ts";
import { longRunOnly, expect, waitForHydration, test } from "./fixtures.ts";

test.describe("support center without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test("leads from a device error code to its remedy or to the contact form", async ({ page }) => {
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

  test("opens only the answer that the address names", longRunOnly, async ({ page }) => {
    await page.goto("/en/support-center/faqs#add-modules-later");
    await expect(page.locator("#add-modules-later")).toBeVisible();
    await expect(page.locator("#how-many-modules")).toBeHidden();
  });
});

test(
  "the support center opens the answer to a question and filters questions by product line and text by keyboard",
  longRunOnly,
  async ({ page }) => {
    await page.goto("/en/support-center");
    await waitForHydration(page);
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
  },
);

test("the maintenance page shows its message and has no axe violation", async ({ page }) => {
  await page.goto("/de/maintenance");
  await waitForHydration(page);
  await expect(page.locator('[data-status-message="Page maintenance, please look forward to."]')).toHaveText(
    "Seite in Wartung, bald wieder da.",
  );
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
