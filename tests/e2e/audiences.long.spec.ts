import type { Page } from "@playwright/test";
import { expectAccessible, measureSidewaysOverflow } from "./accessibility.ts";
import { expect, test, waitForHydration } from "./fixtures.ts";

const audiences = ["home-owners", "business", "installers", "distributors", "epc"];

test.describe("audience pages", () => {
  for (const audience of audiences)
    for (const prefix of ["", "/de", "/cn"])
      test(`${prefix}/for/${audience} is accessible at 1440 and 320 px`, async ({ page }) => {
        await page.goto(`${prefix}/for/${audience}`);
        await waitForHydration(page);
        await expectAccessible(page);
      });
});

/** The part of the drawing above the limit is as high as this rectangle. */
const heightAboveLimit = (page: Page) => page.locator("main svg[role=img] clipPath rect").getAttribute("height");

test("a home owner enters an amount, gives the missing price, and completes the calculation", async ({ page }) => {
  await page.goto("/en/for/home-owners");
  await waitForHydration(page);
  const bill = page.getByLabel(/Your electricity in a year/);
  await bill.fill("€1,650");
  await bill.press("Enter");
  const price = page.getByLabel(/Price of a kilowatt-hour/);
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/Enter the price per kWh/);
  await expect(page.getByRole("radio", { name: "€" })).toBeChecked();
  await price.fill("0.30");
  await price.press("Enter");
  await expect(page.getByRole("heading", { name: "Your battery" })).toBeFocused();
  await expect(page.getByRole("img", { name: /96 quarter hours/ })).toBeVisible();
  await page.getByRole("link", { name: "Complete the calculation" }).click();
  await expect(page).toHaveURL(/\/en\/solutions\/residential-ess\?consumption=5500&pv=6&goal=night&price=0\.3&currency=EUR#sizing$/);
  await expect(page.getByLabel(/Annual consumption/)).toHaveValue("5500");
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  for (const javaScriptEnabled of [true, false])
    test.describe(`at a width of ${viewport.width} px ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled });

      test("a home owner sees the share and the next step right after the calculation", async ({ page }) => {
        await page.goto("/de/for/home-owners");
        if (javaScriptEnabled) await waitForHydration(page);
        await page.getByLabel(/Ihr Strom in einem Jahr/).fill("4.200");
        await page.getByRole("button", { name: "Berechnen" }).click();
        await expect(page).toHaveURL(/bill=4\.200/);
        await expect(page.getByText(/^\d+ bis \d+\u00a0%$/)).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole("link", { name: "Berechnung vervollständigen" })).toBeInViewport({ ratio: 1 });
      });
    });

test("an installer opens a quick guide without an error in the console", async ({ page }) => {
  await page.goto("/au/for/installers");
  await waitForHydration(page);
  await page
    .getByRole("link", { name: /Quick guide \(PDF\)/ })
    .first()
    .click();
  await expect(page).toHaveURL(/quick-guide-au\.pdf$/);
  // The browser reports an aborted view transition after the load.
  await page.waitForTimeout(500);
});

test("a business moves the limit by keyboard, without presets beside the slider", async ({ page }) => {
  await page.goto("/en/for/business");
  await waitForHydration(page);
  const slider = page.getByRole("slider", { name: /Power limit/ });
  const before = await heightAboveLimit(page);
  await slider.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", "165\u00a0kW");
  await expect.poll(() => heightAboveLimit(page)).not.toBe(before);
  await expect(page.getByRole("link", { name: "Calculate with your values" })).toHaveAttribute("href", /peak=210&limit=165&/);
  await expect(page.getByRole("link", { name: "170\u00a0kW" })).toBeHidden();
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "170\u00a0kW");
  await page.getByRole("link", { name: "Describe your site" }).click();
  await expect(page.getByRole("region", { name: "Your selection" })).toContainText("limit 170\u00a0kW");
});

test("an installer finds an error code from the top of the page", async ({ page }) => {
  await page.goto("/de/for/installers");
  await waitForHydration(page);
  await page.getByRole("searchbox").fill("a 308");
  await page.getByRole("button", { name: "Code suchen" }).click();
  await expect(page).toHaveURL(/\/de\/support-center\/error-codes\?code=a\+308/);
  await expect(page.locator("main")).toContainText("A-308");
});

test("a distributor downloads the range as CSV", async ({ page }) => {
  await page.goto("/en/for/distributors");
  await waitForHydration(page);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download as CSV" }).click()]);
  expect(download.suggestedFilename()).toBe("ecactus-range.csv");
});

test.describe("without JavaScript on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test("each tool answers", async ({ page }) => {
    await page.goto("/de/for/home-owners");
    await page.getByLabel(/Ihr Strom in einem Jahr/).fill("4.200");
    await page.getByRole("button", { name: "Berechnen" }).click();
    await expect(page.getByRole("heading", { name: "Ihr Speicher" })).toBeInViewport();
    await expect(page.getByRole("link", { name: "Berechnung vervollständigen" })).toHaveAttribute("href", /consumption=4200/);
    expect(await measureSidewaysOverflow(page)).toBe(0);

    await page.goto("/de/for/business");
    await page.getByRole("link", { name: "150\u00a0kW" }).click();
    await expect(page.getByRole("link", { name: "Mit eigenen Werten rechnen" })).toHaveAttribute("href", /limit=150/);
    await expect(page.getByRole("slider")).toBeHidden();

    await page.goto("/de/for/epc");
    await page.getByLabel(/Leistung am Netzanschluss/).fill("viel");
    await page.getByRole("button", { name: "Berechnen" }).click();
    await expect(page.getByLabel(/Leistung am Netzanschluss/)).toHaveAttribute("aria-invalid", "true");
    expect(await measureSidewaysOverflow(page)).toBe(0);
  });
});
