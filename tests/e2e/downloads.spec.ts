import type { Page } from "@playwright/test";
import { findAccessibilityViolations, measureSidewaysOverflow } from "./accessibility.ts";
import { longRunOnly, expect, waitForHydration, test } from "./fixtures.ts";

const files = (page: Page) => page.locator("main li > div > a");
/** Phones fold the filters. */
const filters = (page: Page) => page.locator("main .fold-head summary").first();
const choice = (page: Page, name: string) => page.locator(`main select[name=${name}]`);

async function expectNoViolations(page: Page): Promise<void> {
  // Scroll to the top, where the sticky header overlaps no content.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await measureSidewaysOverflow(page)).toBe(0);
}

test.describe("downloads without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("are filtered by product and type and come as a ZIP archive", async ({ page, request }) => {
    // The site generates the PDF files while it already serves pages.
    await expect(async () => {
      await page.goto("/de/support-center/downloads?product=tianyuan-60k&language=de");
      await expect(page.locator("main a[href='/documents/tianyuan-60k-data-sheet-de.pdf']")).toBeVisible();
    }).toPass();
    await filters(page).click();
    await choice(page, "type").selectOption("pdf");
    await page.locator("main search button").click();
    await expect(page).toHaveURL(/type=pdf/);
    await expect(choice(page, "product")).toHaveValue("tianyuan-60k");
    await expect(files(page)).toHaveCount(2);
    const pdf = await request.get((await files(page).first().getAttribute("href"))!);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    for (const box of await page.locator("main li input[type=checkbox]").all()) await box.check();
    const archive = page.waitForEvent("download");
    await page.getByRole("button", { name: "Als ZIP herunterladen" }).click();
    expect((await archive).suggestedFilename()).toBe("documents-de.zip");
  });
});

test(
  "downloads show a checksum, keep the address short while filtering, and remove the filter by keyboard",
  longRunOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/en/support-center/downloads");
    await waitForHydration(page);
    await filters(page).press("Enter");
    await choice(page, "type").selectOption("video");
    await page.locator("main search button").press("Enter");
    await expect(page).toHaveURL(/\/en\/support-center\/downloads\?type=video$/);
    await expect(files(page)).toHaveCount(5);
    await page.locator("main details summary").first().press("Enter");
    await expect(page.locator("main details code").first()).toHaveText(/^[0-9a-f]{64}$/);
    await expectNoViolations(page);
    await page.getByRole("link", { name: /Remove the filter/ }).press("Enter");
    await expect(page).toHaveURL(/\/en\/support-center\/downloads$/);
    await expect(choice(page, "type")).toHaveValue("");
  },
);

test("downloads keep the chosen files while filtering, count them and offer them as one ZIP archive", longRunOnly, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/en/support-center/downloads?product=tianyuan-60k");
  await waitForHydration(page);
  const selection = page.getByRole("form", { name: "Selected files" });
  await expect(selection.getByRole("button", { name: "Download as one ZIP" })).toBeDisabled();
  const checkbox = page.getByRole("checkbox", { name: /Select “.*data sheet/i });
  await checkbox.press("Space");
  await expect(selection.getByRole("status")).toHaveText(/^1 file selected, \d+ kB$/);
  await expectNoViolations(page);
  await page.goto("/en/support-center/downloads?type=video");
  await page.getByRole("checkbox").first().press("Space");
  await expect(selection.getByRole("status")).toHaveText(/^2 files selected, /);
  const archive = page.waitForEvent("download");
  await selection.getByRole("button", { name: "Download as one ZIP" }).press("Enter");
  const { searchParams } = new URL((await archive).url());
  expect(searchParams.getAll("document").toSorted()).toEqual(["tianyuan-60k-data-sheet-en-pdf", expect.stringMatching(/^video-/)]);
  await selection.getByRole("button", { name: "Remove all" }).press("Enter");
  await expect(selection.getByRole("status")).toHaveText("Select the files that you need");
});
