import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { findAccessibilityViolations, measureSidewaysOverflow } from "./accessibility.ts";
import { expect, test, waitForLayout } from "./fixtures.ts";
import { findBrokenNames } from "./word-breaks.ts";

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 800 };
const desktop = { width: 1440, height: 900 };
test.use({ viewport: phone });

const agave = "agave-th-three-phase-home-battery-energy-storage-system";
const rectOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`footer on a phone ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: /status of 404/ });

    test("takes less than 35 % of the page not found and opens one group at a time", async ({ page }) => {
      await page.goto("/gibt-es-nicht");
      const footer = page.locator("body > footer");
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      expect((await rectOf(footer)).height / pageHeight).toBeLessThan(0.35);
      await expect(footer.getByRole("link", { name: "English", exact: true })).toBeVisible();
      await expect(footer.getByRole("link", { name: "Mentions légales" })).toBeVisible();
      await expect(footer.locator("a[href='/solutions/cases']")).toBeHidden();
      await footer.locator("summary[aria-label=Solutions]").click();
      await expect(footer.locator("a[href='/solutions/cases']")).toBeVisible();
      await footer.locator("summary[aria-label=Plateformes]").press("Enter");
      await expect(footer.locator("a[href='/solutions/cases']")).toBeHidden();
      await footer.locator("a[href='/platform/ECOS']").click();
      await expect(page).toHaveURL(/\/platform\/ECOS$/);
    });
  });
}

test("the footer shows all its links and no fold from 780 px on", async ({ page }) => {
  await page.goto("/de");
  for (const width of [780, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator("body > footer summary:visible")).toHaveCount(0);
    for (const link of await page.locator("body > footer a").all()) await expect(link).toBeVisible();
  }
});

const filteredLists = [
  ["/products?category=battery", "1 filtre actif · Batteries"],
  ["/support-center/downloads?type=pdf&product=copia", "2 filtres actifs · PDF · COPIA"],
  ["/support-center/faqs?line=utility", "1 filtre actif · À l’échelle du réseau"],
  ["/support-center/compatibility?answer=yes", "1 filtre actif · Oui"],
  ["/explore/blog?topic=safety", "1 filtre actif · Sécurité"],
  ["/explore/activity?functionId=3", "1 filtre actif · Maison"],
  ["/solutions/cases?functionId=3", "1 filtre actif · Maison"],
] as const;

test.describe("filters on a phone without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, status] of filteredLists)
    test(`at ${address} are folded behind a line that counts and names the active ones`, async ({ page }) => {
      const choices = page.locator("main .fold-head + div :is(nav a, select)");
      await page.goto(address);
      await expect(page.getByText(status, { exact: true })).toBeVisible();
      await expect(choices.first()).toBeHidden();
      await page.locator(`main summary[aria-label$="${status}"]`).click();
      await expect(choices.first()).toBeVisible();
      await page.goto(address.replace(/\?.*/, ""));
      await expect(page.getByText(/filtres? actifs?/)).toBeHidden();
      await page.setViewportSize(desktop);
      await expect(choices.first()).toBeVisible();
    });
});

test("error codes are folded by device until one is chosen", async ({ page }) => {
  const code = page.locator("summary").filter({ hasText: "A-101" });
  await page.goto("/en/support-center/error-codes");
  await expect(code).toBeHidden();
  await page.locator("select[name=family]").selectOption("agave-th");
  await page.locator("main search button").click();
  await expect(page).toHaveURL(/family=agave-th/);
  await expect(code).toBeVisible();
  await page.goto("/en/support-center/error-codes");
  await page.locator("summary[aria-label='AGAVE-TH']").press("Enter");
  await expect(code).toBeVisible();
});

test("questions and downloads are folded by group with their number, and an address opens its answer", async ({ page }) => {
  await page.goto("/en/support-center/faqs");
  const group = page.getByRole("heading", { level: 2, name: /^Safety \d+$/ });
  const questions = page.locator("main section").filter({ has: group }).locator("details .disclosed");
  await expect(group).toHaveText(new RegExp(` ${await questions.count()}$`));
  await expect(page.locator("main section").filter({ has: group }).locator("details:not(.fold) > summary:visible")).toHaveCount(0);
  await page.goto("/en/support-center/faqs#add-modules-later");
  await expect(page.locator("#add-modules-later")).toBeInViewport();
  await page.goto("/en/support-center/downloads");
  await expect(page.locator("main li input[type=checkbox]:visible")).toHaveCount(0);
  await page.locator("summary[aria-label=COPIA]").press("Enter");
  await expect(page.locator("main li input[type=checkbox]:visible")).not.toHaveCount(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

const tablePages = [
  "/de/platform/ECOS",
  "/de/platform/ecos-hub",
  "/de/platform/PANGU-OS",
  "/de/platform/open-api",
  "/de/support-center/compatibility",
  "/de/explore/blog/ac-or-dc-coupling",
  `/de/products?compare=${agave},myrtillo-ess-high-voltage-lfp-battery,tianyuan-60k`,
];

for (const path of tablePages)
  test(`table of ${path} is stacked at 320 px and stays a table for screen readers`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(path);
    await waitForLayout(page);
    const table = page.locator(".stacked-table").first();
    const cells = table.locator("tbody td[data-label]");
    expect(await cells.count()).toBeGreaterThan(0);
    const faults = await table.evaluate((element) => {
      const { clientWidth } = document.documentElement;
      const hasLabel = (cell: Element) => getComputedStyle(cell, "::before").content.includes(cell.getAttribute("data-label")!);
      return [...element.querySelectorAll("td[data-label]")]
        .filter((cell) => !hasLabel(cell) || cell.getBoundingClientRect().right > clientWidth || cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent);
    });
    expect(faults).toEqual([]);
    const container = table.locator("xpath=ancestor::*[contains(@class,'overflow-x-auto') or contains(@class,'table-scroll')][1]");
    expect(await container.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    expect(await measureSidewaysOverflow(page)).toBe(0);
    expect(await readTableRoles(page)).toEqual(expect.arrayContaining(["table", "row", "columnheader", "cell"]));
    expect(await findAccessibilityViolations(page, { part: "main" })).toEqual([]);
    // Wide windows keep the columns side by side.
    await page.setViewportSize(desktop);
    const displays = await table
      .locator("tbody tr")
      .first()
      .locator("> *")
      .evaluateAll((all) => all.map((cell) => getComputedStyle(cell).display));
    expect(new Set(displays)).toEqual(new Set(["table-cell"]));
  });

/** Roles in the tables of the browser's accessibility tree. */
async function readTableRoles(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return [...new Set(nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value)))];
}

for (const product of [agave, "myrtillo-ess-high-voltage-lfp-battery", "copia", "tianyuan-200k", "ac-charger"])
  test(`the hero image of ${product} begins without a hard edge on a phone`, async ({ page }) => {
    await page.goto(`/products/${product}`);
    const image = page.locator("main article section img").first();
    await image.evaluate((element: HTMLImageElement) => element.decode());
    await image.scrollIntoViewIfNeeded();
    const { top } = await rectOf(image);
    await page.evaluate((distance) => window.scrollBy({ top: distance, behavior: "instant" }), top - 300);
    const { top: edge } = await rectOf(image);
    const strip = await page.screenshot({ clip: { x: 6, y: edge - 30, width: 8, height: 90 } });
    const { data, info } = await sharp(strip).resize(1, 90, { kernel: "cubic" }).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect(info.height).toBe(90);
    const steps = Array.from(data.subarray(1), (value, index) => Math.abs(value - data[index]!));
    expect(Math.max(...steps)).toBeLessThanOrEqual(3);
  });

test("an open panel of the mobile menu keeps its text 16 px away from its edge", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/de");
  await page.locator("header .menu-button > summary").click();
  for (const details of await page.locator(".main-entries details").all()) {
    await details.locator("summary").click();
    const insets = await details.locator(".panel").evaluate((panel) => {
      const edges = panel.getBoundingClientRect();
      const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: number[] = [];
      while (walker.nextNode()) {
        range.selectNode(walker.currentNode);
        for (const { left, right, width } of range.getClientRects()) if (width > 1) found.push(left - edges.left, edges.right - right);
      }
      return found;
    });
    expect(insets.length).toBeGreaterThan(0);
    expect(Math.min(...insets)).toBeGreaterThanOrEqual(16);
  }
});

for (const [prefix, size, visitor] of [
  ["", "Selon la taille du site", "Selon votre profil"],
  ["/en", "By size of site", "By role"],
  ["/cn", "按规模", "按身份"],
  ["/au", "By size of site", "By role"],
  ["/de", "Nach Anlagengröße", "Nach Ihrer Rolle"],
] as const)
  test(`the solutions menu of ${prefix || "/"} has two groups with a sentence each`, async ({ page }) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto(prefix || "/");
      if (viewport === phone) await page.locator("header .menu-button > summary").click();
      await page.locator(".main-entries details").nth(1).locator("summary").click();
      await expect(page.getByRole("list", { name: size }).getByRole("link")).toHaveCount(4);
      await expect(page.getByRole("list", { name: visitor }).getByRole("link")).toHaveCount(5);
      await expect(page.locator(".menu-groups small:visible")).toHaveCount(2);
      expect(await findAccessibilityViolations(page, { part: "header" })).toEqual([]);
      expect(await measureSidewaysOverflow(page)).toBe(0);
    }
  });

test("at 320 px the condition of a large figure is below the figure, and its unit beside it", async ({ page }) => {
  await page.setViewportSize(narrow);
  for (const prefix of ["/", "/de"]) {
    await page.goto(prefix);
    await waitForLayout(page);
    const figures = page.locator("section[aria-labelledby=figures] p");
    for (const figure of await figures.all()) {
      const [number, unit, note] = await Promise.all([
        rectOf(figure.locator("> span").first()),
        rectOf(figure.locator("b")),
        rectOf(figure.locator("span > span")),
      ]);
      expect(note.top).toBeGreaterThanOrEqual(number.bottom - 1);
      expect(unit.left).toBeGreaterThanOrEqual(number.right - 1);
      expect(note.width).toBeGreaterThan(150);
    }
  }
});

test("the comparison at 320 px covers no name of a product", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/de/products?compare=copia,tianyuan-60k");
  for (const name of ["COPIA", "TIANYUAN 60k"]) {
    const link = page.locator("main table thead").getByRole("link", { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    const isOnTop = await link.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)));
    });
    expect(isOnTop, name).toBe(true);
  }
});

test("the product wall at 320 px shows the names of the residential products whole", async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto("/de/products");
  for (const name of ["AGAVE-TH", "MYRTILLO", "COPIA"]) {
    const { left, right } = await rectOf(page.locator("main section section li > a").getByText(name, { exact: true }));
    expect(left, name).toBeGreaterThanOrEqual(0);
    expect(right, name).toBeLessThanOrEqual(320);
  }
});

for (const [path, name] of [
  ["/products/ac-charger", "AGAVE-TH"],
  ["/newsletter", "e-mail"],
  ["/solutions/residential-ess", "tout-en-un"],
  ["/en/support-center/error-codes", "AGAVE-TH"],
] as const)
  test(`${path} keeps ${name} in headings and leads on one line at every narrow width`, async ({ page }) => {
    await page.goto(path);
    for (let width = 320; width <= 420; width += 20) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findBrokenNames(page, "h1, h2, h3, .text-lead, .text-h2", [name]), `at ${width} px`).toEqual([]);
    }
  });
