import type { Page } from "@playwright/test";
import { openSeparateSite } from "../../support/separate-site.ts";
import { containerOf, openTagHost, type TagHost } from "../../support/tag-host.ts";
import { expect, hydrated, test } from "../fixtures.ts";
import { allow, bar, storedVisits, visitNow } from "./consent-steps.ts";

// One after another, so that these tests share their separate site.
test.describe.configure({ mode: "default" });

const manager = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1";
const pixel = "https://pixel.example/p.gif";

// A site with third parties. Only two tag hosts on this machine are reached, and one of them is in TAG_HOSTS.
let site: Awaited<ReturnType<typeof openSeparateSite>>;
let allowed: TagHost;
let other: TagHost;
test.beforeAll(async () => {
  [allowed, other] = await Promise.all([openTagHost(), openTagHost()]);
  site = await openSeparateSite({ GTM_ID: "GTM-TEST1", PIXEL_URL: pixel, TAG_HOSTS: allowed.host });
});
test.afterAll(() => Promise.all([site.close(), allowed.close(), other.close()]));
test.beforeEach(() => [allowed, other].forEach(({ asked }) => asked.clear()));
// The browser's console also reports what the content security policy blocks.
test.use({ isConsentPending: true, expectedErrors: /ERR_FAILED|violates the following Content Security Policy/ });

const sheet = (page: Page) => page.locator(".consent");
const texts = {
  fr: {
    path: "/about-us",
    decline: "Tout refuser",
    selection: "Autoriser la sélection",
    all: "Tout autoriser",
    accept: "Accepter",
    settings: "Gérer les cookies",
  },
  cn: { path: "/cn/about-us", decline: "拒绝", selection: "允许所选", all: "全部允许", accept: "接受", settings: "Cookie 设置" },
};

/** Collects requests to third parties; the tag manager answers with a container, all others are aborted. */
async function foreignRequests(page: Page, container = ""): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => ![site.url, allowed.origin, other.origin].includes(url.origin),
    (route) => {
      asked.push(route.request().url());
      return asked.at(-1) === manager ? route.fulfill({ contentType: "text/javascript", body: container }) : route.abort();
    },
  );
  return asked;
}

const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "consent")?.value;
/** Answers after hydration; an answer before it is handled with the reader's first interaction (consent.spec.ts). */
const press = async (page: Page, name: string) => {
  await hydrated(page);
  await bar(page).getByRole("button", { name }).click();
};
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)).filter(([name]) => name === "consent"),
  );

for (const [language, text] of Object.entries(texts)) {
  test.describe(`third parties in ${language}`, () => {
    test("are not requested and set no cookies before a choice", async ({ page }) => {
      const asked = await foreignRequests(page);
      await page.goto(site.url + text.path);
      await expect(bar(page)).toBeVisible();
      await hydrated(page);
      await page.locator("header a[href$='/explore/news']").first().click();
      await expect(page).toHaveURL(/news$/);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      expect(
        (await page.context().cookies())
          .map(({ name }) => name)
          .filter((name) => !["official_lang_cache@v1", "locale", "language_offer"].includes(name)),
      ).toEqual([]);
      expect(await visitNow(page)).toBeNull();
      await expect(bar(page)).toBeVisible();
    });

    test("stay out after one click on decline", async ({ page }) => {
      const asked = await foreignRequests(page);
      await page.goto(site.url + text.path);
      await press(page, text.decline);
      await expect.poll(() => consentOf(page)).toMatch(/^1::\d+:[0-9a-f-]{36}$/);
      await page.reload();
      await hydrated(page);
      const desk = page.waitForResponse(/consent-desk/);
      await page.mouse.move(20, 20);
      await desk;
      await page.waitForLoadState("networkidle");
      await expect(bar(page)).toBeHidden();
      expect(asked).toEqual([]);
    });

    test("are limited to the tag manager in consent mode after consent to statistics", async ({ page }) => {
      const asked = await foreignRequests(page);
      await page.goto(site.url + text.path);
      await press(page, text.selection);
      await bar(page).locator("[name=statistics]").check();
      await press(page, text.selection);
      await expect.poll(() => asked).toEqual([manager]);
      const [first, second] = await commands(page);
      expect(first).toMatchObject([
        "consent",
        "default",
        { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
      ]);
      expect(second).toMatchObject(["consent", "update", { ad_storage: "denied", analytics_storage: "granted" }]);
    });

    test("are gone from a new page after consent is withdrawn in the cookie settings", async ({ page }) => {
      const asked = await foreignRequests(page);
      await page.goto(site.url + text.path);
      await press(page, text.all);
      await expect.poll(() => asked.toSorted()).toEqual([pixel, manager]);
      asked.length = 0;
      await page.getByRole("button", { name: text.settings }).click();
      await expect(sheet(page)).toBeFocused();
      await expect(sheet(page).locator("[name=marketing]")).toBeChecked();
      await sheet(page).locator("[name=marketing]").uncheck();
      await sheet(page).locator("[name=statistics]").uncheck();
      const reloaded = page.waitForEvent("load");
      await sheet(page).getByRole("button", { name: text.accept }).click();
      await reloaded;
      await hydrated(page);
      const desk = page.waitForResponse(/consent-desk/);
      await page.mouse.move(20, 20);
      await desk;
      await page.waitForLoadState("networkidle");
      expect(await consentOf(page)).toMatch(/^1:preference:/);
      expect([await page.evaluate(() => window.dataLayer), await visitNow(page)]).toEqual([undefined, null]);
      expect(asked).toEqual([]);
    });
  });
}

test("a tag of a TAG_HOSTS host runs after consent, and another host's tag is blocked and logged once", async ({ page, context }) => {
  for (let visits = 0; visits < 2; visits += 1) {
    await context.clearCookies();
    allowed.asked.clear();
    await foreignRequests(page, containerOf(allowed, other));
    await page.goto(`${site.url}/en/about-us`);
    expect(allowed.asked.size).toBe(0);
    const reported = page.waitForResponse(/\/api\/blocked-tag$/);
    await allow(page, "marketing");
    await expect.poll(() => [...allowed.asked].toSorted()).toEqual(["/call", "/frame", "/picture", "/tag.js"]);
    expect((await reported).status()).toBe(200);
    expect((await reported).request().postDataJSON()).toEqual({ host: other.host, directive: "script-src-elem" });
  }
  expect([...other.asked]).toEqual([]);
  const blocked = site.lines.filter(({ event }) => event === "tags.blocked");
  expect(blocked).toMatchObject([{ host: other.host, directive: "script-src-elem" }]);
});

test.describe("visit report", () => {
  test.use({ timezoneId: "Asia/Shanghai", viewport: { width: 390, height: 844 } });

  test("has what the browser saw in every field, in its request and in the database", async ({ page, browser }) => {
    await foreignRequests(page);
    await page.goto(`${other.origin}/find?q=private`);
    await page.evaluate(
      (to) => document.body.append(Object.assign(document.createElement("a"), { href: to, textContent: "eCactus" })),
      `${site.url}/de/about-us?utm=private`,
    );
    await page.getByText("eCactus").click();
    await allow(page, "statistics");
    await expect.poll(() => visitNow(page)).toContain("/de/about-us");
    const seen = {
      client: "mobile",
      browser: `Chrome ${browser.version().split(".")[0]}`,
      landingPage: "/de/about-us",
      refer: `${other.origin}/find`,
      timezone: "Asia/Shanghai",
      resources: [],
      acts: [],
    };
    const { sessionId, ...alone } = await reportOfHidden(page);
    expect(alone).toEqual({
      ...seen,
      jumpOut: true,
      routes: ["/de/about-us"],
      vitals: [expect.objectContaining({ page: "/de/about-us" })],
    });

    await page.locator("main a[href='/de/about-us/ecactus']").first().click();
    await expect.poll(() => visitNow(page)).toContain("/de/about-us/ecactus");
    await page.goto("about:blank");
    // A report that is sent while its page unloads is not visible to the test, so the database is read.
    await expect
      .poll(async () => (await storedVisits(site.dataDir)).find((each) => each.sessionId === sessionId))
      .toMatchObject({ ...seen, jumpOut: false, routes: ["/de/about-us", "/de/about-us/ecactus"], language: "de" });
  });
});

test.describe("visit report of opened files", () => {
  // Chromium reports this when the next document is its own viewer for a file, which has no view transition.
  test.use({ expectedErrors: /ERR_FAILED|ViewTransition opt-in disabled|Transition was skipped/ });

  test("lists an opened file among the resources but not a page", async ({ page }) => {
    await foreignRequests(page);
    await page.goto(`${site.url}/en/support-center/downloads?type=video`);
    await allow(page, "statistics");
    const resources = async () => (JSON.parse((await visitNow(page)) ?? "{}") as { resources?: string[] }).resources;
    await expect.poll(resources).toEqual([]);
    const film = page.locator("main a[href^='/files/']").first();
    const address = (await film.getAttribute("href"))!;
    await film.click();
    await expect(page).toHaveURL(site.url + address);
    await page.goBack();
    await hydrated(page);
    await page.locator("header a[href$='/explore/news']").first().click();
    await expect.poll(() => visitNow(page)).toContain("/explore/news");
    expect(await resources()).toEqual([address]);
    expect(await reportOfHidden(page)).toMatchObject({ client: "desktop", resources: [address] });
  });
});

test("the visit report lists a started form and a used calculator without what was typed", async ({ page }) => {
  await foreignRequests(page);
  await page.goto(`${site.url}/en/contact-us`);
  await allow(page, "statistics");
  await expect.poll(() => visitNow(page)).toContain("/en/contact-us");
  await page.locator("main [name=company]").fill("Private Ltd");
  await expect.poll(() => visitNow(page)).toContain("begun:/en/contact-us");
  await page.goto(`${site.url}/en/solutions/residential-ess`);
  await hydrated(page);
  await page.mouse.move(20, 20);
  await expect.poll(() => visitNow(page)).toContain('residential-ess"]');
  await page.locator("#sizing form [type=submit]").click();
  await expect.poll(() => visitNow(page)).toContain("used:");
  const { acts, ...rest } = await reportOfHidden(page);
  expect(acts).toEqual(["begun:/en/contact-us", "used:/en/solutions/residential-ess"]);
  expect(JSON.stringify(rest)).not.toContain("Private");
});

/** Hides the page, as switching to another tab does, and returns the report that it sends then. */
async function reportOfHidden(page: Page): Promise<Record<string, unknown>> {
  const report = page.waitForResponse(/\/api\/visit$/);
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const answer = await report;
  expect(answer.status()).toBe(200);
  return answer.request().postDataJSON() as Record<string, unknown>;
}
