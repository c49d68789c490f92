import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";

const address = "/en/products/agave-th-three-phase-home-battery-energy-storage-system";
const views = (page: Page) => page.locator("#anatomy .tower-view");
const picture = (view: Locator) => view.locator("img");
const topOf = async (part: Locator) => Math.round((await part.boundingBox())!.y);

/** Scrolls until so many pixels of a view are visible at the lower end of the window. */
async function scrollInto(page: Page, view: Locator, pixels: number): Promise<void> {
  const { y } = (await view.boundingBox())!;
  await page.evaluate((distance) => scrollBy({ top: distance, behavior: "instant" }), y - page.viewportSize()!.height + pixels);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test.describe("views of the tower", () => {
  test("uncover pictures that stand still on a wide screen, the last one from its floor upwards", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address);
    await expect(views(page)).toHaveCount(6);
    for (const view of await views(page).all()) {
      for (const pixels of [200, 600, 900, 1200]) {
        await scrollInto(page, view, pixels);
        expect(await topOf(picture(view)), `${pixels} px`).toBe(0);
        expect(await topOf(view)).toBeGreaterThanOrEqual(-320);
      }
    }
  });

  for (const [name, size, media] of [
    ["on a phone", { width: 390, height: 844 }, {}],
    ["on an upright tablet", { width: 1024, height: 1366 }, {}],
    ["with reduced motion", { width: 1440, height: 900 }, { reducedMotion: "reduce" }],
  ] as const)
    test(`stay with their text ${name}`, async ({ page }) => {
      await page.emulateMedia(media);
      await page.setViewportSize(size);
      await page.goto(address);
      for (const view of await views(page).all()) {
        if (!(await picture(view).isVisible())) continue;
        await scrollInto(page, view, 300);
        expect(await topOf(picture(view))).toBe(await topOf(view));
      }
      const isWide = size.width === 1440;
      await expect(picture(views(page)).filter({ visible: true })).toHaveCount(isWide ? 6 : 5);
      await expectAccessible(page);
    });

  test("are complete without JavaScript", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(address);
    await expect(views(page).getByRole("heading")).toHaveText([
      "Inverter and battery modules in one tower",
      "AGAVE-\u2060TH is stacked in 15 minutes",
      "Connections on one side",
      "Beside a door",
      "Quiet operation below 25 dB",
      "Battery power at night",
    ]);
    await expect(views(page).getByRole("img")).toHaveCount(5);
    await context.close();
  });
});
