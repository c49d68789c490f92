import type { Page } from "@playwright/test";
import { longRun, expect, holdScripts, hydrated, stubAssets, test } from "./fixtures.ts";

const isFromTop = (page: Page) => page.locator("html").getAttribute("data-from-top");
/** Number of page parts whose layout is still deferred. */
const waiting = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("*")].filter((each) => getComputedStyle(each).contentVisibility === "auto").length);
const goTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("deferred layout happens while the browser is idle and causes no layout shift", longRun, async ({ page }) => {
  const release = await holdScripts(page);
  await stubAssets(page, "fonts");
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.moved = String(value + Number(document.documentElement.dataset.moved ?? 0));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/en");
  expect(await waiting(page)).toBeGreaterThan(6);
  expect(await page.locator("h1").evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
  release();
  await expect.poll(() => waiting(page)).toBe(0);
  expect(Number((await page.locator("html").getAttribute("data-moved")) ?? 0)).toBe(0);
});

test("deferred layout is off without JavaScript", longRun, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto("/en");
  expect(await page.locator("[data-from-top]").count()).toBe(0);
  await context.close();
});

test("scroll restoration works after a reload and on the way back from another document", longRun, async ({ page }) => {
  await page.goto("/en/products");
  await expect.poll(() => waiting(page)).toBe(0);
  await goTo(page, 2345);
  await page.reload();
  expect(await isFromTop(page)).toBeNull();
  await expect.poll(() => place(page)).toBe(2345);
  await page.goto("/en/sitemap");
  await page.goBack();
  await expect.poll(() => place(page)).toBe(2345);
});

test("links to fragments reach their place before and after hydration", longRun, async ({ page }) => {
  // Smooth scrolling is off with reduced motion.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const address = "/en/products/agave-th-three-phase-home-battery-energy-storage-system";
  /** Distance of a fragment's target from its place below the header. */
  const distance = (id: string) =>
    page.locator(`#${id}`).evaluate((part) => {
      const wanted =
        parseFloat(getComputedStyle(part).scrollMarginTop) + parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return part.getBoundingClientRect().top - wanted;
    });
  const contents = page.locator("main nav a[href^='#']");
  const release = await holdScripts(page);
  await page.goto(address);
  const ids = (await contents.evaluateAll((links) => links.map((link) => link.getAttribute("href")!.slice(1)))).slice(1, 4);
  for (const id of ids) {
    await goTo(page, 0);
    await contents.and(page.locator(`[href='#${id}']`)).press("Enter");
    await expect.poll(() => distance(id)).toBeCloseTo(0, -1);
  }
  release();
  await page.goto(`${address}?from=elsewhere#${ids[2]}`);
  expect(await isFromTop(page)).toBeNull();
  await expect.poll(() => distance(ids[2]!)).toBeCloseTo(0, -1);
});

test("scroll restoration: another page starts at its top, and going back restores the position", async ({ page }) => {
  await page.goto("/en/products");
  await hydrated(page);
  await expect.poll(() => waiting(page)).toBe(0);
  await goTo(page, 1500);
  await page.locator("header a[href='/en/about-us']:visible").first().dispatchEvent("click");
  await expect(page).toHaveTitle(/About/);
  expect(await isFromTop(page)).toBe("");
  await page.goBack();
  await expect(page).toHaveTitle(/Products/);
  expect(await isFromTop(page)).toBeNull();
  await expect.poll(() => place(page)).toBe(1500);
});

test(
  "progressive rendering shows a page's first part in its first frame, and all parts at once on the way back",
  longRun,
  async ({ page }) => {
    await page.goto("/en");
    const all = await page.locator("main > section").count();
    await page.goto("/en/about-us");
    await hydrated(page);
    // Counts the page parts in each frame that shows another page.
    await page.evaluate(() => {
      // The address changes a moment before the page does.
      const left = document.querySelector("h1")?.textContent;
      const counts: number[] = [];
      const headings = new Set<Element | null>();
      Object.assign(window, { partsInFrames: counts, headings });
      const count = () => {
        const heading = document.querySelector("h1");
        if (heading?.textContent !== left) {
          counts.push(document.querySelectorAll("main > section").length);
          headings.add(heading);
        }
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    const counts = () => page.evaluate(() => (window as unknown as { partsInFrames: number[] }).partsInFrames);
    await page.locator("header a[href='/en']").first().dispatchEvent("click");
    await expect.poll(async () => (await counts()).at(-1)).toBe(all);
    expect(new Set(await counts())).toEqual(new Set([1, all]));
    // The first part is not rendered again.
    expect(await page.evaluate(() => (window as unknown as { headings: Set<Element> }).headings.size)).toBe(1);
    await page.goBack();
    await expect(page).toHaveTitle(/About/);
    await page.evaluate(() => ((window as unknown as { partsInFrames: number[] }).partsInFrames.length = 0));
    await page.goForward();
    await expect(page.locator("main > section")).toHaveCount(all);
    expect(new Set(await counts())).toEqual(new Set([all]));
  },
);

test("inlined page styles become the whole style sheet after hydration, in the same order", longRun, async ({ page }) => {
  for (const path of ["/en", "/cn/login", "/de/support-center/error-codes"]) {
    const [file = ""] = /\/assets\/app-[\w-]+\.css/.exec(await (await page.request.get(path)).text()) ?? [];
    await page.goto(path);
    await hydrated(page);
    const { own, whole } = await page.evaluate(async (address) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(await (await fetch(address)).text());
      const textsOf = (rules: CSSRuleList) => Array.from(rules, ({ cssText }) => cssText).filter((text) => !text.startsWith("@font-face"));
      return {
        own: textsOf(document.querySelector<HTMLStyleElement>("style[data-href=app]")!.sheet!.cssRules),
        whole: textsOf(sheet.cssRules),
      };
    }, file);
    expect(whole.length).toBeGreaterThan(50);
    expect(own).toEqual(whole);
  }
});
