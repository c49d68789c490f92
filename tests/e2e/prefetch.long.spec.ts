import type { Page } from "@playwright/test";
import { trackRequests } from "../../scripts/running-site/page-requests.ts";
import { expect, waitForHydration, test } from "./fixtures.ts";

/** Collects the addresses of pages whose payload is requested from now on. */
function watchPayloads(page: Page): string[] {
  const payloadPages: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/_payload.json")) payloadPages.push(pathname.replace("/_payload.json", ""));
  });
  return payloadPages;
}

const link = (page: Page, address: string) => page.locator(`header a[href='${address}']:visible`).first();

test("prefetch of a link that is pointed at starts at once, happens once, and leaves out personal pages", async ({ page }) => {
  const payloadPages = watchPayloads(page);
  await page.goto("/en/products");
  await waitForHydration(page);
  await link(page, "/en/about-us").hover();
  await expect.poll(() => payloadPages).toEqual(["/en/about-us"]);
  await link(page, "/en/login").hover();
  await link(page, "/en/about-us").hover();
  await link(page, "/en/about-us").click();
  await expect(page).toHaveTitle(/About/);
  expect(payloadPages).toEqual(["/en/about-us"]);
});

test.describe("prefetch of a link that gets the focus", () => {
  // Expect an error for each image of the opened page, because images are not prefetched.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("opens its page offline", async ({ page, context }) => {
    const payloadPages = watchPayloads(page);
    const requests = trackRequests(page);
    await page.goto("/en/products");
    await waitForHydration(page);
    await link(page, "/en/about-us").focus();
    await expect.poll(() => payloadPages).toEqual(["/en/about-us"]);
    await requests.quiet();
    await context.setOffline(true);
    await page.keyboard.press("Enter");
    await expect(page).toHaveTitle(/About/);
  });
});

for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }])
  test(`prefetch is off with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
    const payloadPages = watchPayloads(page);
    const requests = trackRequests(page);
    await page.goto("/en/products");
    await waitForHydration(page);
    await link(page, "/en/about-us").hover();
    await requests.quiet();
    expect(payloadPages).toEqual([]);
    await link(page, "/en/about-us").click();
    await expect(page).toHaveTitle(/About/);
    expect(payloadPages).toEqual(["/en/about-us"]);
  });

test.describe("a failed prefetch", () => {
  test.use({ expectedErrors: /Failed to load resource/ });
  test("shows no error, and a click on the link requests the page again", async ({ page }) => {
    let abortedCount = 0;
    await page.route("**/about-us/_payload.json*", (route) => {
      abortedCount += 1;
      return abortedCount === 1 ? route.fulfill({ status: 500, body: "" }) : route.continue();
    });
    await page.goto("/en/products");
    await waitForHydration(page);
    await link(page, "/en/about-us").hover();
    await expect.poll(() => abortedCount).toBe(1);
    await link(page, "/en/about-us").click();
    await expect(page).toHaveTitle(/About/);
    expect(abortedCount).toBe(2);
  });
});
