import type { Page } from "@playwright/test";
import { findAccessibilityViolations, measureSidewaysOverflow } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

const idsOn = (page: Page) =>
  page.locator("main li[id^=distributor-], main li[id^=installer-]").evaluateAll((rows) => rows.map(({ id }) => id));

for (const [prefix, list, next, place] of [
  ["/de", "Alle Fachbetriebe nach Ländern", "Nächste Seite", "Seite 2 von 2"],
  ["/cn", "各国家和地区的安装商与经销商", "下一页", "第 2 页，共 2 页"],
] as const)
  test.describe(`list of addresses at ${prefix} on a phone without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

    test("leads to the other addresses and back, and from the search to one of them", async ({ page }) => {
      await page.goto(`${prefix}/how-to-buy`);
      const first = await idsOn(page);
      expect(first).toHaveLength(25);
      await page.getByRole("heading", { name: list }).click();
      await page.getByRole("link", { name: next }).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/how-to-buy\\?page=2$`));
      await expect(page.locator("main [aria-current=page]").last()).toHaveText(place);
      const second = await idsOn(page);
      expect(second.filter((id) => first.includes(id))).toEqual([]);
      expect(await measureSidewaysOverflow(page)).toBe(0);

      await page.goto(`${prefix}/how-to-buy?distributor=${second.at(-1)}`);
      await expect(page).toHaveURL(new RegExp(`\\?country=[A-Z]{2}#${second.at(-1)}$`));
      await expect(page.locator(`#${second.at(-1)}`)).toBeInViewport();
    });
  });

test("the second page of addresses has no axe violation", async ({ page }) => {
  await page.goto("/en/how-to-buy?page=2");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
