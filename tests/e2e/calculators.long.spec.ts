import type { Page } from "@playwright/test";
import { findAccessibilityViolations } from "./accessibility.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`main input[name=${name}]`).fill(value);
};

for (const javaScriptEnabled of [true, false])
  test.describe(`calculators ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 320, height: 700 } });
    const open = async (page: Page, address: string) => {
      await page.goto(address);
      if (javaScriptEnabled) await waitForHydration(page);
    };

    test("lead a German owner from the bill to a range and on to the installer", async ({ page }) => {
      await open(page, "/de/solutions/residential-ess");
      await page.locator("#sizing summary").first().click();
      await fill(page, { consumption: "4,8 MWh", pv: "9,6", price: "0,35", feedIn: "0,08", cost: "5000" });
      await page.getByRole("button", { name: "Berechnen" }).click();
      const sizing = page.locator("#sizing");
      await expect(sizing).toContainText(/zu 70 bis 83.% selbst/);
      await expect(sizing).toContainText(/spart die Batterie \d+.€ bis \d+.€ im Jahr/);
      await expect(sizing).toContainText(/in \d+ bis \d+.Jahren amortisiert/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await sizing.getByRole("link", { name: "Installateur anfragen" }).click();
      await expect(page).toHaveURL(/\/de\/how-to-buy\?.*calculation=/);
    });

    test("show a Chinese developer the saving of a time-of-use tariff at an address to share", async ({ page }) => {
      await open(page, "/cn/solutions/commercial-industrial-ess");
      await page.locator("#sizing summary").first().click();
      await fill(page, { peak: "2.5 MW", limit: "2000 千瓦", hours: "2", demand: "40" });
      await fill(page, { price: "0.7", highPrice: "1.2", highHours: "8-11、18-21", lowPrice: "0.3" });
      await page.getByRole("button", { name: "测算" }).click();
      await expect(page.locator("main input[name=lowHours]")).toHaveAccessibleDescription(/请同时填写此电价的时段/);

      await fill(page, { lowHours: "0-8", cost: "３００万" });
      await page.getByRole("button", { name: "测算" }).click();
      const saving = page.getByRole("region", { name: "年节省金额" });
      await expect(saving).toContainText(/每年 ¥[\d,]+～¥[\d,]+/);
      for (const part of ["需量电费", "峰谷套利"]) await expect(saving).toContainText(part);
      await expect(saving).toContainText(/年内收回|年收回/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      if (javaScriptEnabled) expect(await findAccessibilityViolations(page)).toEqual([]);

      const text = await saving.textContent();
      const address = page.url();
      await page.goto("about:blank");
      await page.goto(address);
      await expect(saving).toHaveText(text!);
    });
  });
