import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { openSeparateSite } from "../support/separate-site.ts";
import { withSiteDatabase } from "../support/solve-captcha.ts";
import { longRunOnly, expect, waitForHydration, navigateWithin, languagePrefixes, test } from "./fixtures.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const selectorsOfParts = {
  header: "header",
  heading: "h1",
  lead: "main .text-lead",
  main: "main",
  link: "main a",
  field: "main input",
  footer: "footer",
  message: "[data-status-message]",
};
type Part =
  | { x: number; y: number; width: number; height: number; fontFamily: string; fontSize: string; color: string; text?: string }
  | undefined;
type Look = Record<keyof typeof selectorsOfParts, Part> & { title: string; lang: string; robots: string | null | undefined };

/** Position, text and style of the visible parts of a page. */
function readLook(page: Page): Promise<Look> {
  return page.evaluate((selectors): Look => {
    const elements = Object.entries(selectors).map(([name, selector]) => {
      const element = document.querySelector(selector);
      if (!element) return [name, undefined];
      const { x, y, width, height } = element.getBoundingClientRect();
      const { fontFamily, fontSize, fontWeight, color, backgroundColor, display } = getComputedStyle(element);
      const text = name === "header" || name === "footer" || name === "main" ? undefined : element.textContent;
      return [name, { x, y: y + scrollY, width, height, fontFamily, fontSize, fontWeight, color, backgroundColor, display, text }];
    });
    const robots = document.querySelector("meta[name=robots]")?.getAttribute("content");
    return {
      ...(Object.fromEntries(elements) as Record<keyof typeof selectors, Part>),
      title: document.title,
      lang: document.documentElement.lang,
      robots,
    };
  }, selectorsOfParts);
}

/** Follows a link of an error page. The next page must need no new document and look as after a reload. */
async function leaveErrorPage(page: Page, link: string): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await page.locator(link).first().click();
  await expect(page).not.toHaveTitle(/Page not found|Server error/);
  await expect(page.locator("[data-status-message]")).toHaveCount(0);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // This placeholder is shown until all parts of the page are rendered.
  await expect(page.locator("main .h-screen")).toHaveCount(0);
  const lookAfterNavigation = await readLook(page);
  await page.reload();
  await waitForHydration(page);
  expect(lookAfterNavigation).toEqual(await readLook(page));
  expect(lookAfterNavigation.title).not.toBe("");
}

test.describe("error page of a withdrawn item", () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ["/products/MYRTILLO", "/explore/blog/Keytitle"])
    test(
      `looks the same by client navigation as by a document request at ${path}, which is no valid item address`,
      longRunOnly,
      async ({ page }) => {
        const invalid = `/de${path}`;
        await page.goto(invalid);
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready);
        const lookOfDocument = await readLook(page);
        await page.goto("/de/products");
        await waitForHydration(page);
        await navigateWithin(page, invalid);
        await expect(page.locator("[data-status-message]")).toBeVisible();
        await expect.poll(() => readLook(page)).toEqual(lookOfDocument);
      },
    );

  for (const prefix of languagePrefixes) {
    test(
      `looks the same by client navigation from ${prefix}/products as by a document request, and its links work`,
      prefix === "/cn" ? {} : longRunOnly,
      async ({ page }) => {
        const address = `${prefix}/products/withdrawn-item`;
        await page.goto(address);
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready);
        const lookOfDocument = await readLook(page);
        expect(lookOfDocument.heading).toMatchObject({ fontFamily: expect.stringContaining("Hanken Grotesk") });
        await leaveErrorPage(page, `main a[href='${prefix}/products']`);
        await navigateWithin(page, address);
        await expect(page.locator(`[data-status-message="Page Not Found: ${address}"]`)).toBeVisible();
        await expect.poll(() => readLook(page)).toEqual(lookOfDocument);
        await leaveErrorPage(page, `main a[href='${prefix}/products']`);
      },
    );
  }
});

/** Leaves out positions and heights: only the server's page has an error number, which makes it a few lines taller. */
function withoutNumber({ header, heading, lead, link, footer, title, lang, robots }: Look) {
  const withoutPosition = (part: Part) => ({ ...part, y: undefined, height: undefined });
  return {
    header,
    title,
    lang,
    robots,
    parts: [heading, lead, link, footer].map(withoutPosition),
    isAtTop: heading !== undefined && heading.y < 400,
  };
}

test.describe("error page after a failed navigation", () => {
  // Run these tests in one worker, because they share the site whose error page they compare with.
  test.describe.configure({ mode: "default" });
  test.use({ expectedErrors: /status of 500|ERR_FAILED|ErrorResponse|Failed to fetch|TypeError/ });
  let site: Awaited<ReturnType<typeof openSeparateSite>>;
  let lookFromServer: Look;

  test.beforeAll(async ({ browser }) => {
    site = await openSeparateSite();
    const inDatabase = (statement: string) => withSiteDatabase((database) => database.execute(sql.raw(statement)), site.dataDir);
    await inDatabase("alter table content_entry rename to content_entry_away");
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const response = await page.goto(`${site.url}/de/products/copia`);
    expect(response!.status()).toBe(500);
    await page.evaluate(() => document.fonts.ready);
    lookFromServer = await readLook(page);
    await page.close();
    await inDatabase("alter table content_entry_away rename to content_entry");
  });
  test.afterAll(() => site.close());

  const failures: Record<string, (page: Page) => Promise<void>> = {
    "a status 500 for payload and data": async (page) => {
      await page.route(/_payload\.json|\.data(\?|$)/, (route) => route.fulfill({ status: 500, body: "no" }));
    },
    "a lost connection": async (page) => {
      await page.route(/_payload\.json|\.data(\?|$)/, (route) => route.abort());
    },
    "a payload that cannot be rendered": async (page) => {
      await page.route(/_payload\.json/, (route) => route.fulfill({ json: {} }));
    },
  };
  for (const [name, causeFailure] of Object.entries(failures)) {
    test(`looks like the server's error page after ${name}, and its links work`, longRunOnly, async ({ page }) => {
      await page.goto(`${site.url}/de/products`);
      await waitForHydration(page);
      await causeFailure(page);
      await page.locator("main a[href='/de/products/copia']").first().click();
      await expect(page.locator("[data-status-message='Internal Server Error']")).toHaveText("Interner Serverfehler");
      await expect.poll(async () => withoutNumber(await readLook(page))).toEqual(withoutNumber(lookFromServer));
      await page.unrouteAll();
      await leaveErrorPage(page, "header a[href='/de/about-us']:visible");
    });
  }
});
