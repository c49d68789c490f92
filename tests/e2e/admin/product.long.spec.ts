import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { makeImage } from "../../support/make-images.ts";
import { expect } from "../fixtures.ts";
import { test } from "./separate-site.ts";
import { createEntry, choose, column, signInAs, publishLocalization } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

const cutout = path.resolve(import.meta.dirname, "../../../content/media/smart-plug-cutout.webp");
const words = {
  Title: "{name} for the meter cabinet",
  Introduction: "It counts what the house takes.",
  Description: "A meter that counts what the house takes from the grid.",
  "Alt text": "The meter on a rail.",
  Keywords: "meter",
  "Product type": "Energy meter",
};
const captions = { "Close-up 1": "The terminals.", "Close-up 2": "The rail.", "Image in use": "In the cabinet." };
const figures = {
  Power: "4.5",
  Energy: "4.99–29.94",
  Cycles: "> 6000",
  Temperature: "-20 to 55",
  Noise: "< 25",
  Efficiency: "99",
  "Ingress protection": "IP65",
  Weight: "58 kg",
  "Dimensions (W × H × D)": "600 × 1200 × 200",
  Warranty: "10",
};

/** Uploads an image into each of the five slots, with a name that the server must change. */
async function uploadImages(localization: Locator, name: string): Promise<void> {
  for (const [index, field] of ["Cut-out image", "Large image", "Close-up 1", "Close-up 2", "Image in use"].entries()) {
    const slot = localization.getByRole("group", { name: new RegExp(`^${field}`) });
    const buffer = index === 0 ? await readFile(cutout) : await makeImage("png", 1300, 900);
    const type = index === 0 ? "webp" : "png";
    await slot.getByLabel("Upload").setInputFiles({ name: `Photo ${name} ${index} (final).${type}`, mimeType: `image/${type}`, buffer });
    await expect(slot.getByText(`photo-${name}-${index}-final`, { exact: true })).toBeVisible();
    await expect(slot.locator("img")).toHaveJSProperty("naturalWidth", 320);
    const caption = Object.entries(captions).find(([slotName]) => slotName === field);
    if (caption) await slot.getByLabel("Caption").fill(caption[1]);
  }
}

/** Types the figures with the keyboard alone: the Enter key chooses a figure, and begins the next row. */
async function typeFigures(page: Page, localization: Locator): Promise<void> {
  await localization.getByRole("button", { name: "Add figure" }).focus();
  await page.keyboard.press("Enter");
  const entries = Object.entries(figures);
  for (const [index, [figure, value]] of entries.entries()) {
    await expect(localization.getByRole("combobox", { name: "Figure", exact: true }).nth(index)).toBeFocused();
    await page.keyboard.type(figure);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(localization.getByRole("textbox", { name: `Value: ${figure}` })).toBeFocused();
    await page.keyboard.type(value);
    if (index < entries.length - 1) await page.keyboard.press("Enter");
  }
}

async function fillProduct(localization: Locator, page: Page, name: string): Promise<void> {
  await localization.getByLabel("Sort order").fill("95");
  await choose(page, localization, /^Categories/, "Accessory");
  await choose(page, localization, /^Product line/, "Homes");
  await uploadImages(localization, name);
  await typeFigures(page, localization);
  await choose(page, localization, /^Key figures/, "Power");
  await localization.getByLabel("Name").fill(name.toUpperCase());
  for (const [label, text] of Object.entries(words)) await localization.getByLabel(label).fill(text.replace("{name}", name.toUpperCase()));
  await localization.getByRole("textbox", { name: /^Text/ }).fill("## What it does\n\nIt counts.");
}

test("new product › appears in list, menu, comparison, search and data sheet in every language", async ({ page, request, site }) => {
  // Slow: starts a separate site and publishes in five languages.
  test.slow();
  await signInAs(page, "productManager", languageCodes, site);
  const name = `ferox${randomUUID().slice(0, 6)}`;
  await fillProduct(await createEntry(page, "product", name), page, name);
  await publishLocalization(page, "fr");
  for (const language of languageCodes.filter((code) => code !== "fr")) {
    await page.goto(`/admin#/content/product/${name}?left=${language}&right=fr`);
    await page.getByRole("button", { name: "Copy from Français" }).first().click();
    await publishLocalization(page, language);
    await expect(column(page, language).getByText("published", { exact: true })).toBeVisible();
  }

  const read = async (address: string) => (await request.get(address)).text();
  const shownName = name.toUpperCase();
  for (const language of languageCodes) {
    const readIn = (address: string) => read(localPath(language, address));
    await expect.poll(() => readIn("/products")).toContain(`>${shownName}<`);
    expect(menuOf(await readIn(""))).toContain(`/products/${name}`);
    expect(await readIn(`/products/${name}`)).toContain(shownName);
    const comparisonPage = await readIn(`/products?compare=${name},copia`);
    const comparison = comparisonPage.slice(comparisonPage.indexOf('id="comparison"')).split("</table>", 1)[0];
    expect(comparison).toContain(shownName);
    expect(comparison).toContain(figureIn(language));
    expect(await readIn(`/products/${name}`)).toMatch(warrantyIn[language]);
    await expect.poll(() => readIn(`/search?q=${shownName}`)).toContain(`/products/${name}`);
    const sheet = `/documents/${name}-data-sheet-${language}.pdf`;
    await expect.poll(async () => (await request.get(sheet)).headers()["content-type"]).toBe("application/pdf");
  }
});

const menuOf = (html: string) => html.slice(html.indexOf("<header"), html.indexOf("</header>"));
const figureIn = (language: Language) => (language === "fr" || language === "de" ? "4,5" : "4.5");
/** The unit is a word in each language. */
const warrantyIn: Record<Language, RegExp> = {
  fr: /10\s(?:<[^>]*>)*ans/,
  en: /10\s(?:<[^>]*>)*years/,
  cn: /10\s(?:<[^>]*>)*年/,
  au: /10\s(?:<[^>]*>)*years/,
  de: /10\s(?:<[^>]*>)*Jahre/,
};
