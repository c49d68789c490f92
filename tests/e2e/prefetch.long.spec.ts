import type { Page } from "@playwright/test";
import { followRequests, type PageRequests } from "../../scripts/running-site/page-requests.ts";
import { expect, hydrated, laidOut, test } from "./fixtures.ts";

/** Collects the addresses of the pages whose payload is requested. */
function watchPayloads(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/_payload.json")) asked.push(pathname.replace("/_payload.json", ""));
  });
  return asked;
}

/** Resolves when prefetching is over: it starts together with the deferred layout, and then requests follow one another. */
async function prefetched(page: Page, requests: PageRequests): Promise<void> {
  await hydrated(page);
  await laidOut(page);
  await requests.quiet();
}

const link = (page: Page, address: string) => page.locator(`header a[href='${address}']:visible`).first();

test.describe("prefetch of visible links", () => {
  // Images of a page that was never opened are not prefetched.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  test("opens their pages offline and restores the scroll position on the way back", async ({ page, context }) => {
    const asked = watchPayloads(page);
    const requests = followRequests(page);
    await page.goto("/en/products");
    await expect.poll(() => asked).toContain("/en/about-us");
    await prefetched(page, requests);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: "instant" }));
    await context.setOffline(true);
    // A real click would scroll the page to the header first.
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

test("prefetch is limited to ten pages of the same language and leaves out personal pages and files", async ({ page }) => {
  const asked = watchPayloads(page);
  const requests = followRequests(page);
  await page.goto("/de/sitemap");
  await expect.poll(() => asked.length).toBe(10);
  await page.mouse.wheel(0, 4000);
  await prefetched(page, requests);
  expect(asked.length).toBe(10);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.filter((address) => !/^\/de(\/|$)/.test(address) || /login|personal|search|app-download|console/.test(address))).toEqual([]);
});

test("prefetch of a link that is pointed at starts at once and happens once", async ({ page }) => {
  // The browser is never idle, so visible links are not prefetched.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const asked = watchPayloads(page);
  // The request that the code after the start makes in the same task as it begins to listen to the mouse.
  const started = page.waitForRequest(/\/builds\/meta\//);
  await page.goto("/en/products");
  await started;
  await link(page, "/en/about-us").hover();
  await expect.poll(() => asked).toEqual(["/en/about-us"]);
  await link(page, "/en/search").hover();
  await link(page, "/en/about-us").hover();
  await link(page, "/en/about-us").click();
  await expect(page).toHaveTitle(/About/);
  expect(asked).toEqual(["/en/about-us"]);
});

for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }])
  test(`prefetch is off with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    const asked = watchPayloads(page);
    const requests = followRequests(page);
    await page.goto("/en/products");
    await prefetched(page, requests);
    await link(page, "/en/about-us").hover();
    await requests.quiet();
    expect(asked).toEqual([]);
    await link(page, "/en/about-us").click();
    await expect(page).toHaveTitle(/About/);
    expect(asked).toEqual(["/en/about-us"]);
  });

test.describe("a failed prefetch", () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test("shows no error, and a click on the link requests the page again", async ({ page }) => {
    let refused = 0;
    await page.route("**/about-us/_payload.json*", (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status: 500, body: "" }) : route.continue();
    });
    await page.goto("/en/products");
    await expect.poll(() => refused).toBe(1);
    await link(page, "/en/about-us").click();
    await expect(page).toHaveTitle(/About/);
    expect(refused).toBe(2);
  });
});
