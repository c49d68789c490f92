import { longRunOnly, expect, waitForHydration, waitForFrames, test } from "./fixtures.ts";

const article = "/explore/blog/ac-or-dc-coupling";

test("events are filtered by sector and tab by keyboard, with both in the address and in the history", longRunOnly, async ({ page }) => {
  await page.goto("/en/explore/activity");
  await waitForHydration(page);
  const sectors = page.getByRole("navigation", { name: "Sector" });
  await sectors.getByRole("link", { name: "Home" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/en\/explore\/activity\?functionId=3$/);
  await expect(sectors.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("navigation", { name: "When" }).getByRole("link", { name: "Finished" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?status=finished&functionId=3$/);
  await expect(page).toHaveTitle(/^Finished \| Events/);
  await page.goBack();
  await expect(page).toHaveURL(/\?functionId=3$/);
  await expect(page).toHaveTitle(/^Events, training/);
});

test("an article's link is copied, and a message is shown when the browser refuses", longRunOnly, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/en${article}`);
  await waitForHydration(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
  const copy = page.getByRole("button", { name: "Copy link" });
  await copy.click();
  await expect(page.getByText("The link could not be copied.")).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, "writeText"));
  await copy.click();
  await expect(page.getByText("Link copied")).toBeVisible();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(`/en${article}`);
});

test("the blog feed is valid Atom for a browser", longRunOnly, async ({ page }) => {
  await page.goto("/cn/explore/blog");
  const address = await page.locator("head link[type='application/atom+xml']").getAttribute("href");
  const feed = await page.evaluate(async (path) => {
    const xml = new DOMParser().parseFromString(await (await fetch(path)).text(), "application/xml");
    const texts = (selector: string) => [...xml.querySelectorAll(selector)].map((element) => element.textContent);
    return {
      error: xml.querySelector("parsererror")?.textContent,
      root: xml.documentElement.namespaceURI,
      ids: texts("entry > id"),
      dates: texts("entry > updated"),
      titles: texts("entry > title"),
    };
  }, new URL(address!).pathname);
  expect(feed.error).toBeUndefined();
  expect(feed.root).toBe("http://www.w3.org/2005/Atom");
  expect(feed.ids.length).toBeGreaterThan(3);
  expect(new Set(feed.ids).size).toBe(feed.ids.length);
  expect(feed.dates.toSorted().toReversed()).toEqual(feed.dates);
  expect(feed.titles.join("")).not.toContain("\u200b");
});

test.describe("news and events without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test("the blog is filtered by topic and leads from article to article", async ({ page }) => {
    await page.goto("/en/explore/blog");
    await page.locator("main summary[aria-label=Filter]").click();
    await page.getByRole("navigation", { name: "Topics" }).getByRole("link", { name: "Safety" }).click();
    await expect(page).toHaveURL(/\?topic=safety$/);
    await page.locator("main h3 a").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Send by email" })).toHaveAttribute("href", /^mailto:\?subject=.+&body=.+/);
    await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
    const next = page.locator("main section h3 a").last();
    const title = await next.textContent();
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
  });

  test("the address of an event opens the tab that contains it", longRunOnly, async ({ page }) => {
    await page.goto("/de/explore/activity?event=installer-course-winter");
    await expect(page).toHaveURL(/#installer-course-winter$/);
    await expect(page.locator("#installer-course-winter")).toBeInViewport();
  });
});

for (const [name, list, expectedHeading] of [
  ["news", "/en/explore/news", "News about battery storage"],
  ["products", "/en/products", "Energy storage products from home to grid"],
] as const) {
  test(`going back to the list of ${name} needs no request because the application caches it`, longRunOnly, async ({ page }) => {
    await page.goto(list);
    await waitForHydration(page);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(expectedHeading);
    await page.locator(`main a[href^='${list}/']`).first().click();
    await expect(heading).not.toHaveText(expectedHeading);
    const requestUrls: string[] = [];
    page.on("request", (request) => requestUrls.push(request.url()));
    await page.goBack();
    // The page changes only when its data has arrived.
    await expect(heading).toHaveText(expectedHeading);
    // Ignore payloads of other pages, which may be prefetched meanwhile.
    expect(requestUrls.filter((url) => new RegExp(`${list}(/_payload\\.json|\\.data)|/api/`).test(url))).toEqual([]);
  });
}

test("the footer's contact link focuses the contact form, but opening its address does not", longRunOnly, async ({ page }) => {
  const first = page.locator("[name=problemType]");
  await page.goto("/en/contact-us#ask");
  await waitForHydration(page);
  await waitForFrames(page);
  await expect(first).not.toBeFocused();
  await page.goto("/en/explore/news");
  await waitForHydration(page);
  await page.locator("footer a[href='/en/contact-us#ask']").click();
  await expect(first).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("News about battery storage");
  await page.goForward();
  await expect(first).toBeVisible();
  await waitForFrames(page);
  await expect(first).not.toBeFocused();
});
