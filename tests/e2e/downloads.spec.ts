import type { Page } from "@playwright/test";
import { accessibilityFindings, sidewaysScroll } from "./accessibility.ts";
import { expect, hydrated, test } from "./fixtures.ts";

const files = (page: Page) => page.locator("main li > div > a");
const choice = (page: Page, name: string) => page.locator(`main select[name=${name}]`);

async function findsNothing(page: Page): Promise<void> {
  // The bar at the top would lie over what was scrolled below it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("one filters by product and type, and reads the data sheet's address", async ({ page, request }) => {
    // The first start makes the files beside answering.
    await expect(async () => {
      await page.goto("/de/support-center/downloads?product=copia&language=de");
      await expect(page.locator("main a[href='/documents/copia-data-sheet-de.pdf']")).toBeVisible();
    }).toPass();
    await choice(page, "type").selectOption("pdf");
    await page.locator("main search button").click();
    await expect(page).toHaveURL(/type=pdf/);
    await expect(choice(page, "product")).toHaveValue("copia");
    await expect(files(page)).toHaveCount(2);
    const pdf = await request.get((await files(page).first().getAttribute("href"))!);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    for (const box of await page.locator("main li input[type=checkbox]").all()) await box.check();
    const archive = page.waitForEvent("download");
    await page.getByRole("button", { name: "Als ZIP herunterladen" }).click();
    expect((await archive).suggestedFilename()).toBe("documents-de.zip");
  });
});

test("with it, the address stays short, the filter can be taken away by keyboard, and a checksum opened", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/en/support-center/downloads");
  await hydrated(page);
  await choice(page, "type").selectOption("video");
  await page.locator("main search button").press("Enter");
  await expect(page).toHaveURL(/\/en\/support-center\/downloads\?type=video$/);
  await expect(files(page)).toHaveCount(5);
  await page.locator("main details summary").first().press("Enter");
  await expect(page.locator("main details code").first()).toHaveText(/^[0-9a-f]{64}$/);
  await findsNothing(page);
  await page.getByRole("link", { name: /Remove the filter/ }).press("Enter");
  await expect(page).toHaveURL(/\/en\/support-center\/downloads$/);
  await expect(choice(page, "type")).toHaveValue("");
});

test("what is chosen stays so while one filters, is counted, and comes as one file", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/en/support-center/downloads?product=copia");
  await hydrated(page);
  const basket = page.getByRole("form", { name: "Chosen files" });
  await expect(basket.getByRole("button", { name: "Download as one ZIP" })).toBeDisabled();
  const sheet = page.getByRole("checkbox", { name: /Choose “.*data sheet/i });
  await sheet.press("Space");
  await expect(basket.getByRole("status")).toHaveText(/^1 file chosen, \d+ kB$/);
  await findsNothing(page);
  await page.goto("/en/support-center/downloads?type=video");
  await page.getByRole("checkbox").first().press("Space");
  await expect(basket.getByRole("status")).toHaveText(/^2 files chosen, /);
  const archive = page.waitForEvent("download");
  await basket.getByRole("button", { name: "Download as one ZIP" }).press("Enter");
  const { searchParams } = new URL((await archive).url());
  expect(searchParams.getAll("document").toSorted()).toEqual(["copia-data-sheet-en-pdf", expect.stringMatching(/^video-/)]);
  await basket.getByRole("button", { name: "Remove all" }).press("Enter");
  await expect(basket.getByRole("status")).toHaveText("Tick the files that you need");
});
