import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { openSeparateSite } from "../support/separate-site.ts";
import { withSiteDatabase } from "../support/solve-captcha.ts";
import { longRun, expect, hydrated, navigateWithin, prefixes, test } from "./fixtures.ts";

test.use({ viewport: { width: 1280, height: 900 } });

const parts = {
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
type Look = Record<keyof typeof parts, Part> & { title: string; lang: string; robots: string | null | undefined };

/** Position, text and style of the visible parts of a page. */
function look(page: Page): Promise<Look> {
  return page.evaluate((selectors): Look => {
    const seen = Object.entries(selectors).map(([name, selector]) => {
      const element = document.querySelector(selector);
      if (!element) return [name, undefined];
      const { x, y, width, height } = element.getBoundingClientRect();
      const { fontFamily, fontSize, fontWeight, color, backgroundColor, display } = getComputedStyle(element);
      const text = name === "header" || name === "footer" || name === "main" ? undefined : element.textContent;
      return [name, { x, y: y + scrollY, width, height, fontFamily, fontSize, fontWeight, color, backgroundColor, display, text }];
    });
    const robots = document.querySelector("meta[name=robots]")?.getAttribute("content");
    return {
      ...(Object.fromEntries(seen) as Record<keyof typeof selectors, Part>),
      title: document.title,
      lang: document.documentElement.lang,
      robots,
    };
  }, parts);
}

/** Expects that a link leads away from an error page without a new document, and that the next page looks as usual. */
async function leaveErrorPage(page: Page, link: string): Promise<void> {
  await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await page.locator(link).first().click();
  await expect(page).not.toHaveTitle(/Page not found|Server error/);
  await expect(page.locator("[data-status-message]")).toHaveCount(0);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // This placeholder stands for the parts that are rendered after the first one.
  await expect(page.locator("main .h-screen")).toHaveCount(0);
  const within = await look(page);
  await page.reload();
  await hydrated(page);
  expect(within).toEqual(await look(page));
  expect(within.title).not.toBe("");
}

test.describe("page of a withdrawn item", () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ["/products/MYRTILLO", "/explore/blog/Keytitle"])
    test(`${path}, an address that no item can have, looks the same by the router as by its address`, longRun, async ({ page }) => {
      const invalid = `/de${path}`;
      await page.goto(invalid);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      const byAddress = await look(page);
      await page.goto("/de/products");
      await hydrated(page);
      await navigateWithin(page, invalid);
      await expect(page.locator("[data-status-message]")).toBeVisible();
      await expect.poll(() => look(page)).toEqual(byAddress);
    });

  for (const prefix of prefixes) {
    test(
      `looks the same from ${prefix}/products as by its address, and its links lead on`,
      prefix === "/cn" ? {} : longRun,
      async ({ page }) => {
        const withdrawn = `${prefix}/products/withdrawn-item`;
        await page.goto(withdrawn);
        await hydrated(page);
        await page.evaluate(() => document.fonts.ready);
        const byAddress = await look(page);
        expect(byAddress.heading).toMatchObject({ fontFamily: expect.stringContaining("Hanken Grotesk") });
        await leaveErrorPage(page, `main a[href='${prefix}/products']`);
        await navigateWithin(page, withdrawn);
        await expect(page.locator(`[data-status-message="Page Not Found: ${withdrawn}"]`)).toBeVisible();
        await expect.poll(() => look(page)).toEqual(byAddress);
        await leaveErrorPage(page, `main a[href='${prefix}/products']`);
      },
    );
  }
});

/** Leaves out what differs by the error number, which only the server has and which makes its page a few lines taller. */
function withoutNumber({ header, heading, lead, link, footer, title, lang, robots }: Look) {
  const anywhere = (part: Part) => ({ ...part, y: undefined, height: undefined });
  return {
    header,
    title,
    lang,
    robots,
    parts: [heading, lead, link, footer].map(anywhere),
    isAtTop: heading !== undefined && heading.y < 400,
  };
}

test.describe("error page after a failed navigation", () => {
  // In one worker, so that these tests share the site whose error page they compare with.
  test.describe.configure({ mode: "default" });
  test.use({ expectedErrors: /status of 500|ERR_FAILED|ErrorResponse|Failed to fetch|TypeError/ });
  let site: Awaited<ReturnType<typeof openSeparateSite>>;
  let byServer: Look;

  test.beforeAll(async ({ browser }) => {
    site = await openSeparateSite();
    const inDatabase = (statement: string) => withSiteDatabase((database) => database.execute(sql.raw(statement)), site.dataDir);
    await inDatabase("alter table content_entry rename to content_entry_away");
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const response = await page.goto(`${site.url}/de/products/copia`);
    expect(response!.status()).toBe(500);
    await page.evaluate(() => document.fonts.ready);
    byServer = await look(page);
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
  for (const [name, fail] of Object.entries(failures)) {
    test(`looks like the server's and its links lead on after ${name}`, longRun, async ({ page }) => {
      await page.goto(`${site.url}/de/products`);
      await hydrated(page);
      await fail(page);
      await page.locator("main a[href='/de/products/copia']").first().click();
      await expect(page.locator("[data-status-message='Internal Server Error']")).toHaveText("Interner Serverfehler");
      await expect.poll(async () => withoutNumber(await look(page))).toEqual(withoutNumber(byServer));
      await page.unrouteAll();
      await leaveErrorPage(page, "header a[href='/de/about-us']:visible");
    });
  }
});
