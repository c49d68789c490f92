import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { longRun, expect, holdCode, hydrated, prefixes, test } from "../fixtures.ts";

const field = (page: Page) => page.locator("main input[name=q]");
const status = (page: Page) => page.locator("main output").last();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("one types, presses Enter, and reads what was found", async ({ page }) => {
    await page.goto("/de/search");
    await field(page).fill("wechselrihter");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/de\/search\?q=wechselrihter$/);
    await expect(field(page)).toHaveValue("wechselrihter");
    await expect(page.locator("main ol mark").first()).toHaveText(/wechselrichter/i);
    await page.locator("main ol a[href='/de/products/copia']").click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("COPIA");
  });
});

test("with it, the page stays, the field keeps the focus, and the count is announced", async ({ page }) => {
  await page.goto("/en/search");
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute("data-same", ""));
  await field(page).fill("agvae");
  await field(page).press("Enter");
  await expect(status(page)).toHaveText(/\d+ results for “agvae”/);
  await expect(page).toHaveURL(/\/en\/search\?q=agvae$/);
  await expect(page).toHaveTitle(/agvae/);
  await expect(field(page)).toBeFocused();
  await expect(page.locator("body")).toHaveAttribute("data-same", "");
  expect(await status(page).evaluate((element) => element.tagName)).toBe("OUTPUT");

  await field(page).fill("qwertzuiop");
  await page.getByRole("main").getByRole("button", { name: "Search", exact: true }).click();
  await expect(status(page)).toHaveText("No results for “qwertzuiop”.");
  await page.goBack();
  await expect(field(page)).toHaveValue("agvae");
  await expect(status(page)).toHaveText(/results for “agvae”/);
});

test("while one types, what may be meant is listed: by arrow keys, and with Escape it is gone", async ({ page }) => {
  await page.goto("/de/search");
  await hydrated(page);
  await expect(field(page)).toHaveRole("combobox");
  await field(page).pressSequentially("garant");
  const list = page.getByRole("listbox", { name: "Vorschläge" });
  await expect(list.getByRole("option").first()).toHaveText(/Garantie/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue("garant");
  const chosen = Promise.withResolvers<void>();
  await page.route("**/search/suggestions?q=garantie&*", async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await field(page).pressSequentially("ie");
  await expect(list.getByRole("option").first()).toHaveText(/Garantie/);
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  // An answer that comes only now takes the choice from nobody.
  const answered = page.waitForResponse("**/search/suggestions?q=garantie&*");
  chosen.resolve();
  await (await answered).finished();
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/de\/support-center\/warranty$/);
});

for (const [address, name, text] of [
  ["/en/search", "q", "agvae"],
  ["/en/solutions/residential-ess", "consumption", "6200"],
  ["/en/support-center/error-codes", "code", "A-103"],
] as const) {
  test(`what is typed before the code has come stays: at ${address}`, async ({ page }) => {
    const release = await holdCode(page);
    await page.goto(address);
    await page.locator(`main input[name=${name}]`).fill(text);
    release();
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator(`main input[name=${name}]`)).toHaveValue(text);
  });
}

test("by keyboard: from the field over the button and the kinds to the first result and into it", async ({ page }) => {
  await page.goto("/en/search?q=copia");
  await hydrated(page);
  const kinds = await page.getByRole("navigation", { name: "Which kind of results" }).getByRole("link").count();
  await field(page).focus();
  for (let pressed = 0; pressed < kinds + 2; pressed += 1) await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "/en/products/copia");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/products\/copia$/);
});

for (const [query, always] of [
  ["?q=AGAVE", "/de"],
  ["?q=qwertzuiop", "/cn"],
] as const) {
  for (const prefix of prefixes) {
    test(
      `${prefix}/search${query}: axe finds nothing, and nothing scrolls sideways`,
      prefix === always ? {} : longRun,
      async ({ page }) => {
        await page.goto(`${prefix}/search${query}`);
        await hydrated(page);
        await expectAccessible(page);
      },
    );
  }
}
