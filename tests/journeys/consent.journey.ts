import type { Page } from "@playwright/test";
import { openSeparateSite } from "../support/separate-site.ts";
import { accessibilityFindings } from "./accessibility.ts";
import { expect, hydrated, test } from "./journey.ts";

// One after another, so that they share the site that they need for themselves.
test.describe.configure({ mode: "default" });

// With third parties configured; nothing here leads to them, every request is stopped and noted.
let site: Awaited<ReturnType<typeof openSeparateSite>>;
test.beforeAll(async () => void (site = await openSeparateSite({ GTM_ID: "GTM-TEST1", PIXEL_URL: "https://pixel.example/p.gif" })));
test.afterAll(() => site.close());
test.use({ isAsked: true, expectedErrors: /ERR_FAILED/ });

const banner = (page: Page) => page.locator(".consent");
const texts = {
  fr: { path: "/about-us", decline: "Tout refuser", selection: "Autoriser la sélection", all: "Tout autoriser", accept: "Accepter", settings: "Gérer les cookies", statistics: "Statistiques", marketing: "Marketing" },
  cn: { path: "/cn/about-us", decline: "拒绝", selection: "允许所选", all: "全部允许", accept: "接受", settings: "Cookie 设置", statistics: "统计", marketing: "营销" },
};

async function foreignRequests(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route((url) => url.origin !== site.url, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return asked;
}

const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "consent")?.value;
const press = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();
const commands = (page: Page) => page.evaluate(() => (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)).filter(([name]) => name === "consent"));

for (const [language, text] of Object.entries(texts)) {
  test.describe(language, () => {
    test("before a choice nothing optional is kept, and nobody else is asked for anything", async ({ page }) => {
      const asked = await foreignRequests(page);
      await page.goto(site.url + text.path);
      await expect(banner(page)).toBeVisible();
      await page.locator("header a[href$='/explore/news']").first().click();
      await expect(page).toHaveURL(/news$/);
      await page.waitForTimeout(500);
      expect(asked).toEqual([]);
      expect((await page.context().cookies()).map(({ name }) => name).filter((name) => !["official_lang_cache@v1", "locale"].includes(name))).toEqual([]);
      expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === "visit"))).toEqual([]);
      await expect(banner(page)).toBeVisible();
    });

    test("to refuse is one press, and it stays refused", async ({ page }) => {
      const asked = await foreignRequests(page);
      await page.goto(site.url + text.path);
      await press(page, text.decline);
      await expect(banner(page)).toHaveCount(0);
      await expect.poll(() => consentOf(page)).toMatch(/^1::\d+:[0-9a-f-]{36}$/);
      await page.reload();
      await hydrated(page);
      await page.waitForTimeout(1500);
      await expect(banner(page)).toHaveCount(0);
      expect(asked).toEqual([]);
    });

    test("statistics alone: the tag manager is told so before it is loaded, the pixel stays out, the visit is reported", async ({ page }) => {
      const asked = await foreignRequests(page);
      await page.goto(site.url + text.path);
      await banner(page).getByLabel(text.statistics).check();
      await press(page, text.selection);
      await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"]);
      const [first, second] = await commands(page);
      expect(first).toMatchObject(["consent", "default", { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" }]);
      expect(second).toMatchObject(["consent", "update", { ad_storage: "denied", analytics_storage: "granted" }]);

      await page.locator("header a[href$='/explore/news']").first().click();
      await expect(page).toHaveURL(/news$/);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem("visit"))).toContain("/explore/news");
      const report = page.waitForRequest((request) => request.url().endsWith("/api/visit"));
      await page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      const { routes, landingPage, jumpOut, client } = (await report).postDataJSON() as Record<string, unknown>;
      expect({ routes, landingPage, jumpOut, client }).toEqual({ routes: [text.path, text.path.replace("about-us", "explore/news")], landingPage: text.path, jumpOut: false, client: "desktop" });
      expect((await (await report).response())!.status()).toBe(200);
    });

    test("everything, and then taken back from the footer: a new page without third parties", async ({ page }) => {
      const asked = await foreignRequests(page);
      await page.goto(site.url + text.path);
      await press(page, text.all);
      await expect.poll(() => asked.toSorted()).toEqual(["https://pixel.example/p.gif", "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"]);
      asked.length = 0;
      await page.getByRole("button", { name: text.settings }).click();
      await expect(banner(page)).toBeFocused();
      await expect(banner(page).getByLabel(text.marketing)).toBeChecked();
      await banner(page).getByLabel(text.marketing).uncheck();
      await banner(page).getByLabel(text.statistics).uncheck();
      const reloaded = page.waitForEvent("load");
      await press(page, text.accept);
      await reloaded;
      await page.waitForTimeout(1500);
      expect(await consentOf(page)).toMatch(/^1:preference:/);
      expect(await page.evaluate(() => [window.dataLayer, sessionStorage.getItem("visit")])).toEqual([undefined, null]);
      expect(asked).toEqual([]);
    });
  });
}

test.describe("what is opened", () => {
  // Chromium says so where the old page fades and the new document is none of ours: it shows a file with its own.
  test.use({ expectedErrors: /ERR_FAILED|ViewTransition opt-in disabled/ });

  test("a file that is opened is among the resources of the visit; a page is not", async ({ page }) => {
    await foreignRequests(page);
    await page.goto(`${site.url}/en/support-center/downloads?type=video`);
    await banner(page).getByLabel("Statistics").check();
    await press(page, "Allow selection");
    const resources = () => page.evaluate(() => (JSON.parse(sessionStorage.getItem("visit") ?? "{}") as { resources?: string[] }).resources);
    await expect.poll(resources).toEqual([]);
    const film = page.locator("main a[href^='/files/']").first();
    const address = (await film.getAttribute("href"))!;
    await film.click();
    await expect(page).toHaveURL(site.url + address);
    await page.goBack();
    await hydrated(page);
    await page.locator("header a[href$='/explore/news']").first().click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("visit"))).toContain("/explore/news");
    expect(await resources()).toEqual([address]);
    const report = page.waitForRequest((request) => request.url().endsWith("/api/visit"));
    await page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    expect((await report).postDataJSON()).toMatchObject({ resources: [address] });
  });
});

test("by keyboard it is the first stop, and the page behind can be read and used", async ({ page }) => {
  await page.goto(`${site.url}/en/about-us`);
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("link")).toHaveAttribute("href", "/en/document/cookies-policy");
  await expect(banner(page).getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(banner(page).getByLabel("Preference")).toBeFocused();
  for (let stop = 0; stop < 2; stop += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("button", { name: "Decline" })).toBeFocused();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
  await page.locator("header a[href='/en/explore/news']").first().click();
  await expect(page).toHaveURL(/\/en\/explore\/news$/);
});

for (const width of [320, 390, 1440]) {
  test(`at ${width} px nothing moves, nothing is hidden for good, axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    // When the font comes depends on the machine.
    await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
    await page.goto(`${site.url}/de/contact-us`);
    await expect(banner(page)).toBeVisible();
    await page.waitForTimeout(600);
    const shifts = await page.evaluate(() => new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += (entry as PerformanceEntry & { value: number }).value))).observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(sum), 200);
    }));
    expect(shifts).toBe(0);
    expect(await accessibilityFindings(page, { part: ".consent" })).toEqual([]);
    // What takes the focus stands clear of the banner.
    const edge = (await banner(page).boundingBox())!.y;
    for (const field of ["name", "telephone", "message"]) {
      await page.evaluate((name) => document.querySelector<HTMLElement>(`[name=${name}]`)!.focus(), field);
      await expect.poll(async () => (await page.locator(`[name=${field}]`).boundingBox())!.y).toBeLessThan(edge - 20);
    }
    const buttons = await banner(page).getByRole("button").evaluateAll((all) => (all as HTMLElement[]).map((button) => [button.offsetWidth, button.offsetHeight, getComputedStyle(button).backgroundColor].join()));
    expect(new Set(buttons).size).toBe(1);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing is asked, nothing optional runs", async ({ page }) => {
    const asked = await foreignRequests(page);
    await page.goto(`${site.url}/cn/about-us`);
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Cookie 设置" })).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test("the way back to a list needs no request, and the way to the question leads into its form", async ({ page }) => {
  await page.goto(`${site.url}/en/explore/news`);
  await press(page, "Decline");
  await page.locator("main a[href^='/en/explore/news/']").first().click();
  await expect(page).toHaveURL(/news\/.+/);
  let payloads = 0;
  page.on("request", (request) => (payloads += Number(request.url().includes("_payload"))));
  await page.goBack();
  await expect(page).toHaveURL(/news$/);
  expect(payloads).toBe(0);
  await page.locator("footer a[href='/en/contact-us#ask']").click();
  await expect(page.locator("[name=problemType]")).toBeFocused();
});
