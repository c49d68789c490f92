import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { expect } from "../fixtures.ts";
import { test } from "./separate-site.ts";
import { choose, chooseImage, column, createEntry, publishLocalization, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

const blocksOf = (localization: Locator) => localization.getByRole("group", { name: "Blocks" });

/** Adds a block, which opens, and returns it. */
async function addBlock(page: Page, localization: Locator, kind: string, place: number): Promise<Locator> {
  await blocksOf(localization).getByRole("button", { name: "Add block" }).click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
  return localization.getByRole("region", { name: `${place}. ${kind}` });
}

async function selectEntry(page: Page, block: Locator, field: string, words: string, title: RegExp): Promise<void> {
  await block.getByRole("combobox", { name: field }).fill(words);
  await page.getByRole("option", { name: title }).first().click();
}

/** Counts clicks of the page, for the figure of how much work a page is. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  let clicks = 0;
  await page.exposeFunction("countClick", () => (clicks += 1));
  await page.addInitScript(() => addEventListener("click", () => (window as never as { countClick(): void }).countClick(), true));
  return async () => clicks;
}

async function fillBlocks(page: Page, localization: Locator): Promise<void> {
  const text = await addBlock(page, localization, "Text", 1);
  await text.getByRole("textbox", { name: /^Text/ }).fill("One paragraph of the page.");
  const figures = await addBlock(page, localization, "Figures", 2);
  await figures.getByLabel("Value").fill("4.99");
  await figures.getByLabel("Unit").fill("kWh");
  await figures.getByLabel("Caption").fill("Energy of a module");
  const image = await addBlock(page, localization, "Image", 3);
  await chooseImage(page, image, /^Image/, "agave-th-scene");
  await image.getByLabel("Alt text").fill("AGAVE-TH at a garage wall.");
  const cards = await addBlock(page, localization, "Cards", 4);
  await cards.getByLabel("Title").fill("Read the warranty");
  await cards.getByRole("button", { name: "Choose link" }).click();
  const dialog = page.getByRole("dialog", { name: "Link" });
  await dialog.getByRole("combobox", { name: /^Link type/ }).click();
  await page.getByRole("option", { name: "Link to a page of the site" }).click();
  await dialog.getByRole("combobox", { name: "Page" }).fill("/support-center/warranty");
  await page.getByRole("option").first().click();
  await dialog.getByRole("button", { name: "Apply" }).click();
  const products = await addBlock(page, localization, "Product list", 5);
  await selectEntry(page, products, "Products", "COPIA", /COPIA/);
  const video = await addBlock(page, localization, "Video", 6);
  await selectEntry(page, video, "Video", "MYRTILLO", /MYRTILLO/);
  const faq = await addBlock(page, localization, "Questions", 7);
  await selectEntry(page, faq, "Questions", "modules", /module/i);
  const form = await addBlock(page, localization, "Form", 8);
  await choose(page, form, /^Form/, "Installer request");
}

test("landing page › is built from every block in one language and copied into the others", async ({ page, request, site }, info) => {
  // Slow: starts a separate site and publishes in five languages.
  test.slow();
  const readClicks = await countClicks(page);
  await signInAs(page, "editor", languageCodes, site);
  const start = Date.now();
  const key = `offer-${randomUUID().slice(0, 6)}`;
  const french = await createEntry(page, "page", key);
  await french.getByLabel("Title").first().fill(`Offer ${key}`);
  await french.getByLabel("Introduction").first().fill("What the page is about.");
  await fillBlocks(page, french);

  // A moved block keeps its fields; a removed one comes back.
  await french.getByRole("button", { name: "Move up: 8. Form" }).click();
  await expect(french.getByRole("region", { name: "7. Form" }).getByRole("combobox", { name: /^Form/ })).toHaveText("Installer request");
  await french.getByRole("button", { name: "Remove: 1. Text" }).click();
  await french.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(french.getByRole("region", { name: "1. Text" })).toBeVisible();

  for (const [width, name] of [
    [1366, "wide"],
    [390, "narrow"],
  ] as const) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 768 });
    await page.screenshot({ path: info.outputPath(`blocks-${name}.png`), fullPage: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.setViewportSize({ width: 1366, height: 768 });

  await french.getByRole("button", { name: "Close all" }).click();
  await expect(french.getByRole("button", { name: "5. Product list COPIA" })).toBeVisible();
  await expect(french.getByRole("button", { name: "4. Cards Read the warranty" })).toBeVisible();

  await publishLocalization(page, "fr");
  for (const language of languageCodes.filter((code) => code !== "fr")) {
    await page.goto(`/admin#/content/page/${key}?left=${language}&right=fr`);
    await page.getByRole("button", { name: "Copy from Français" }).first().click();
    await publishLocalization(page, language);
    await expect(column(page, language).getByText("published", { exact: true })).toBeVisible();
  }
  info.annotations.push({ type: "measured", description: `${await readClicks()} clicks, ${Math.round((Date.now() - start) / 1000)} s` });
  console.log(`landing page in five languages: ${await readClicks()} clicks, ${Math.round((Date.now() - start) / 1000)} s`);

  for (const language of languageCodes) {
    const html = await (await request.get(localPath(language, `/pages/${key}`))).text();
    for (const shown of ["One paragraph of the page.", "4.99", "Read the warranty", "COPIA", "<video", "<details", 'name="place"'])
      expect(html, language).toContain(shown);
    expect(html).toContain(`href="${localPath(language, "/support-center/warranty")}"`);
  }
});

test("menus › replace the default in one language and return to it", async ({ page, request, site }, info) => {
  test.slow();
  await signInAs(page, "administrator", languageCodes, site);
  await page.goto("/admin#/menus?language=en");
  const header = page.getByRole("region", { name: "Header" });
  await header.getByRole("group", { name: "Menu item 5: News" }).getByLabel("Label").fill("Stories");
  await page.screenshot({ path: info.outputPath("menus.png") });
  await header.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The menu is public.")).toBeVisible();
  const menuOf = async (address: string) => (await (await request.get(address)).text()).split("</header>", 1)[0];
  await expect.poll(() => menuOf("/en/products")).toContain(">Stories<");
  expect(await menuOf("/de/products")).not.toContain(">Stories<");

  await header.getByRole("button", { name: "Back to default" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Back to default" }).click();
  await expect.poll(() => menuOf("/en/products")).not.toContain(">Stories<");
});

test("page images › replace an image of the home page in one language", async ({ page, request, site }, info) => {
  test.slow();
  await signInAs(page, "administrator", languageCodes, site);
  await page.goto("/admin#/page-images?language=en");
  await chooseImage(page, page.getByRole("region").first(), /^At the top/, "substation-fog");
  await page.getByLabel("Alt text").fill("A house at the coast.");
  await page.screenshot({ path: info.outputPath("page-images.png") });
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The images are public.")).toBeVisible();
  const home = async (address: string) => (await request.get(address)).text();
  await expect.poll(() => home("/en")).toContain('alt="A house at the coast."');
  expect(await home("/de")).not.toContain("A house at the coast.");
});
