import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { makePicture } from "../../support/pictures.ts";
import { expect } from "../fixtures.ts";
import { test } from "./on-own-site.ts";
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
async function uploadImages(page: Page, edition: Locator, name: string): Promise<void> {
  for (const [index, field] of ["Cut-out image", "Large image", "Close-up 1", "Close-up 2", "Image in use"].entries()) {
    const slot = edition
      .getByRole("group", { name: new RegExp(`^${field}`) })
      .filter({ has: page.getByRole("button") })
      .first();
    await slot.getByRole("button", { name: "Choose from media library" }).click();
    const buffer = index === 0 ? await readFile(cutout) : await makePicture("png", 1300, 900);
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

async function fillProduct(edition: Locator, page: Page, name: string): Promise<void> {
  await edition.getByLabel("Sort order").fill("95");
  await choose(page, edition, /^Categories/, "Accessory");
  await choose(page, edition, /^Product line/, "Homes");
  await uploadImages(page, edition, name);
  await edition.getByRole("group", { name: "Data sheet" }).getByRole("button", { name: "Add" }).click();
  const figure = edition.getByRole("group", { name: "Data sheet 1" });
  await choose(page, figure, /^Figure/, "Power");
  await figure.getByLabel("Value").fill("4.5");
  await figure.getByLabel("Unit").fill("kW");
  await choose(page, edition, /^Key figures/, "Power");
  await edition.getByLabel("Name").fill(name.toUpperCase());
  for (const [label, text] of Object.entries(words)) await edition.getByLabel(label).fill(text.replace("{name}", name.toUpperCase()));
  for (const [label, text] of Object.entries(captions)) await edition.getByRole("group", { name: "Captions" }).getByLabel(label).fill(text);
  await edition.getByRole("textbox", { name: /^Text/ }).fill("## What it does\n\nIt counts.");
}

test("new product › appears in list, menu, comparison, search and data sheet in every language", async ({
  page,
  request,
  site,
}) => {
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
    const at = (address: string) => read(localPath(language, address));
    await expect.poll(() => at("/products")).toContain(`>${shownName}<`);
    expect(menuOf(await at(""))).toContain(`/products/${name}`);
    expect(await at(`/products/${name}`)).toContain(shownName);
    const compared = await at(`/products?compare=${name},copia`);
    const comparison = compared.slice(compared.indexOf('id="comparison"')).split("</table>", 1)[0];
    expect(comparison).toContain(shownName);
    expect(comparison).toContain(figureIn(language));
    await expect.poll(() => at(`/search?q=${shownName}`)).toContain(`/products/${name}`);
    const sheet = `/documents/${name}-data-sheet-${language}.pdf`;
    await expect.poll(async () => (await request.get(sheet)).headers()["content-type"]).toBe("application/pdf");
  }
});

const menuOf = (html: string) => html.slice(html.indexOf("<header"), html.indexOf("</header>"));
const figureIn = (language: Language) => (language === "fr" || language === "de" ? "4,5" : "4.5");
