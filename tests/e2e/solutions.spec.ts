import type { Locator } from "@playwright/test";
import { findAccessibilityViolations } from "./accessibility.ts";
import { longRunOnly, expect, waitForHydration, test } from "./fixtures.ts";

const housePage = "/en/solutions/residential-ess";
const topOf = async (element: Locator) => (await element.boundingBox())!.y;

test("the home storage calculator updates in place, shows errors at their field and restores answers on history navigation", async ({
  page,
}) => {
  await page.goto(housePage);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  const consumption = page.getByLabel(/Annual consumption/);
  const link = page.getByRole("link", { name: "See this configuration" });
  await expect(link).toHaveAttribute("href", /modules=2#build$/);

  await consumption.fill("9 000");
  await page.getByLabel(/Solar panels on the roof/).fill("13");
  await page.getByLabel("the night, with a reserve for outages").check();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/consumption=9\+000&pv=13&goal=backup/);
  await expect(link).toHaveAttribute("href", /modules=5#build$/);

  await consumption.fill("plenty");
  await consumption.press("Enter");
  await expect(consumption).toHaveAttribute("aria-invalid", "true");
  await expect(consumption).toHaveAccessibleDescription(/Enter a number/);
  await expect(link).toHaveCount(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await page.goBack();
  await expect(consumption).toHaveValue("9 000");
  await page.goBack();
  await expect(consumption).toHaveValue("5500");
  await expect(page.getByLabel("the whole night")).toBeChecked();
  expect(await page.evaluate(() => "stays" in window)).toBe(true);
});

test("the peak shaving calculator shows new figures on a page that a browser extension has translated", async ({ page }) => {
  await page.goto("/en/solutions/commercial-industrial-ess");
  await waitForHydration(page);
  await page.evaluate(translatePage);
  for (const [name, value] of [
    ["peak", "900"],
    ["limit", "300"],
    ["hours", "2"],
  ])
    await page.locator(`main input[name=${name}]`).fill(value!);
  await page.locator("#sizing form button[type=submit]").click();
  await expect(page.locator("#sizing")).toContainText("625");
  await expect(page.locator("#sizing")).toContainText("600");
  await expect(page.locator("#sizing")).not.toContainText(/\b62\.5 kW|\b60 kW/);
});

/** Wraps each text node into nested elements, as page translators of browsers do. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.closest("script, style, noscript, textarea")) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `¡${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`storage calculators on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 700 } });

    for (const [path, field, value] of [
      ["residential-ess", "consumption", "9.000 kWh"],
      ["commercial-industrial-ess", "peak", "320"],
      ["utility-ess", "power", "8,5 MW"],
    ] as const) {
      test(`${path} scrolls to its result or to an invalid field and focuses it`, longRunOnly, async ({ page }) => {
        await page.goto(`/de/solutions/${path}`);
        if (javaScriptEnabled) await waitForHydration(page);
        const input = page.locator(`main input[name=${field}]`);
        const calculate = page.getByRole("button", { name: "Berechnen" });
        const result = page.getByRole("heading", { name: "Ergebnis", exact: true });
        await input.fill(value);
        await calculate.click();
        await expect(result).toBeFocused();
        await expect(result).toBeInViewport();
        await expect.poll(() => topOf(result)).toBeLessThan(200);
        await expect(input).toHaveValue(value);

        await input.fill("viel");
        await calculate.click();
        await expect(input).toHaveAttribute("aria-invalid", "true");
        await expect(input).toBeFocused();
        await expect(page.getByText("Geben Sie eine Zahl ein")).toBeInViewport();
        await expect.poll(() => topOf(input)).toBeLessThan(250);
      });
    }
  });
}

test("the diagram of a home's day is switched with the arrow keys", longRunOnly, async ({ page }) => {
  await page.goto(housePage);
  await waitForHydration(page);
  const drawing = (name: RegExp) => page.getByRole("img", { name });
  await expect(drawing(/^Diagram at noon/)).toBeVisible();
  await page.getByRole("radio", { name: "Noon" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(drawing(/^Diagram during an outage/)).toBeVisible();
  await expect(drawing(/^Diagram at noon/)).toHaveCount(0);
});

test("a case study leads from its sector's page to the list of all cases and to other sectors", longRunOnly, async ({ page }) => {
  await page.goto("/en/solutions/commercial-industrial-ess");
  await waitForHydration(page);
  await page.getByRole("link", { name: /Cold store: 120 kW peak shaving/ }).click();
  await expect(page).toHaveURL(/\/en\/solutions\/cases\?functionId=2#cold-store-afternoon$/);
  const article = page.locator("#cold-store-afternoon");
  await expect(article).toBeInViewport();
  await expect(page.locator("article")).toHaveCount(3);
  await article.getByText("See the calculation").click();
  await expect(article.getByText(/÷ 62.5 = 1.9/)).toBeVisible();
  await page.getByRole("navigation", { name: "Sector" }).getByRole("link", { name: /All/ }).click();
  await expect(page.locator("article")).toHaveCount(9);
});

test.describe("storage calculators at 320 px without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

  test("calculate a peak, reject a limit above it, and switch the diagram of a day", async ({ page }) => {
    await page.goto("/en/solutions/commercial-industrial-ess");
    await page.getByLabel(/Measured peak/).fill("320");
    await page.getByLabel(/Demand limit/).fill("200");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/peak=320&limit=200/);
    await expect(page.getByText("125 kW installed for 120 kW above the limit")).toBeVisible();
    await page.getByLabel(/Demand limit/).fill("400");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.getByLabel(/Demand limit/)).toHaveAccessibleDescription(/below the peak/);
    await expect(page.getByLabel(/Measured peak/)).toHaveValue("320");

    await page.goto(housePage);
    await page.getByRole("radio", { name: "Outage", exact: true }).check();
    await expect(page.getByRole("img", { name: /^Diagram during an outage/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
