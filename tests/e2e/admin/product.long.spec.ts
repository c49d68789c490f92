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

/** Uploads an image in each of the five fields, with a name that the server must change. */
async function uploadImages(page: Page, localization: Locator, name: string): Promise<void> {
  for (const [index, field] of ["Cut-out image", "Large image", "Close-up 1", "Close-up 2", "Image in use"].entries()) {
    const slot = localization
      .getByRole("group", { name: new RegExp(`^${field}`) })
      .filter({ has: page.getByRole("button") })
      .first();
    await slot.getByRole("button", { name: "Choose from media library" }).click();
    const buffer = index === 0 ? await readFile(cutout) : await makeImage("png", 1300, 900);
    const type = index === 0 ? "webp" : "png";
    await page
      .getByRole("dialog", { name: "Media library" })
      .getByLabel("Choose files")
      .setInputFiles({ name: `Photo ${name} ${index} (final).${type}`, mimeType: `image/${type}`, buffer });
    await expect(page.getByRole("dialog", { name: "Media library" })).toHaveCount(0);
    await expect(slot.getByText(`photo-${name}-${index}-final`, { exact: true })).toBeVisible();
    await expect(slot.locator("img")).toHaveJSProperty("naturalWidth", 320);
  }
}

async function fillProduct(localization: Locator, page: Page, name: string): Promise<void> {
  await localization.getByLabel("Sort order").fill("95");
  await choose(page, localization, /^Categories/, "Accessory");
  await choose(page, localization, /^Product line/, "Homes");
  await uploadImages(page, localization, name);
  await localization.getByRole("group", { name: "Data sheet" }).getByRole("button", { name: "Add" }).click();
  const figure = localization.getByRole("group", { name: "Data sheet 1" });
  await choose(page, figure, /^Figure/, "Power");
  await figure.getByLabel("Value").fill("4.5");
  await figure.getByLabel("Unit").fill("kW");
  await choose(page, localization, /^Key figures/, "Power");
  await localization.getByLabel("Name").fill(name.toUpperCase());
  for (const [label, text] of Object.entries(words)) await localization.getByLabel(label).fill(text.replace("{name}", name.toUpperCase()));
  for (const [label, text] of Object.entries(captions))
    await localization.getByRole("group", { name: "Captions" }).getByLabel(label).fill(text);
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
    await expect.poll(() => readIn(`/search?q=${shownName}`)).toContain(`/products/${name}`);
    const sheet = `/documents/${name}-data-sheet-${language}.pdf`;
    await expect.poll(async () => (await request.get(sheet)).headers()["content-type"]).toBe("application/pdf");
  }
});

const menuOf = (html: string) => html.slice(html.indexOf("<header"), html.indexOf("</header>"));
const figureIn = (language: Language) => (language === "fr" || language === "de" ? "4,5" : "4.5");
