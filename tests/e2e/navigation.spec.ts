import { expect, hydrated, test } from "./fixtures.ts";

const languageCache = "official_lang_cache@v1";

test("a navigation loads the page's payload, not the router's data, and moves title and language links along", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/de");
  await hydrated(page);
  await page.locator("footer a[href='/de/products']").click();
  await expect(page).toHaveURL(/\/de\/products$/);
  await expect(page).toHaveTitle(/Produkt/);
  expect(asked).toContain("/de/products/_payload.json");
  expect(asked.filter((path) => path.endsWith(".data"))).toEqual([]);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/de\/products$/);
});

test("when a payload cannot be loaded, a warning is logged and the page comes another way", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => message.type() === "warning" && warnings.push(message.text()));
  await page.route("**/_payload.json*", (route) => route.fulfill({ status: 200, body: "rubbish" }));
  await page.goto("/en");
  await hydrated(page);
  await page.locator("header a[href='/en/about-us']:visible").first().click();
  await expect(page).toHaveURL(/\/en\/about-us$/);
  await expect(page).toHaveTitle(/About/);
  expect(warnings.join()).toContain("Payload of /en/about-us could not be loaded");
});

test("a language is kept in both caches for a day, and in the locale cookie for a year", async ({ page, context }) => {
  await page.goto("/cn");
  await hydrated(page);
  const stored = await page.evaluate((name) => JSON.parse(localStorage.getItem(name)!), languageCache);
  expect(stored.value).toBe("cn");
  expect(stored.expires - Date.now()).toBeGreaterThan(86_000_000);
  const cookies = await context.cookies();
  const cookie = (name: string) => cookies.find((candidate) => candidate.name === name)!;
  expect(cookie(languageCache)).toMatchObject({ value: "cn", path: "/", sameSite: "Lax" });
  expect(cookie("locale").value).toBe("zh-CN");
  expect(cookie("locale").expires - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
});

test("the switch leads to the same page in another language, and that stays", async ({ page }) => {
  await page.goto("/products/copia");
  await hydrated(page);
  await page.locator("footer a[href='/au/products/copia?switchLang=au']").click();
  await expect(page).toHaveURL(/\/au\/products\/copia$/);
  await page.goto("/explore/news");
  await expect(page).toHaveURL(/\/au\/explore\/news$/);
  await page.locator("footer a[href='/explore/news?switchLang=fr']").click();
  await expect(page).toHaveURL(/:\d+\/explore\/news$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("a browser whose cookie is gone follows its localStorage", async ({ page, context }) => {
  await page.goto("/de/about-us");
  await hydrated(page);
  await context.clearCookies();
  await page.goto("/products?page=1#top");
  await expect(page).toHaveURL(/\/de\/products\?page=1#top$/);
});

test.describe("when the code of a page is gone", () => {
  test.use({ expectedErrors: /Failed to load resource|could not be loaded/ });

  test("the preload-error event is raised and the page is loaded whole, at most once in 10 s", async ({ page }) => {
    await page.goto("/en");
    await hydrated(page);
    await page.evaluate(() => {
      // Only a page's: what the page that is left was still loading is cut off, which tells of itself too.
      window.addEventListener("app:preload-error", (event) => {
        if ((event as CustomEvent<{ to?: string }>).detail.to)
          sessionStorage.setItem("raised", String(Number(sessionStorage.getItem("raised")) + 1));
      });
    });
    const current = await page.evaluate(() => window.__reactRouterManifest!.routes["about-us___en"]!.module);
    let blocked = 0;
    // What is fetched ahead of the click arrives, or its page would be asked for again before anybody notices.
    await page.route(`**${current}`, (route) => {
      if (route.request().resourceType() === "fetch") return route.continue();
      blocked += 1;
      return blocked === 1 ? route.abort() : route.continue();
    });
    await page.locator("header a[href='/en/about-us']:visible").first().click();
    await expect(page).toHaveURL(/\/en\/about-us$/);
    await expect(page).toHaveTitle(/About/);
    expect(await page.evaluate(() => sessionStorage.getItem("raised"))).toBe("1");
    expect(await page.evaluate(() => Number(sessionStorage.getItem("app:reloaded-at")))).toBeGreaterThan(0);
  });

  test("within these 10 s one stays, is told so, and keeps what was typed", async ({ page }) => {
    await page.goto("/en/explore/blog");
    await hydrated(page);
    await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
    const news = await page.evaluate(() => window.__reactRouterManifest!.routes["explore-news___en"]!.module);
    await page.route(`**${news}`, (route) => route.abort());
    await page.reload();
    await hydrated(page);
    await page.waitForFunction(() => window.__reactRouterDataRouter !== undefined);
    await page.evaluate(() => {
      sessionStorage.setItem("app:reloaded-at", String(Date.now() + 60_000));
      window.addEventListener("app:preload-error", (event) => document.body.setAttribute("data-raised", (event as CustomEvent).detail.to));
    });
    await page.locator("form[method=post] [name=email]").fill("typed@example.org");
    const link = page.locator("footer a[href='/en/explore/news']");
    // Pointing at it fetches its code, each time in vain, and says nothing.
    for (let time = 1; time <= 2; time += 1) {
      const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(news));
      await link.hover();
      await failed;
      await page.locator("footer").hover({ position: { x: 1, y: 1 } });
    }
    await link.click();
    await expect(page.locator("body[data-raised='/en/explore/news']")).toBeVisible();
    await expect(page.locator(".toast")).toContainText("did not arrive");
    await expect(page).toHaveURL(/\/en\/explore\/blog$/);
    await expect(page.locator("form[method=post] [name=email]")).toHaveValue("typed@example.org");
  });
});

test.describe("when a page cannot be mounted", () => {
  test.use({ expectedErrors: /^The page could not be mounted/ });

  test("the failure is logged", async ({ page }) => {
    // What the code needs to know of the pages arrives empty.
    await page.route("**/assets/manifest-*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
    const logged = page.waitForEvent("console", (message) => message.type() === "error");
    await page.goto("/en/about-us");
    expect((await logged).text()).toMatch(/^The page could not be mounted Error: /);
  });
});

test("the manifest is fetched after a second, and the newest build asked for every hour", async ({ page }) => {
  await page.clock.install();
  const asked: string[] = [];
  await page.route("**/builds/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return asked.length < 3 ? route.continue() : route.fulfill({ json: { id: "newer", timestamp: 1 } });
  });
  await page.goto("/en");
  await hydrated(page);
  await page.evaluate(() =>
    window.addEventListener("app:build-update", (event) => document.body.setAttribute("data-update", (event as CustomEvent).detail.id)),
  );
  expect(asked).toEqual([]);
  await page.clock.runFor(1_100);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/^\/builds\/meta\/.+\.json$/);
  await page.clock.runFor(3_600_000);
  await expect.poll(() => asked[1]).toBe("/builds/latest.json");
  await expect(page.locator("body")).not.toHaveAttribute("data-update");
  await page.clock.runFor(3_600_000);
  await expect(page.locator("body")).toHaveAttribute("data-update", "newer");
});

test("on a slow-2g connection the manifest is not fetched", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { effectiveType: "slow-2g" } }));
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/builds/") && asked.push(request.url()));
  await page.clock.install();
  await page.goto("/en");
  await hydrated(page);
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
});
