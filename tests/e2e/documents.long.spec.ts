import type { Page } from "@playwright/test";
import { findAccessibilityViolations, measureSidewaysOverflow } from "./accessibility.ts";
import { expect, navigateWithin, test, waitForHydration } from "./fixtures.ts";

const agave = "agave-th-three-phase-home-battery-energy-storage-system";
const comparison = `/products?compare=${agave},myrtillo-ess-high-voltage-lfp-battery`;
const phone = { width: 390, height: 844 };
const heading = (page: Page) => page.locator("#comparison");

async function expectNoFaults(page: Page): Promise<void> {
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await measureSidewaysOverflow(page)).toBe(0);
}

test.describe("an installer in Australia with a phone", () => {
  test.use({ viewport: phone });

  test("finds the quick guide, and is offered no document that does not exist", async ({ page, request }) => {
    await page.goto("/au/for/installers");
    await waitForHydration(page);
    const onSheet = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "AGAVE-TH", exact: true }) });
    const sheetGuide = await request.get((await onSheet.getByRole("link", { name: "Quick guide (PDF)" }).getAttribute("href"))!);
    expect((await sheetGuide.body()).subarray(0, 5).toString()).toBe("%PDF-");
    await page.goto("/au/support-center/downloads?resource=quick-guide");
    const guide = page.getByRole("link", { name: /^AGAVE-\u2060?TH quick guide/ });
    const pdf = await request.get((await guide.getAttribute("href"))!);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    const kinds = await page
      .locator("main select[name=resource] option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
    expect(kinds).toEqual(["", "data-sheet", "quick-guide", "video", "picture"]);
    await expect(page.locator("main select[name=market]")).toHaveCount(0);
    await expectNoFaults(page);

    await page.goto("/au/products/copia");
    const documents = page.locator("#documents + ul");
    await expect(documents.getByRole("link")).toHaveText(["Quick guide (PDF)", "Ask for the project data sheet", "All files"]);
    await documents.getByRole("link", { name: "All files" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("COPIA: documents and pictures");
    await expect(page.getByRole("link", { name: /data sheet/ })).toHaveCount(0);
  });
});

test("a distributor sees the size and the terms of use of pictures, and downloads them at this size", async ({ page, request }) => {
  await page.goto("/en/for/distributors");
  await waitForHydration(page);
  await page.locator("main a[href*='resource=picture']").first().click();
  await expect(page.getByText("Terms of use for pictures: catalogs, websites, and quotes for eCactus products.")).toBeVisible();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "COPIA, cut-out picture" }) });
  const [, width, height] = /([\d,]+) × ([\d,]+) pixels/.exec(await row.innerText())!;
  const png = await (await request.get((await row.getByRole("link").getAttribute("href"))!)).body();
  const shown = [width, height].map((text) => Number(text!.replace(",", "")));
  // The header of a PNG has width, height and, with 6, true colours with transparency.
  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[25]]).toEqual([...shown, 6]);
  expect(Math.max(...shown)).toBeGreaterThan(1200);
  await expectNoFaults(page);
});

test("a Chinese developer compares TIANYUAN 60k with 200k and is led to the project request", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/cn/products");
  await waitForHydration(page);
  for (const id of ["tianyuan-60k", "tianyuan-200k"]) await page.locator(`main input[name=compare][value=${id}]`).press("Space");
  await page.getByRole("button", { name: "并排对比" }).press("Enter");
  await expect(heading(page)).toBeFocused();
  const table = page.locator("main table");
  await expect(table.getByRole("row")).toHaveCount(5);
  await expect(table.getByText("该产品尚未公布数值。")).toHaveCount(1);
  const request = table.getByRole("link", { name: "索取项目规格书 TIANYUAN 200k" });
  await expect(request).toHaveAttribute("href", "/cn/project-request?product=tianyuan-200k");
  await expectNoFaults(page);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an address of a comparison ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    for (const viewport of [phone, { width: 1440, height: 900 }])
      test(`opens at the focused comparison at a width of ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        for (const address of [comparison, `${comparison}#comparison`]) {
          await page.goto(`/de${address}`);
          await expect(heading(page)).toBeInViewport();
          await expect(heading(page)).toBeFocused();
        }
      });
  });
}

test("the page of a product leads to its comparison with another one", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`/products/${agave}`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "Comparer avec MYRTILLO" }).click();
  await expect(page).toHaveURL(/compare=.*#comparison$/);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
  await navigateWithin(page, "/");
  await expect(heading(page)).toHaveCount(0);
  await navigateWithin(page, comparison);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toBeInViewport();
});
