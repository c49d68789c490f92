import type { Page } from "@playwright/test";
import { openSeparateSite } from "../../support/separate-site.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { allow, bar, storedVisits, visitNow } from "./consent-steps.ts";

// One after another, so that these tests share the site whose visits they count.
test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof openSeparateSite>>;
test.beforeAll(async () => {
  site = await openSeparateSite();
});
test.afterAll(() => site.close());
test.use({ isConsentPending: true });

/** A name that only the measuring script contains. */
const measuring = "largest-contentful-paint";
const isLoaded = async (page: Page, scripts: Iterable<string>) => {
  const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  return texts.some((text) => text.includes(measuring));
};
const scriptsOf = (page: Page) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  return scripts;
};
const reads = async (page: Page) => {
  await page.mouse.move(20, 20);
  await page.locator("main h1").click();
  // The browser reports the click some frames later; leaving the page before that would lose it.
  await page.evaluate(() => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "first-input", buffered: true })));
  await page.mouse.wheel(0, 600);
};

test("web vitals are stored with page and device for each document that is left after consent", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${site.url}/en/about-us`);
  await hydrated(page);
  expect(await isLoaded(page, scripts)).toBe(false);
  await allow(page, "statistics");
  await expect.poll(() => visitNow(page)).toContain("/en/about-us");
  expect(await isLoaded(page, scripts)).toBe(true);
  const { sessionId } = JSON.parse((await visitNow(page)) ?? "{}") as { sessionId: string };
  await reads(page);
  await expect.poll(() => visitNow(page)).toContain('{"page":"/en/about-us","lcp":');
  await page.locator("main a[href='/en/about-us/ecactus']").first().click();
  await expect.poll(() => visitNow(page)).toContain("/en/about-us/ecactus");
  await page.goto(`${site.url}/en/contact-us`);
  await hydrated(page);
  await page.mouse.move(20, 20);
  await expect.poll(() => visitNow(page)).toContain("/en/contact-us");
  await reads(page);
  await expect.poll(() => visitNow(page)).toContain('{"page":"/en/contact-us","lcp":');
  await page.goto("about:blank");
  const stored = async () => (await storedVisits(site.dataDir)).find((each) => each.sessionId === sessionId);
  await expect.poll(async () => (await stored())?.vitals.map(({ page: path }) => path)).toEqual(["/en/about-us", "/en/contact-us"]);
  const found = await stored();
  expect(found?.client).toBe("desktop");
  for (const { lcp, inp, cls } of found?.vitals ?? []) {
    expect(lcp).toBeGreaterThan(0);
    // The browser reports no duration for an interaction below four milliseconds.
    expect(inp).toBeGreaterThanOrEqual(0);
    expect(cls).toBeGreaterThanOrEqual(0);
  }
});

test("web vitals are neither measured nor sent without consent", async ({ page }) => {
  const scripts = scriptsOf(page);
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/visit") && sent.push(request.url()));
  const before = (await storedVisits(site.dataDir)).length;
  await page.goto(`${site.url}/en/about-us`);
  await hydrated(page);
  await bar(page).locator("[value=decline]").click();
  const desk = page.waitForResponse(/consent-desk/);
  await page.reload();
  await hydrated(page);
  await reads(page);
  await desk;
  await page.locator("main a[href='/en/about-us/ecactus']").first().click();
  await expect(page).toHaveURL(/ecactus$/);
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  expect([sent, await isLoaded(page, scripts), (await storedVisits(site.dataDir)).length]).toEqual([[], false, before]);
});
