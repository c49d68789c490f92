import type { Page } from "@playwright/test";
import { openSeparateSite } from "../../support/separate-site.ts";
import { expect, waitForHydration, test } from "../fixtures.ts";
import { allowCategories, consentBar, readStoredVisits, readCurrentVisit } from "./consent-steps.ts";

// Run these tests in one worker, because they count the visits of one site.
test.describe.configure({ mode: "default" });

let site: Awaited<ReturnType<typeof openSeparateSite>>;
test.beforeAll(async () => {
  site = await openSeparateSite();
});
test.afterAll(() => site.close());
test.use({ isConsentPending: true });

/** Metric name that only the script of the web vitals contains. */
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
const readArticle = async (page: Page) => {
  await page.mouse.move(20, 20);
  await page.locator("main h1").click();
  // Wait for the browser to report the click, which takes some frames; leaving the page earlier would lose it.
  await page.evaluate(() => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: "first-input", buffered: true })));
  await page.mouse.wheel(0, 600);
};

test("web vitals of each document are stored with page and device after consent", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(`${site.url}/en/about-us`);
  await waitForHydration(page);
  expect(await isLoaded(page, scripts)).toBe(false);
  await allowCategories(page, "statistics");
  await expect.poll(() => readCurrentVisit(page)).toContain("/en/about-us");
  expect(await isLoaded(page, scripts)).toBe(true);
  const { sessionId } = JSON.parse((await readCurrentVisit(page)) ?? "{}") as { sessionId: string };
  await readArticle(page);
  await expect.poll(() => readCurrentVisit(page)).toContain('{"page":"/en/about-us","lcp":');
  await page.locator("main a[href='/en/about-us/ecactus']").first().click();
  await expect.poll(() => readCurrentVisit(page)).toContain("/en/about-us/ecactus");
  await page.goto(`${site.url}/en/contact-us`);
  await waitForHydration(page);
  await page.mouse.move(20, 20);
  await expect.poll(() => readCurrentVisit(page)).toContain("/en/contact-us");
  await readArticle(page);
  await expect.poll(() => readCurrentVisit(page)).toContain('{"page":"/en/contact-us","lcp":');
  await page.goto("about:blank");
  const findStoredVisit = async () => (await readStoredVisits(site.dataDir)).find((visit) => visit.sessionId === sessionId);
  await expect
    .poll(async () => (await findStoredVisit())?.vitals.map(({ page: path }) => path))
    .toEqual(["/en/about-us", "/en/contact-us"]);
  const storedVisit = await findStoredVisit();
  expect(storedVisit?.client).toBe("desktop");
  for (const { lcp, inp, cls } of storedVisit?.vitals ?? []) {
    expect(lcp).toBeGreaterThan(0);
    // The browser reports an interaction below 4 ms as 0.
    expect(inp).toBeGreaterThanOrEqual(0);
    expect(cls).toBeGreaterThanOrEqual(0);
  }
});

test("web vitals are neither measured nor sent without consent", async ({ page }) => {
  const scripts = scriptsOf(page);
  const reportUrls: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/visit") && reportUrls.push(request.url()));
  const before = (await readStoredVisits(site.dataDir)).length;
  await page.goto(`${site.url}/en/about-us`);
  await waitForHydration(page);
  await consentBar(page).locator("[value=decline]").click();
  const settingsScript = page.waitForResponse(/consent-manager/);
  await page.reload();
  await waitForHydration(page);
  await readArticle(page);
  await settingsScript;
  await page.locator("main a[href='/en/about-us/ecactus']").first().click();
  await expect(page).toHaveURL(/ecactus$/);
  await page.waitForLoadState("networkidle");
  await page.goto("about:blank");
  expect([reportUrls, await isLoaded(page, scripts), (await readStoredVisits(site.dataDir)).length]).toEqual([[], false, before]);
});
