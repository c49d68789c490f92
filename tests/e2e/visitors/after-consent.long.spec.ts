import type { Page } from "@playwright/test";
import { openSeparateSite } from "../../support/separate-site.ts";
import { tagContainer, openTagHost, type TagHost } from "../../support/tag-host.ts";
import { expect, waitForHydration, test } from "../fixtures.ts";
import { allowCategories, consentBar, readStoredVisits, readCurrentVisit } from "./consent-steps.ts";

// Run these tests in one worker, because they share a site.
test.describe.configure({ mode: "default" });

const tagManagerUrl = "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1";
const pixel = "https://pixel.example/p.gif";

// The site allows a tag manager, a pixel and one of two tag hosts (TAG_HOSTS). Only the tag hosts can be reached.
let site: Awaited<ReturnType<typeof openSeparateSite>>;
let allowedHost: TagHost;
let otherHost: TagHost;
test.beforeAll(async () => {
  [allowedHost, otherHost] = await Promise.all([openTagHost(), openTagHost()]);
  site = await openSeparateSite({ GTM_ID: "GTM-TEST1", PIXEL_URL: pixel, TAG_HOSTS: allowedHost.host });
});
test.afterAll(() => Promise.all([site.close(), allowedHost.close(), otherHost.close()]));
test.beforeEach(() => [allowedHost, otherHost].forEach(({ requestedPaths }) => requestedPaths.clear()));
test.use({ isConsentPending: true, expectedErrors: /ERR_FAILED|violates the following Content Security Policy/ });

const consentSettings = (page: Page) => page.locator(".consent");
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

/** Collects requests to third parties. The tag manager answers with `container`; all other requests are aborted. */
async function collectForeignRequests(page: Page, container = ""): Promise<string[]> {
  const requestUrls: string[] = [];
  await page.route(
    (url) => ![site.url, allowedHost.origin, otherHost.origin].includes(url.origin),
    (route) => {
      requestUrls.push(route.request().url());
      return requestUrls.at(-1) === tagManagerUrl ? route.fulfill({ contentType: "text/javascript", body: container }) : route.abort();
    },
  );
  return requestUrls;
}

const consentOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "consent")?.value;
/** Clicks a button of the consent bar after hydration; consent.spec.ts covers clicks before it. */
const answerConsent = async (page: Page, name: string) => {
  await waitForHydration(page);
  await consentBar(page).getByRole("button", { name }).click();
};
const commands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)).filter(([name]) => name === "consent"),
  );

for (const [language, text] of Object.entries(texts)) {
  test.describe(`third parties in ${language}`, () => {
    test("are not requested and set no cookies before a choice", async ({ page }) => {
      const requestUrls = await collectForeignRequests(page);
      await page.goto(site.url + text.path);
      await expect(consentBar(page)).toBeVisible();
      await waitForHydration(page);
      await page.locator("header a[href$='/explore/news']").first().click();
      await expect(page).toHaveURL(/news$/);
      await page.waitForLoadState("networkidle");
      expect(requestUrls).toEqual([]);
      expect(
        (await page.context().cookies())
          .map(({ name }) => name)
          .filter((name) => !["official_lang_cache@v1", "locale", "language_offer"].includes(name)),
      ).toEqual([]);
      expect(await readCurrentVisit(page)).toBeNull();
      await expect(consentBar(page)).toBeVisible();
    });

    test("are not requested after one click on decline", async ({ page }) => {
      const requestUrls = await collectForeignRequests(page);
      await page.goto(site.url + text.path);
      await answerConsent(page, text.decline);
      await expect.poll(() => consentOf(page)).toMatch(/^1::\d+:[0-9a-f-]{36}$/);
      await page.reload();
      await waitForHydration(page);
      const settingsScript = page.waitForResponse(/consent-manager/);
      await page.mouse.move(20, 20);
      await settingsScript;
      await page.waitForLoadState("networkidle");
      await expect(consentBar(page)).toBeHidden();
      expect(requestUrls).toEqual([]);
    });

    test("are limited to the tag manager in consent mode after consent to statistics", async ({ page }) => {
      const requestUrls = await collectForeignRequests(page);
      await page.goto(site.url + text.path);
      await answerConsent(page, text.selection);
      await consentBar(page).locator("[name=statistics]").check();
      await answerConsent(page, text.selection);
      await expect.poll(() => requestUrls).toEqual([tagManagerUrl]);
      const [first, second] = await commands(page);
      expect(first).toMatchObject([
        "consent",
        "default",
        { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
      ]);
      expect(second).toMatchObject(["consent", "update", { ad_storage: "denied", analytics_storage: "granted" }]);
    });

    test("are gone from a new page after consent is withdrawn in the cookie settings", async ({ page }) => {
      const requestUrls = await collectForeignRequests(page);
      await page.goto(site.url + text.path);
      await answerConsent(page, text.all);
      await expect.poll(() => requestUrls.toSorted()).toEqual([pixel, tagManagerUrl]);
      requestUrls.length = 0;
      await page.getByRole("button", { name: text.settings }).click();
      await expect(consentSettings(page)).toBeFocused();
      await expect(consentSettings(page).locator("[name=marketing]")).toBeChecked();
      await consentSettings(page).locator("[name=marketing]").uncheck();
      await consentSettings(page).locator("[name=statistics]").uncheck();
      const loadEvent = page.waitForEvent("load");
      await consentSettings(page).getByRole("button", { name: text.accept }).click();
      await loadEvent;
      await waitForHydration(page);
      const settingsScript = page.waitForResponse(/consent-manager/);
      await page.mouse.move(20, 20);
      await settingsScript;
      await page.waitForLoadState("networkidle");
      expect(await consentOf(page)).toMatch(/^1:preference:/);
      expect([await page.evaluate(() => window.dataLayer), await readCurrentVisit(page)]).toEqual([undefined, null]);
      expect(requestUrls).toEqual([]);
    });
  });
}

test("a tag of a TAG_HOSTS host runs after consent, and another host's tag is blocked and logged once", async ({ page, context }) => {
  for (let visits = 0; visits < 2; visits += 1) {
    await context.clearCookies();
    allowedHost.requestedPaths.clear();
    await collectForeignRequests(page, tagContainer(allowedHost, otherHost));
    await page.goto(`${site.url}/en/about-us`);
    expect(allowedHost.requestedPaths.size).toBe(0);
    const blockedTagResponse = page.waitForResponse(/\/api\/blocked-tag$/);
    await allowCategories(page, "marketing");
    await expect.poll(() => [...allowedHost.requestedPaths].toSorted()).toEqual(["/call", "/frame", "/picture", "/tag.js"]);
    expect((await blockedTagResponse).status()).toBe(200);
    expect((await blockedTagResponse).request().postDataJSON()).toEqual({ host: otherHost.host, directive: "script-src-elem" });
  }
  expect([...otherHost.requestedPaths]).toEqual([]);
  const blockedTags = site.lines.filter(({ event }) => event === "tags.blocked");
  expect(blockedTags).toMatchObject([{ host: otherHost.host, directive: "script-src-elem" }]);
});

test.describe("visit report", () => {
  test.use({ timezoneId: "Asia/Shanghai", viewport: { width: 390, height: 844 } });

  test("contains the browser's values in every field, as sent and as stored", async ({ page, browser }) => {
    await collectForeignRequests(page);
    await page.goto(`${otherHost.origin}/find?q=private`);
    await page.evaluate(
      (to) => document.body.append(Object.assign(document.createElement("a"), { href: to, textContent: "eCactus" })),
      `${site.url}/de/about-us?utm=private`,
    );
    await page.getByText("eCactus").click();
    await allowCategories(page, "statistics");
    await expect.poll(() => readCurrentVisit(page)).toContain("/de/about-us");
    const seenValues = {
      client: "mobile",
      browser: `Chrome ${browser.version().split(".")[0]}`,
      landingPage: "/de/about-us",
      refer: `${otherHost.origin}/find`,
      timezone: "Asia/Shanghai",
      resources: [],
      acts: [],
    };
    const { sessionId, ...reportFields } = await reportOfHidden(page);
    expect(reportFields).toEqual({
      ...seenValues,
      jumpOut: true,
      routes: ["/de/about-us"],
      vitals: [expect.objectContaining({ page: "/de/about-us" })],
    });

    await page.locator("main a[href='/de/about-us/ecactus']").first().click();
    await expect.poll(() => readCurrentVisit(page)).toContain("/de/about-us/ecactus");
    await page.goto("about:blank");
    // Read the database, because Playwright does not see a report that is sent while its page unloads.
    await expect
      .poll(async () => (await readStoredVisits(site.dataDir)).find((visit) => visit.sessionId === sessionId))
      .toMatchObject({ ...seenValues, jumpOut: false, routes: ["/de/about-us", "/de/about-us/ecactus"], language: "de" });
  });
});

test.describe("visit report of opened files", () => {
  // Chromium logs this when it opens a file in its own viewer, which has no view transition.
  test.use({ expectedErrors: /ERR_FAILED|ViewTransition opt-in disabled|Transition was skipped/ });

  test("lists an opened file among the resources but not a page", async ({ page }) => {
    await collectForeignRequests(page);
    await page.goto(`${site.url}/en/support-center/downloads?type=video`);
    await allowCategories(page, "statistics");
    const resources = async () => (JSON.parse((await readCurrentVisit(page)) ?? "{}") as { resources?: string[] }).resources;
    await expect.poll(resources).toEqual([]);
    const videoLink = page.locator("main a[href^='/files/']").first();
    const address = (await videoLink.getAttribute("href"))!;
    await videoLink.click();
    await expect(page).toHaveURL(site.url + address);
    await page.goBack();
    await waitForHydration(page);
    await page.locator("header a[href$='/explore/news']").first().click();
    await expect.poll(() => readCurrentVisit(page)).toContain("/explore/news");
    expect(await resources()).toEqual([address]);
    expect(await reportOfHidden(page)).toMatchObject({ client: "desktop", resources: [address] });
  });
});

test("the visit report lists a started form and a used calculator without typed text", async ({ page }) => {
  await collectForeignRequests(page);
  await page.goto(`${site.url}/en/contact-us`);
  await allowCategories(page, "statistics");
  await expect.poll(() => readCurrentVisit(page)).toContain("/en/contact-us");
  await page.locator("main [name=company]").fill("Private Ltd");
  await expect.poll(() => readCurrentVisit(page)).toContain("begun:/en/contact-us");
  await page.goto(`${site.url}/en/solutions/residential-ess`);
  await waitForHydration(page);
  await page.mouse.move(20, 20);
  await expect.poll(() => readCurrentVisit(page)).toContain('residential-ess"]');
  await page.locator("#sizing form [type=submit]").click();
  await expect.poll(() => readCurrentVisit(page)).toContain("used:");
  const { acts, ...rest } = await reportOfHidden(page);
  expect(acts).toEqual(["begun:/en/contact-us", "used:/en/solutions/residential-ess"]);
  expect(JSON.stringify(rest)).not.toContain("Private");
});

/** Hides the page, as switching to another tab does, and returns the report that it then sends. */
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
