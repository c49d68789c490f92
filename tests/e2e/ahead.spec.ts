import type { Page } from "@playwright/test";
import { longRun, expect, hydrated, test } from "./fixtures.ts";

/** Pages whose data was asked for, by their addresses. */
function watchPayloads(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/_payload.json")) asked.push(pathname.replace("/_payload.json", ""));
  });
  return asked;
}

async function atRest(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForTimeout(1500);
  await page.waitForLoadState("networkidle");
}

const link = (page: Page, address: string) => page.locator(`header a[href='${address}']:visible`).first();

// Pictures of a page that was never open are no part of what is fetched ahead.
test.describe("without a line", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  test("pages that links in view lead to are there, and the way back with its place is, too", async ({ page, context }) => {
    const asked = watchPayloads(page);
    await page.goto("/en/products");
    await expect.poll(() => asked).toContain("/en/about-us");
    await atRest(page);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
    await context.setOffline(true);
    // A press would scroll the page to where the header is.
    await link(page, "/en/about-us").dispatchEvent("click");
    await expect(page).toHaveURL(/\/en\/about-us$/);
    await expect(page).toHaveTitle(/About/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/Products/);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.goForward();
    await expect(page).toHaveTitle(/About/);
  });
});

test("at most ten pages are fetched for one, none of which knows its visitor, is in another language or is a file", async ({ page }) => {
  const asked = watchPayloads(page);
  await page.goto("/de/sitemap");
  await expect.poll(() => asked.length).toBe(10);
  await page.mouse.wheel(0, 4000);
  await atRest(page);
  expect(asked.length).toBe(10);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((address) => !/^\/de(\/|$)/.test(address) || /login|personal|search|app-download|console/.test(address))).toEqual([]);
});

test("the page that somebody points at is fetched at once, and once", async ({ page }) => {
  // The line is never at rest.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const asked = watchPayloads(page);
  await page.goto("/en/products");
  await atRest(page);
  await link(page, "/en/about-us").hover();
  await expect.poll(() => asked).toEqual(["/en/about-us"]);
  await link(page, "/en/search").hover();
  await link(page, "/en/about-us").hover();
  await link(page, "/en/about-us").click();
  await expect(page).toHaveTitle(/About/);
  expect(asked).toEqual(["/en/about-us"]);
});

for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }])
  test(
    `with ${JSON.stringify(connection)} nothing is fetched before it is asked for`,
    "saveData" in connection ? {} : longRun,
    async ({ page }) => {
      await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
      const asked = watchPayloads(page);
      await page.goto("/en/products");
      await atRest(page);
      await link(page, "/en/about-us").hover();
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      await link(page, "/en/about-us").click();
      await expect(page).toHaveTitle(/About/);
      expect(asked).toEqual(["/en/about-us"]);
    },
  );

test.describe("where what was fetched ahead failed", () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test("nothing is said of it, and whoever goes there asks again", async ({ page }) => {
    let refused = 0;
    await page.route("**/about-us/_payload.json*", (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status: 500, body: "" }) : route.continue();
    });
    await page.goto("/en/products");
    await atRest(page);
    await expect.poll(() => refused).toBe(1);
    await link(page, "/en/about-us").click();
    await expect(page).toHaveTitle(/About/);
    expect(refused).toBe(2);
  });
});
