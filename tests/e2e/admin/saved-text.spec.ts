import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { languages, type Language } from "#i18n/languages.ts";
import { expect, longRunOnly } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { chooseImage, column, createEntry, signInAs } from "./staff-steps.ts";

const titleOf = (localization: Locator) => localization.getByLabel("Title");
const expectSaved = (place: Locator) => expect(place.getByText("Saved", { exact: true })).toBeVisible();

/** Creates a news entry in French and English, and returns its slug. */
async function writeInTwoLanguages(page: Page): Promise<string> {
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  const french = await createEntry(page, "news", key);
  await titleOf(french).fill("Premier titre");
  for (const [label, text] of [
    ["Introduction", "What it is about."],
    ["Description", "One sentence."],
    ["Alt text", "A battery."],
    ["Keywords", "battery"],
    ["Date", "2026-04-01"],
  ] as const)
    await french.getByLabel(label).fill(text);
  await french.getByRole("textbox", { name: /^Text/ }).fill("A **long** text.");
  await chooseImage(page, french, /^Image/, "substation-fog");
  await expectSaved(french);
  await page.getByRole("button", { name: "Copy from Français" }).click();
  await expectSaved(column(page, "en"));
  return key;
}

const shared = (page: Page) => page.getByRole("region", { name: "Shared by all languages" });
const switchRight = async (page: Page, language: Language) => {
  await page.getByRole("combobox", { name: "Compare with" }).click();
  await page.getByRole("option", { name: languages[language].name, exact: true }).click();
};

/** Ways to leave the typed text and return to it without a reload. */
const ways: Record<string, (page: Page, key: string) => Promise<void>> = {
  async "the list and back"(page, key) {
    await page.getByRole("link", { name: "News", exact: true }).first().click();
    // Entries of other tests may fill the first page of the list.
    await page.getByLabel("Title or slug").fill(key);
    await page.locator(`a[href*="/content/news/${key}"]`).first().click();
  },
  async "another language and back"(page) {
    await switchRight(page, "de");
    await switchRight(page, "en");
  },
  async "the fields of all languages"(page) {
    const date = shared(page).getByLabel("Date");
    await date.fill("2026-05-02");
    await expect(shared(page).getByText("Saved", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "News", exact: true }).first().click();
    await page.goBack();
    await expect(date).toHaveValue("2026-05-02");
  },
  async "a copy of the French text"(page) {
    const copiedTitle = `Copié ${randomUUID().slice(0, 8)}`;
    const french = titleOf(column(page, "fr"));
    await french.fill(copiedTitle);
    await column(page, "en").getByRole("button", { name: "Copy from Français" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Copy from Français" }).click();
    await expect(titleOf(column(page, "en"))).toHaveValue(copiedTitle);
    await expectSaved(column(page, "en"));
  },
  async "a publication"(page) {
    const english = column(page, "en");
    await expectSaved(english);
    await english.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
    await expect(english.getByText("published", { exact: true })).toBeVisible();
  },
};

/** Types a title, leaves it and returns. Expects the typed title, which can be changed again without a conflict. */
async function typeAndReturn(page: Page, key: string, way: string, shouldWaitForSave: boolean): Promise<void> {
  const english = column(page, "en");
  const typed = `Title ${randomUUID().slice(0, 8)}`;
  await titleOf(english).fill(typed);
  if (shouldWaitForSave) await expectSaved(english);
  await ways[way]!(page, key);
  if (way !== "a copy of the French text") await expect(titleOf(english)).toHaveValue(typed);
  await titleOf(english).press("End");
  await page.keyboard.type(" and more");
  await expectSaved(english);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("content editor › shows the saved text after a visit to the list and after a publication", async ({ page }) => {
  await signInAs(page, "editor");
  const key = await writeInTwoLanguages(page);
  for (const way of ["the list and back", "a publication"]) await test.step(way, () => typeAndReturn(page, key, way, true));
});

for (const way of Object.keys(ways))
  test(`content editor › shows the typed text after ${way}, with and without waiting for the save`, longRunOnly, async ({ page }) => {
    await signInAs(page, "editor");
    const key = await writeInTwoLanguages(page);
    for (const shouldWaitForSave of [true, false, true, false]) await typeAndReturn(page, key, way, shouldWaitForSave);
  });

test("content editor › keeps the text of a slow save when the user leaves the editor", longRunOnly, async ({ page }) => {
  await signInAs(page, "editor");
  const key = await writeInTwoLanguages(page);
  // Delays the response after the server has saved.
  await page.route("**/api/staff/content/save", async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.fulfill({ response });
  });
  for (const title of ["First", "Second", "Third"]) {
    await titleOf(column(page, "en")).fill(title);
    await ways["the list and back"]!(page, key);
    await expect(titleOf(column(page, "en"))).toHaveValue(title);
  }
  await expectSaved(column(page, "en"));
  await page.reload();
  await expect(titleOf(column(page, "en"))).toHaveValue("Third");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("content editor › merges changes of two users in different fields without a dialog", longRunOnly, async ({ page, browser }) => {
  await signInAs(page, "editor");
  const key = await writeInTwoLanguages(page);
  const other = await browser.newContext({ storageState: await page.context().storageState(), locale: "en-US" });
  const second = await other.newPage();
  await second.goto(`${process.env.E2E_URL}/admin#/content/news/${key}?left=fr`);
  await expect(titleOf(column(second, "fr"))).toHaveValue("Premier titre");
  await titleOf(column(second, "fr")).fill("Leur titre");
  await expectSaved(column(second, "fr"));
  await column(page, "fr").getByLabel("Introduction").fill("My lead.");
  await expectSaved(column(page, "fr"));
  await expect(titleOf(column(page, "fr"))).toHaveValue("Leur titre");
  await expect(column(page, "fr").getByLabel("Introduction")).toHaveValue("My lead.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await other.close();
});
