import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect, languagePrefixes, test, waitForHydration } from "../fixtures.ts";

const path = "/support-center/compatibility";

/** Links of the results; the breadcrumb is a list too. */
const results = (page: Page) => page.locator("main ol").last().locator("h2 a, h3 a");

async function expectNoViolations(page: Page): Promise<void> {
  // Scroll to the top, where the sticky header overlaps no content.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  expect(await findAccessibilityViolations(page)).toEqual([]);
  expect(await measureSidewaysOverflow(page)).toBe(0);
}

test.describe("owner of a solar system, German, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("finds by search whether a battery fits and asks about an inverter that is not in the table", async ({ page }) => {
    await page.goto("/de/search?q=speicher+nachr%C3%BCsten");
    await page.locator("main ol a[href='/de/support-center/faqs#battery-beside-inverter']").click();
    await page.getByRole("link", { name: "Mehr zum Nachrüsten" }).click();
    await expect(page.getByRole("heading", { name: /^Speicher für die vorhandene PV-\u2060?Anlage nachrüsten$/ })).toBeInViewport();
    await page.getByRole("link", { name: "Kompatibilitätstabelle ansehen" }).click();
    await waitForHydration(page);
    await expect(page.getByRole("rowheader")).not.toHaveCount(0);
    await page.getByLabel("Filtern", { exact: true }).click();
    await page.getByLabel("Kompatibel").selectOption({ label: "Nein" });
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await expect(page).toHaveURL(/answer=no/);
    await page.getByRole("link", { name: "Kompatibilität meines Geräts anfragen" }).click();
    await waitForHydration(page);
    await expect(page.locator("[name=problemType]")).toHaveValue("purchase");
    await page.locator("[name=name]").fill("Zoë");
    await page.locator("[name=email]").fill("zoe@example.com");
    await page.locator("[name=telephone]").fill("+49 561 123456");
    await page.locator("[name=company]").fill("privat");
    await page.locator("[name=message]").fill("Passt COPIA neben meinen Wechselrichter, Firmware 1.9?");
    await page.getByRole("button", { name: "Frage senden" }).click();
    await expect(page.getByRole("heading", { name: /erfolgreich/ })).toBeVisible();
  });
});

test.describe("compatibility table without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } });

  test("filters by product and saves the rows as a CSV file", async ({ page }) => {
    await page.goto(`/de${path}`);
    await page.getByLabel("Filtern", { exact: true }).click();
    await page.getByLabel("Unser Produkt").selectOption({ label: "MYRTILLO" });
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await expect(page.getByRole("rowheader")).toHaveText([/COPIA/]);
    expect(await measureSidewaysOverflow(page)).toBe(0);
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: "Herunterladen (CSV)" }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("ecactus-compatibility.csv");
    expect(await readFile(await saved.path(), "utf8")).toContain("eCactus,COPIA,MYRTILLO,Ja,");
  });
});

test.describe("journalist", () => {
  test("goes from the footer to the press page and saves a logo file", async ({ page }) => {
    await page.goto("/en");
    await page.locator("footer").getByRole("link", { name: "Press", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Press: facts, images, and contact");
    const saving = page.waitForEvent("download");
    await page.getByRole("link", { name: /^SVG ?, Logo, light grounds$/ }).click();
    expect((await saving).suggestedFilename()).toBe("ecactus-logo.svg");
    await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  });

  for (const [prefix, text] of [
    ["/en", "media enquiries"],
    ["/de", "Presse"],
    ["", "presse"],
  ] as const)
    test(`finds the press page by “${text}”`, async ({ page }) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(text)}`);
      await expect(results(page).first()).toHaveAttribute("href", `${prefix}/about-us/press`);
    });
});

test.describe("retrofit", () => {
  for (const [prefix, text] of [
    ["/de", "speicher nachrüsten"],
    ["", "ajouter une batterie à mes panneaux existants"],
    ["/en", "add battery to existing solar"],
    ["/au", "add battery to existing solar"],
    ["/cn", "已有光伏加装电池"],
  ] as const)
    test(`is among the first three results of “${text}” under ${prefix || "/"}`, async ({ page }) => {
      await page.goto(`${prefix}/search?q=${encodeURIComponent(text)}`);
      await expect(results(page).first()).toBeVisible();
      const links = await results(page).evaluateAll((found) => found.slice(0, 3).map((link) => link.getAttribute("href")));
      const answers = [`${prefix}/support-center/faqs#battery-beside-inverter`, `${prefix}/solutions/residential-ess`];
      expect(links.some((link) => answers.includes(link ?? ""))).toBe(true);
    });
});

for (const prefix of languagePrefixes)
  for (const page of [path, "/about-us/press", "/solutions/residential-ess"])
    test(`${prefix}${page} is accessible and fits 320 pixels`, async ({ page: browser }) => {
      await browser.setViewportSize({ width: 320, height: 800 });
      await browser.goto(prefix + page);
      await waitForHydration(browser);
      await expectNoViolations(browser);
    });
