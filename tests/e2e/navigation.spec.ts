import { longRunOnly, expect, waitForHydration, waitForLayout, navigateWithin, test } from "./fixtures.ts";

const languageCache = "official_lang_cache@v1";

test(
  "client navigation loads the page's payload instead of router data, and updates title and head links",
  longRunOnly,
  async ({ page }) => {
    const requestUrls: string[] = [];
    page.on("request", (request) => requestUrls.push(new URL(request.url()).pathname));
    await page.goto("/de");
    await waitForHydration(page);
    await page.locator("footer a[href='/de/products']").click();
    await expect(page).toHaveURL(/\/de\/products$/);
    await expect(page).toHaveTitle(/Produkt/);
    expect(requestUrls).toContain("/de/products/_payload.json");
    expect(requestUrls.filter((path) => path.endsWith(".data"))).toEqual([]);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/de\/products$/);
  },
);

test("a screen reader is told the title of the next page, but not of the first one", longRunOnly, async ({ page }) => {
  await page.goto("/en");
  await waitForHydration(page);
  const firstTitle = await page.title();
  const announcement = page.locator("body > p[aria-live]");
  await expect(announcement).toHaveText("");
  await page.locator('footer a[href="/en/about-us/press"]').press("Enter");
  await expect(page).not.toHaveTitle(firstTitle);
  await expect(announcement).toHaveText(await page.title());
});

test("client navigation with a broken payload logs a warning and still shows the page", longRunOnly, async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.route("**/_payload.json*", (route) => route.fulfill({ status: 200, body: "rubbish" }));
  await page.goto("/en");
  await waitForHydration(page);
  await page.locator("header a[href='/en/about-us']:visible").first().click();
  await expect(page).toHaveURL(/\/en\/about-us$/);
  await expect(page).toHaveTitle(/About/);
  expect(warnings.join()).toContain("Payload of /en/about-us could not be loaded");
});

test("the chosen language is cached for a day in cookie and local storage, and for a year in the locale cookie", async ({
  page,
  context,
}) => {
  await page.goto("/cn");
  await waitForHydration(page);
  const cacheEntry = await page.evaluate((name) => JSON.parse(localStorage.getItem(name)!), languageCache);
  expect(cacheEntry.value).toBe("cn");
  const expectLifetime = (seconds: number, days: number) => {
    expect(seconds).toBeGreaterThan(days * 86_400 - 400);
    expect(seconds).toBeLessThanOrEqual(days * 86_400);
  };
  const now = Date.now() / 1000;
  expectLifetime(cacheEntry.expires / 1000 - now, 1);
  const cookies = await context.cookies();
  const cookie = (name: string) => cookies.find((candidate) => candidate.name === name)!;
  expect(cookie(languageCache)).toMatchObject({ value: "cn", path: "/", sameSite: "Lax" });
  expectLifetime(cookie(languageCache).expires - now, 1);
  expect(cookie("locale")).toMatchObject({ value: "zh-CN", path: "/", sameSite: "Lax" });
  expectLifetime(cookie("locale").expires - now, 365);
});

test("the language switch opens the same page in another language and later visits keep that language", async ({ page }) => {
  await page.goto("/products/copia");
  await waitForHydration(page);
  await page.locator("footer a[href='/au/products/copia?switchLang=au']").click();
  await expect(page).toHaveURL(/\/au\/products\/copia$/);
  await page.goto("/explore/news");
  await expect(page).toHaveURL(/\/au\/explore\/news$/);
  await page.locator("footer a[href='/explore/news?switchLang=fr']").click();
  await expect(page).toHaveURL(/:\d+\/explore\/news$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("the language in local storage is used when the cookie is gone", longRunOnly, async ({ page, context }) => {
  await page.goto("/de/about-us");
  await waitForHydration(page);
  await context.clearCookies();
  await page.goto("/products?page=1#top");
  await expect(page).toHaveURL(/\/de\/products\?page=1#top$/);
});

test.describe("URL rules of client navigations", () => {
  // The browser logs the 404 of the page that does not exist.
  test.use({ expectedErrors: /status of 404/ });

  const cases: { from: string; to: string; address: string; lang: string }[] = [
    { from: "/en/about-us", to: "/en/company", address: "/en", lang: "en-US" },
    { from: "/about-us", to: "/x/digital-twins", address: "/", lang: "fr" },
    { from: "/de/about-us", to: "/products?category=battery#top", address: "/de/products?category=battery#top", lang: "de" },
    { from: "/about-us", to: "/de/products", address: "/de/products", lang: "de" },
    { from: "/about-us", to: "/de/products?switchLang=1", address: "/products", lang: "fr" },
    { from: "/de/about-us", to: "/de/products?switchLang=fr", address: "/products", lang: "fr" },
    { from: "/de/about-us", to: "/de/news", address: "/de/explore/news", lang: "de" },
  ];
  for (const { from, to, address, lang } of cases)
    test(
      `from ${from} to ${to} show ${address}`,
      from === "/de/about-us" && to.startsWith("/products") ? {} : longRunOnly,
      async ({ page }) => {
        await page.goto(from);
        await waitForHydration(page);
        await navigateWithin(page, to);
        await expect(page).toHaveURL(address);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await expect(page.locator("h1")).toBeVisible();
        await expect(page.locator("[data-status-message]")).toHaveCount(0);
        // Wait for hydration, which could redirect once more.
        await waitForHydration(page);
        expect(page.url().endsWith(address)).toBe(true);
      },
    );

  test("store the language of a prefix and apply a language that was chosen in another tab", async ({ page, context }) => {
    await page.goto("/about-us");
    await waitForHydration(page);
    const otherPage = await context.newPage();
    await otherPage.goto("/cn/about-us");
    await waitForHydration(otherPage);
    await navigateWithin(page, "/explore/news");
    await expect(page).toHaveURL(/\/cn\/explore\/news$/);
    await context.clearCookies();
    await navigateWithin(page, "/cn/products");
    await expect(page).toHaveURL(/\/cn\/products$/);
    expect((await context.cookies()).find(({ name }) => name === languageCache)?.value).toBe("cn");
  });

  test("show the not-found page for an invalid item address", async ({ page }) => {
    await page.goto("/de/about-us");
    await waitForHydration(page);
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await navigateWithin(page, "/de/products/MYRTILLO");
    await expect(page.locator("[data-status-message='Page Not Found: /de/products/MYRTILLO']")).toBeVisible();
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });

  test("keep the page while only its query changes", longRunOnly, async ({ page }) => {
    await page.goto("/de/products/myrtillo-ess-high-voltage-lfp-battery");
    await waitForHydration(page);
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
    await navigateWithin(page, "?modules=3");
    await expect(page).toHaveURL(/\/de\/products\/myrtillo-ess-high-voltage-lfp-battery\?modules=3$/);
    await navigateWithin(page, "?");
    await expect(page).toHaveURL(/battery$/);
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  });
});

test.describe("chunk-load recovery", () => {
  test.use({ expectedErrors: /Failed to load resource|could not be loaded/ });

  test("raises the preload-error event and reloads the page", async ({ page }) => {
    await page.goto("/en");
    await waitForHydration(page);
    await page.evaluate(() => {
      // Count events on the next page only: leaving a page aborts its requests, which raises the event too.
      window.addEventListener("app:preload-error", (event) => {
        if ((event as CustomEvent<{ to?: string }>).detail.to)
          sessionStorage.setItem("raised", String(Number(sessionStorage.getItem("raised")) + 1));
      });
    });
    const moduleUrl = await page.evaluate(() => window.__reactRouterManifest!.routes["about-us___en"]!.module);
    let blockedCount = 0;
    // Let the prefetch succeed, so that only the click meets the missing file.
    await page.route(`**${moduleUrl}`, (route) => {
      if (route.request().resourceType() === "fetch") return route.continue();
      blockedCount += 1;
      return blockedCount === 1 ? route.abort() : route.continue();
    });
    await page.locator("header a[href='/en/about-us']:visible").first().click();
    await expect(page).toHaveURL(/\/en\/about-us$/);
    await expect(page).toHaveTitle(/About/);
    expect(await page.evaluate(() => sessionStorage.getItem("raised"))).toBe("1");
    expect(await page.evaluate(() => Number(sessionStorage.getItem("app:reloaded-at")))).toBeGreaterThan(0);
  });

  test("shows a message and keeps typed text when the page was reloaded less than 10 s ago", longRunOnly, async ({ page }) => {
    await page.goto("/en/explore/blog");
    await waitForHydration(page);
    await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
    const news = await page.evaluate(() => window.__reactRouterManifest!.routes["explore-news___en"]!.module);
    await page.route(`**${news}`, (route) => route.abort());
    await page.reload();
    await waitForHydration(page);
    await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
    await page.evaluate(() => {
      sessionStorage.setItem("app:reloaded-at", String(Date.now() + 60_000));
      window.addEventListener("app:preload-error", (event) => document.body.setAttribute("data-raised", (event as CustomEvent).detail.to));
    });
    await page.locator("form[method=post] [name=email]").fill("typed@example.org");
    const link = page.locator("footer a[href='/en/explore/news']");
    // Wait for the layout, or the link moves away from the pointer.
    await waitForLayout(page);
    // Each prefetch fails without a message.
    for (let time = 1; time <= 2; time += 1) {
      const failedRequest = page.waitForEvent("requestfailed", (request) => request.url().endsWith(news));
      await link.hover();
      await failedRequest;
      await page.locator("footer").hover({ position: { x: 1, y: 1 } });
    }
    await link.click();
    await expect(page.locator("body[data-raised='/en/explore/news']")).toBeVisible();
    await expect(page.locator(".toast")).toContainText("did not load");
    await expect(page).toHaveURL(/\/en\/explore\/blog$/);
    await expect(page.locator("form[method=post] [name=email]")).toHaveValue("typed@example.org");
  });
});

test.describe("a page that cannot be hydrated", () => {
  test.use({ expectedErrors: /^The page could not be mounted/ });

  test("logs the error", longRunOnly, async ({ page }) => {
    // Empties the route manifest.
    await page.route("**/assets/manifest-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const loggedError = page.waitForEvent("console", (message) => message.type() === "error");
    await page.goto("/en/about-us");
    expect((await loggedError).text()).toMatch(/^The page could not be mounted Error: /);
  });
});

test("build update: the manifest is fetched after a second, and the latest build is polled every hour", longRunOnly, async ({ page }) => {
  await page.clock.install();
  const requestUrls: string[] = [];
  await page.route("**/builds/**", (route) => {
    requestUrls.push(new URL(route.request().url()).pathname);
    return requestUrls.length < 3 ? route.continue() : route.fulfill({ json: { id: "newer", timestamp: 1 } });
  });
  await page.goto("/en");
  await waitForHydration(page);
  await page.evaluate(() =>
    window.addEventListener("app:build-update", (event) => document.body.setAttribute("data-update", (event as CustomEvent).detail.id)),
  );
  expect(requestUrls).toEqual([]);
  await page.clock.runFor(1_100);
  await expect.poll(() => requestUrls.length).toBe(1);
  expect(requestUrls[0]).toMatch(/^\/builds\/meta\/.+\.json$/);
  await page.clock.runFor(3_600_000);
  await expect.poll(() => requestUrls[1]).toBe("/builds/latest.json");
  await expect(page.locator("body")).not.toHaveAttribute("data-update");
  await page.clock.runFor(3_600_000);
  await expect(page.locator("body")).toHaveAttribute("data-update", "newer");
});

test("build update: the manifest is not fetched on a slow-2g connection", longRunOnly, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } }));
  const requestUrls: string[] = [];
  page.on("request", (request) => request.url().includes("/builds/") && requestUrls.push(request.url()));
  await page.clock.install();
  await page.goto("/en");
  await waitForHydration(page);
  await page.clock.runFor(60_000);
  expect(requestUrls).toEqual([]);
});
