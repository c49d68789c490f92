import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessibility.ts";
import { longRunOnly, expect, delayScripts, waitForHydration, languagePrefixes, test } from "../fixtures.ts";

const field = (page: Page) => page.locator("main input[name=q]");
const status = (page: Page) => page.locator("main output").last();

test.describe("search without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("finds a product despite a typing error and leads to it", async ({ page }) => {
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

for (const javaScriptEnabled of [true, false])
  test.describe(`search icon ${javaScriptEnabled ? "with" : "without"} JavaScript`, longRunOnly, () => {
    test.use({ javaScriptEnabled });

    test("opens the page with the focus in its field, which results do not take", async ({ page }) => {
      await page.goto("/de/products");
      if (javaScriptEnabled) await waitForHydration(page);
      await page.getByRole("banner").getByRole("link", { name: "Suchen", exact: true }).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("copia");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/de\/search\?q=copia$/);
      await page.goto("/de/search?q=copia");
      await expect(page.locator("main ol a").first()).toBeVisible();
      await expect(field(page)).not.toBeFocused();
    });
  });

test("search keeps page and focus and announces the number of results", async ({ page }) => {
  await page.goto("/en/search");
  await waitForHydration(page);
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
  await expect(status(page)).toHaveText("Nothing found for “qwertzuiop”.");
  await page.goBack();
  await expect(field(page)).toHaveValue("agvae");
  await expect(status(page)).toHaveText(/results for “agvae”/);
});

test("search suggestions appear while typing, are chosen with arrow keys and close by Escape", async ({ page }) => {
  await page.goto("/de/search");
  await waitForHydration(page);
  await expect(field(page)).toHaveRole("combobox");
  await field(page).pressSequentially("garant");
  const list = page.getByRole("listbox", { name: "Vorschläge" });
  await expect(list.getByRole("option").first()).toHaveText(/Garantie/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue("garant");
  const optionChosen = Promise.withResolvers<void>();
  await page.route("**/search/suggestions?q=garantie&*", async (route) => {
    await optionChosen.promise;
    await route.continue();
  });
  await field(page).pressSequentially("ie");
  await expect(list.getByRole("option").first()).toHaveText(/Garantie/);
  await page.keyboard.press("ArrowDown");
  await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  // The late response must not change the selected option.
  const lateResponse = page.waitForResponse("**/search/suggestions?q=garantie&*");
  optionChosen.resolve();
  await (await lateResponse).finished();
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
  test(`field at ${address} keeps text that is typed before hydration`, longRunOnly, async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto(address);
    await page.locator(`main input[name=${name}]`).fill(text);
    release();
    await waitForHydration(page);
    await page.waitForLoadState("networkidle");
    await expect(page.locator(`main input[name=${name}]`)).toHaveValue(text);
  });
}

test("search results are reached by Tab after the field, the button and the kinds of results", longRunOnly, async ({ page }) => {
  await page.goto("/en/search?q=copia");
  await waitForHydration(page);
  const kinds = await page.getByRole("navigation", { name: "Type of result" }).getByRole("link").count();
  await field(page).focus();
  for (let count = 0; count < kinds + 2; count += 1) await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveAttribute("href", "/en/products/copia");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/products\/copia$/);
});

for (const query of ["?q=AGAVE", "?q=qwertzuiop"]) {
  for (const prefix of languagePrefixes) {
    test(`search page ${prefix}/search${query} has no axe violation and does not scroll sideways`, longRunOnly, async ({ page }) => {
      await page.goto(`${prefix}/search${query}`);
      await waitForHydration(page);
      await expectAccessible(page);
    });
  }
}
