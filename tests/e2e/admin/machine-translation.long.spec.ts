import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { answerAsDeepL, startFakeTranslator } from "../../support/fake-translator.ts";
import { openSeparateSite } from "../../support/separate-site.ts";
import { findAccessibilityViolations } from "../accessibility.ts";
import { expect, test as base } from "../fixtures.ts";
import { chooseImage, column, createEntry, signInAs } from "./staff-steps.ts";

type Site = Awaited<ReturnType<typeof openSeparateSite>>;
const upperCase = (text: string) => text.replace(/(<[^>]*>)|[a-z]+/g, (word, tag?: string) => tag ?? word.toUpperCase());

/** Site with a translation service on this machine, which writes texts in upper case. */
const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const service = await startFakeTranslator(answerAsDeepL(upperCase));
    const site = await openSeparateSite({ TRANSLATION_URL: service.url.href, TRANSLATION_KEY: "a-key" });
    await use(site);
    await site.close();
    await service.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});
test.use({ expectedErrors: /status of 40[134]/ });

const titleOf = (localization: Locator) => localization.getByRole("textbox", { name: /^Title/ });
const expectSaved = (page: Page, language: "fr" | "en" | "de") =>
  expect(column(page, language).getByText("Saved", { exact: true })).toBeVisible();

/** Saves pictures of the screen at both sizes if a folder is given, to look at them. */
async function takePictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES_DIR;
  if (!folder) return;
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
  }
}

test("machine translation › drafts a language, is reviewed, and all languages are published together", async ({ page, site }) => {
  await signInAs(page, "editor", undefined, site);
  const french = await createEntry(page, "news", "machine");
  await titleOf(french).fill("Grand opening");
  for (const [label, text] of [
    ["Introduction", "What it is about."],
    ["Description", "One sentence."],
    ["Alt text", "A battery."],
    ["Keywords", "battery"],
    ["Date", "2026-04-01"],
  ] as const)
    await french.getByLabel(label).fill(text);
  await french.getByRole("textbox", { name: /^Text/ }).fill("It stores 5 kWh.");
  await chooseImage(page, french, /^Image/, "substation-fog");
  await expectSaved(page, "fr");
  await page.getByRole("button", { name: "Copy from Français" }).click();
  await expectSaved(page, "en");

  await page.goto("/admin#/content/news/machine?left=en&right=de");
  await takePictures(page, "offer");
  await page.getByRole("button", { name: "Draft by machine translation" }).click();
  const german = column(page, "de");
  await expect(titleOf(german)).toHaveValue("GRAND OPENING");
  await expect(german.getByRole("textbox", { name: /^Text/ })).toContainText("IT STORES 5 kWh.");
  await expect(german.getByText("Machine translation, not yet reviewed")).toBeVisible();
  await takePictures(page, "drafted");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await titleOf(german).fill("Große Eröffnung");
  await expect(german.getByRole("button", { name: "Mark as reviewed: Title" })).toHaveCount(0);
  await german.getByRole("button", { name: "Mark as reviewed: Introduction" }).click();
  await expect(german.getByRole("button", { name: "Mark as reviewed: Introduction" })).toHaveCount(0);

  await page.getByRole("button", { name: "Publish all languages" }).click();
  const dialog = page.getByRole("dialog", { name: "Publish all languages" });
  await expect(dialog.getByText(/machine translation that nobody has reviewed/)).toBeVisible();
  await takePictures(page, "publish-all");
  expect(await findAccessibilityViolations(page, { part: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Publish now (3)" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(german.getByText(/^published/)).toBeVisible();
  await german.getByRole("button", { name: "Mark all as reviewed" }).click();
  await expect(german.getByText("Machine translation, not yet reviewed")).toHaveCount(0);

  await titleOf(column(page, "en")).fill("Second opening");
  await titleOf(german).fill("Zweite Eröffnung");
  await Promise.all([expectSaved(page, "en"), expectSaved(page, "de")]);
  await page.getByRole("button", { name: "Publish all languages" }).click();
  await dialog.getByRole("button", { name: "Publish now (2)" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(german.getByText("published", { exact: true })).toBeVisible();
  await page.goto("/admin#/content/news/machine?left=fr&right=de");
  await expect(column(page, "fr").getByText(/needs update/)).toBeVisible();
});
