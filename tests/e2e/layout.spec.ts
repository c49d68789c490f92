import type { Page } from "@playwright/test";
import { findAccessibilityViolations } from "./accessibility.ts";
import { waitForAnimations, longRunOnly, expect, waitForHydration, waitForFrames, test } from "./fixtures.ts";

const productsMenu = (page: Page) => page.locator(".main-entries details").first();
const menuButton = (page: Page) => page.locator("header .menu-button > summary");
const header = (page: Page) => page.locator("body > header");
/** Longer than the delay with which a menu opens or closes under the mouse. */
const menuDelayMs = 1_000;

async function open(page: Page, address: string, width = 1440, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await waitForHydration(page);
}

test.describe("product menu", () => {
  test(
    "opens on hover, stays open after a click, and closes on leaving, on a click outside and on navigation",
    longRunOnly,
    async ({ page }) => {
      await page.clock.install();
      await open(page, "/en/about-us");
      const menu = productsMenu(page);
      const entry = menu.locator("> summary");
      await entry.hover();
      await expect(menu).toHaveAttribute("open", "");
      await page.mouse.move(700, 860);
      await expect(menu).not.toHaveAttribute("open");

      await entry.hover();
      await expect(menu).toHaveAttribute("open", "");
      await entry.click();
      await page.mouse.move(700, 860);
      await page.clock.runFor(menuDelayMs);
      await expect(menu).toHaveAttribute("open", "");
      await page.mouse.down();
      await expect(menu).not.toHaveAttribute("open");
      await page.mouse.up();

      await entry.click();
      await menu.getByRole("link", { name: "MYRTILLO" }).click();
      await expect(page).toHaveURL(/\/en\/products\/myrtillo/);
      await expect(menu).not.toHaveAttribute("open");
    },
  );

  test("opens by Enter, is reached by Tab, and closes by Escape or when the focus leaves the header", async ({ page }) => {
    await open(page, "/de/about-us");
    const menu = productsMenu(page);
    await menu.locator("> summary").focus();
    await page.keyboard.press("Enter");
    await expect(menu).toHaveAttribute("open", "");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toContain("/de/products/agave-th");
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(menu.locator("> summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.locator("footer a").first().focus();
    await expect(menu).not.toHaveAttribute("open");
  });

  test("shows every product on one line and leads to each of the six categories", longRunOnly, async ({ page }) => {
    await open(page, "/products");
    await productsMenu(page).locator("> summary").click();
    const bottoms = await page
      .locator(".stand:visible")
      .evaluateAll((images) => images.map((image) => Math.round(image.getBoundingClientRect().bottom)));
    expect(bottoms.length).toBe(10);
    expect(new Set(bottoms).size).toBe(1);
    const links = await productsMenu(page)
      .locator(".more a")
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
    expect(links.filter((href) => href?.startsWith("/products?category=")).length).toBe(6);
    expect(links).toContain("/products");
  });

  test.describe("on light and dark pages", () => {
    test.use({ expectedErrors: /status of 404/ });
    for (const address of ["/de/sitemap", "/de/gibt-es-nicht"]) {
      test(`at ${address} has no axe violation and fits in German from 780 px on`, longRunOnly, async ({ page }) => {
        await open(page, address, 1440, 800);
        await productsMenu(page).locator("> summary").click();
        await waitForAnimations(page);
        for (const width of [1440, 1024, 780]) {
          await page.setViewportSize({ width, height: 800 });
          await expect(productsMenu(page)).toHaveAttribute("open", "");
          expect(await findAccessibilityViolations(page, { part: "header" })).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          const lines = await header(page)
            .locator(".bar-entry:visible")
            .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top));
          expect(new Set(lines).size).toBe(1);
        }
      });
    }
  });
});

test.describe("product menu on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("opens by a tap and closes by another", longRunOnly, async ({ page }) => {
    await page.clock.install();
    await page.goto("/en/products");
    await waitForHydration(page);
    const menu = productsMenu(page);
    await menu.locator("> summary").tap();
    await page.clock.runFor(menuDelayMs);
    await expect(menu).toHaveAttribute("open", "");
    await menu.locator("> summary").tap();
    await expect(menu).not.toHaveAttribute("open");
  });
});

test.describe("header menus without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("open one at a time and lead to a product and another language", longRunOnly, async ({ page }) => {
    await page.goto("/de");
    await productsMenu(page).locator("> summary").click();
    await expect(page.getByRole("link", { name: "Alle Produkte" }).first()).toBeVisible();
    await page.locator(".bar-tools details > summary").click();
    await expect(productsMenu(page)).not.toHaveAttribute("open");
    await page.locator(".bar-tools a[href='/en?switchLang=en']").click();
    await expect(page).toHaveURL(/\/en$/);
    await productsMenu(page).locator("> summary").click();
    await productsMenu(page).getByRole("link", { name: "COPIA" }).click();
    await expect(page).toHaveURL(/\/en\/products\/copia$/);
  });

  test("open on a phone", longRunOnly, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/cn");
    await expect(page.locator(".main-menu")).toBeHidden();
    await menuButton(page).click();
    await productsMenu(page).locator("> summary").click();
    await page.locator(".main-menu a[href='/cn/products']").click();
    await expect(page).toHaveURL(/\/cn\/products$/);
  });
});

for (const [width, address] of [
  [390, "/"],
  [320, "/de/products"],
] as const) {
  test(
    `mobile menu at ${width} px fills the screen, and the page behind it does not scroll`,
    width === 320 ? {} : longRunOnly,
    async ({ page }) => {
      await open(page, address, width, 700);
      const question = page.locator(".consent-bar");
      await question.evaluate((bar: HTMLElement) => (bar.hidden = false));
      await menuButton(page).click();
      await expect(question).toBeHidden();
      const readEdges = () =>
        page.locator(".main-menu").evaluate((menu) => {
          const { left, top, right, bottom } = menu.getBoundingClientRect();
          return [left, top, right, bottom].map(Math.round);
        });
      await expect.poll(readEdges).toEqual([0, 60, width, 700]);
      await productsMenu(page).locator("> summary").click();
      expect(await findAccessibilityViolations(page, { part: "header" })).toEqual([]);
      await page.mouse.move(width / 2, 400);
      const wheelEvent = page.evaluate(() => new Promise((resolve) => addEventListener("wheel", resolve, { once: true, passive: true })));
      await page.mouse.wheel(0, 3000);
      await wheelEvent;
      await expect(page.locator(".main-menu .languages")).toBeInViewport();
      await waitForFrames(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.keyboard.press("Escape");
      await expect(page.locator(".main-menu")).toBeHidden();
      await expect(question).toBeVisible();
      await expect(menuButton(page)).toBeFocused();
      await menuButton(page).click();
      await page.locator(".main-menu a[href$='/about-us']").click();
      await expect(page).toHaveURL(/\/about-us$/);
      await expect(page.locator(".main-menu")).toBeHidden();
    },
  );
}

test.describe("page header", () => {
  const readLowerEdge = (page: Page) => header(page).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  /** Turns the mouse wheel and waits for the end of the scrolling and its animations. */
  const scroll = async (page: Page, deltaY: number) => {
    const scrollEnd = page.evaluate(() => new Promise((resolve) => document.addEventListener("scrollend", resolve, { once: true })));
    await page.mouse.wheel(0, deltaY);
    await scrollEnd;
    await waitForFrames(page);
    await waitForAnimations(page);
  };

  test("hides when scrolling down, returns when scrolling up, and stays while it has the focus", longRunOnly, async ({ page }) => {
    await open(page, "/en/about-us");
    await page.mouse.move(700, 500);
    await scroll(page, 300);
    await expect.poll(() => readLowerEdge(page)).toBe(0);
    await scroll(page, -100);
    await expect.poll(() => readLowerEdge(page)).toBe(72);
    await scroll(page, 300);
    await expect.poll(() => readLowerEdge(page)).toBe(0);
    await page.keyboard.press("Tab");
    await header(page).getByRole("link", { name: "News" }).focus();
    await expect.poll(() => readLowerEdge(page)).toBe(72);
    await scroll(page, 300);
    expect(await readLowerEdge(page)).toBe(72);
  });

  test.describe("with reduced motion", () => {
    test.use({ contextOptions: { reducedMotion: "reduce" } });
    test("stays visible", longRunOnly, async ({ page }) => {
      await open(page, "/en/about-us");
      await page.mouse.move(700, 500);
      await scroll(page, 900);
      expect(await readLowerEdge(page)).toBe(72);
    });
  });

  test("is 60 px high on phones and marks the current page", longRunOnly, async ({ page }) => {
    await open(page, "/en/explore/news", 390, 800);
    expect(await readLowerEdge(page)).toBe(60);
    await expect(page.locator(".main-entries [aria-current]")).toHaveText("News");
    await open(page, "/en/products/copia");
    await expect(page.locator(".main-entries > li > details > summary[aria-current]")).toHaveText("Products");
  });
});

for (const path of ["/", "/products/copia", "/explore/news?page=1", "/nothing-here"]) {
  test.describe(`language switch on ${path}`, () => {
    test.use({ expectedErrors: /status of 404/ });
    test("keeps the page", longRunOnly, async ({ page }) => {
      await open(page, path);
      await page.locator(".bar-tools details > summary").click();
      await page.locator(".bar-tools details a[lang=de]").click();
      await expect(page).toHaveURL((url) => url.pathname + url.search === (path === "/" ? "/de" : `/de${path}`));
      await expect(page.locator("html")).toHaveAttribute("lang", "de");
    });
  });
}

test.describe("page not found", () => {
  test.use({ expectedErrors: /status of 404/ });
  test("keeps its text away from the window's edge and has no axe violation from 320 to 1920 px", longRunOnly, async ({ page }) => {
    await open(page, "/de/gibt-es-nicht");
    for (const width of [320, 390, 780, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const rightmost = await page
        .locator("main :is(p, h1, a, input, button)")
        .evaluateAll((textElements) => Math.max(...textElements.map((textElement) => textElement.getBoundingClientRect().right)));
      expect(rightmost, `at ${width} px`).toBeLessThanOrEqual(width - 20);
      expect(await findAccessibilityViolations(page, { part: "main" }), `at ${width} px`).toEqual([]);
    }
  });

  test("links only to pages that exist", async ({ page, request }) => {
    await open(page, "/de/gibt-es-nicht");
    const hrefs = await page.locator("main a").evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")!));
    expect(hrefs.length).toBeGreaterThanOrEqual(4);
    for (const href of hrefs) expect((await request.get(href)).status(), href).toBe(200);
  });

  test("has a search field that opens the search page", longRunOnly, async ({ page }) => {
    await open(page, "/en/nothing-here");
    const field = page.locator("main search input");
    if ((await field.count()) === 0) return;
    await field.fill("battery");
    await field.press("Enter");
    await expect(page).toHaveURL(/\/en\/search\?q=battery$/);
  });
});

test("a printed page has only its content, in black", longRunOnly, async ({ page }) => {
  await open(page, "/en/products/copia");
  await page.emulateMedia({ media: "print" });
  await expect(header(page)).toBeHidden();
  await expect(page.locator("body > footer")).toBeHidden();
  const colours = await page.locator("main h1").evaluate((heading) => getComputedStyle(heading).color);
  expect(colours).toBe("rgb(0, 0, 0)");
});

test("client navigation shows the next page at its top without a view transition", longRunOnly, async ({ page }) => {
  await open(page, "/en/products");
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error("A view transition started");
    };
    window.scrollTo(0, 1200);
  });
  await page.locator("footer a[href='/en/about-us']").click();
  await expect(page).toHaveURL(/\/en\/about-us$/);
  await expect(page.locator("h1")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
