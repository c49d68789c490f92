import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { column, createEntry, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[134]/ });

const newsData = (title: string, body = "A **long** text.") => ({
  date: "2026-04-01",
  picture: "substation-fog",
  title,
  description: "One sentence.",
  keywords: ["battery"],
  lead: "What it is about.",
  pictureAlt: "A battery.",
  body,
  sources: [],
});
const uniqueKey = () => `e2e-${randomUUID().slice(0, 8)}`;

async function call(page: Page, path: string, data: object): Promise<void> {
  const answer = (await (await page.request.post(`/api/staff/content/${path}`, { data })).json()) as { code: number };
  expect(answer).toMatchObject({ code: 200 });
}

/** Publishes a news entry in French and English. */
async function publishNews(page: Page, key: string, title: string, body?: string): Promise<void> {
  const editions = (["en", "fr"] as const).map((language) => ({ type: "news", key, language }));
  for (const edition of editions)
    await call(page, "save", { ...edition, data: newsData(`${title} ${edition.language.toUpperCase()}`, body), basedOn: 0 });
  await call(page, "publish", { editions });
}

/** Counts the clicks of a task. */
function clickCounter() {
  let count = 0;
  return {
    async click(target: Locator) {
      count += 1;
      await target.click();
    },
    expectAtMost: (most: number) => expect(count).toBeLessThanOrEqual(most),
  };
}

const statusOf = async (page: Page, address: string) => (await page.request.get(address, { maxRedirects: 0 })).status();

test("entry › is deleted and restored with at most two clicks each, and its consequences are named first", async ({ page }) => {
  await signInAs(page, "administrator");
  const [key, other] = [uniqueKey(), uniqueKey()];
  await publishNews(page, key, `Deleted ${key}`);
  await publishNews(page, other, `Links ${other}`, `See [it](news:${key}).`);
  await page.goto(`/admin#/content/news/${key}`);
  await expect(column(page, "fr").getByText("published", { exact: true })).toBeVisible();

  const deletion = clickCounter();
  await deletion.click(page.getByRole("button", { name: "Delete", exact: true }));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Français: the page disappears. Visitors of its address see “Page not found”.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: `Links ${other} EN` })).toBeVisible();
  await deletion.click(dialog.getByRole("button", { name: "Delete", exact: true }));
  await expect(page.getByText("The entry is in the trash for 30 days.")).toBeVisible();
  deletion.expectAtMost(2);
  await expect.poll(() => statusOf(page, `/en/explore/news/${key}`)).toBe(404);

  await page.goto("/admin#/trash");
  const restoration = clickCounter();
  const row = page.getByRole("row").filter({ hasText: key });
  await expect(row.getByText("30", { exact: true })).toBeVisible();
  await restoration.click(row.getByRole("button", { name: "Restore" }));
  await expect(page.getByText(`“Deleted ${key} EN” is back with its former status.`)).toBeVisible();
  restoration.expectAtMost(1);
  await expect.poll(() => statusOf(page, `/en/explore/news/${key}`)).toBe(200);
});

test("language version › says what visitors see after it is unpublished", async ({ page }) => {
  await signInAs(page, "administrator");
  const key = uniqueKey();
  await publishNews(page, key, "Fallback");
  await page.goto(`/admin#/content/news/${key}`);
  await column(page, "fr").getByRole("button", { name: "Unpublish" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Français: visitors then see the English version at the same address.")).toBeVisible();
  await dialog.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Français is unpublished.")).toBeVisible();
  expect(await statusOf(page, `/explore/news/${key}`)).toBe(200);
});

test("entry › is duplicated and gets another slug with at most two clicks each", async ({ page }) => {
  await signInAs(page, "administrator");
  const key = uniqueKey();
  await publishNews(page, key, `Copied ${key}`);
  await page.goto(`/admin#/content/news/${key}`);
  const duplication = clickCounter();
  await duplication.click(page.getByRole("button", { name: "Duplicate" }));
  await duplication.click(page.getByRole("dialog").getByRole("button", { name: "Duplicate" }));
  await expect(page.getByRole("heading", { name: `Copie de Copied ${key} FR` })).toBeVisible();
  duplication.expectAtMost(2);
  await expect(page).toHaveURL(new RegExp(`/news/copy-of-${key}`));

  await page.goto(`/admin#/content/news/${key}`);
  const renaming = clickCounter();
  await renaming.click(page.getByRole("button", { name: "Change slug" }));
  await page.getByRole("dialog").getByLabel("New slug").fill(`${key}-new`);
  await renaming.click(page.getByRole("dialog").getByRole("button", { name: "Save" }));
  await expect(page).toHaveURL(new RegExp(`/news/${key}-new`));
  renaming.expectAtMost(2);
  for (const prefix of ["", "/en"]) {
    const address = `${prefix}/explore/news/${key}`;
    await expect.poll(() => statusOf(page, `${address}?a=1`)).toBe(301);
    const { headers } = await page.request.get(`${address}?a=1`, { maxRedirects: 0 }).then((answer) => ({ headers: answer.headers() }));
    expect(headers.location).toBe(`${address}-new?a=1`);
    expect(await statusOf(page, `${address}/_payload.json`)).toBe(301);
  }
});

test("new entry › names its type and takes its slug from the title", async ({ page }) => {
  await signInAs(page, "administrator");
  const name = randomUUID().slice(0, 8);
  await page.goto("/admin#/content/product");
  await page.getByRole("button", { name: "Create entry" }).click();
  const dialog = page.getByRole("dialog", { name: "New entry: Products" });
  await dialog.getByLabel("Name").fill(`Größe ${name}`);
  await expect(dialog.getByLabel("Slug")).toHaveValue(`groesse-${name}`);
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("heading", { name: `Größe ${name}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/product/groesse-${name}`));
});

test("redirect › is created from an address that was not found, with two clicks, and can be imported", async ({ page }) => {
  await signInAs(page, "administrator");
  const address = `/old-${randomUUID().slice(0, 8)}.html`;
  const answer = await page.goto(`/en${address}`);
  expect(answer?.status()).toBe(404);
  await expect(async () => {
    await page.goto("/admin#/");
    await page.goto("/admin#/redirects");
    await page.getByRole("tab", { name: "Not found" }).click();
    await expect(page.getByRole("row").filter({ hasText: address })).toBeVisible({ timeout: 2000 });
  }).toPass();
  const creation = clickCounter();
  await creation.click(page.getByRole("button", { name: `Create redirect: ${address}` }));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("From")).toHaveValue(address);
  await dialog.getByLabel("To").fill("/nowhere");
  await creation.click(dialog.getByRole("button", { name: "Save" }));
  creation.expectAtMost(2);
  await expect(dialog.getByText("There is no published page at this address.")).toBeVisible();
  await dialog.getByLabel("To").fill("/about-us");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The redirect works at once.")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: address })).toHaveCount(0);
  await expect.poll(() => statusOf(page, `/de${address}`)).toBe(301);

  await page.getByRole("button", { name: "Import CSV" }).click();
  const imported = `/imported-${randomUUID().slice(0, 8)}`;
  const csv = `Old,New\n${imported},/products\n/x-${imported.slice(1)},/nowhere\n`;
  await page.getByLabel("CSV file").setInputFiles({ name: "old.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Import 2 redirects" }).click();
  await expect(page.getByText("Added: 1. Changed: 0. Not imported: 1.")).toBeVisible();
  await expect(page.getByText(/^Line 2: .*There is no published page at this address\.$/)).toBeVisible();
  await expect.poll(() => statusOf(page, `/de${imported}`)).toBe(301);
});

test("bulk publication › names what it touches, reports failures in words and is undone as a whole", async ({ page }) => {
  await signInAs(page, "administrator");
  const word = uniqueKey();
  for (const name of ["one", "two"]) await publishNews(page, `${word}-${name}`, `Bulk ${word} ${name}`);
  await expect(await createEntry(page, "news", `${word}-empty`)).toBeVisible();
  await page.goto(`/admin#/content/news?words=${word}`);
  for (const name of ["one", "two"]) await page.getByRole("checkbox", { name: `Bulk ${word} ${name} EN` }).check();
  await page.getByRole("checkbox", { name: `${word}-empty` }).check();
  await page.getByRole("button", { name: "Unpublish", exact: true }).click();
  await expect(page.getByText(/4 localized versions of 2 entries.*By language: Français: 2 · English: 2/s)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish 4 versions" }).click();
  await expect(page.getByText("Unpublished: 4 language versions")).toBeVisible();
  expect(await statusOf(page, `/en/explore/news/${word}-one`)).toBe(404);
  await page.getByRole("button", { name: "Undo for all" }).click();
  await expect(page.getByText("Undone: 4 language versions")).toBeVisible();
  await expect.poll(() => statusOf(page, `/en/explore/news/${word}-one`)).toBe(200);

  await page.getByRole("checkbox", { name: `${word}-empty` }).check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish 1 version" }).click();
  await expect(page.getByText("Not done (1)")).toBeVisible();
  await expect(page.getByText(`${word}-empty, Français: Some values are missing or not valid.`)).toBeVisible();
});

test("content list › selects the page, deletes the selected entries after a question and restores them together", async ({ page }) => {
  await signInAs(page, "administrator");
  const word = `Bulk ${randomUUID().slice(0, 8)}`;
  for (const key of [uniqueKey(), uniqueKey()]) await publishNews(page, key, word);
  const rows = page.getByRole("row", { name: word });
  await page.goto(`/admin#/content/news?words=${encodeURIComponent(word)}`);
  await expect(rows).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Delete" });
  await expect(dialog).toContainText("2 entries will be deleted, with 4 localized versions.");
  await expect(dialog).toContainText(word);
  await dialog.getByRole("button", { name: "Delete 2 entries" }).click();
  await expect(page.getByText("In the trash: 2 entries")).toBeVisible();
  await expect(rows).toHaveCount(0);
  await page.getByRole("button", { name: "Undo for all" }).click();
  await expect(page.getByText("Restored: 2 entries")).toBeVisible();
  await expect(rows).toHaveCount(2);
});

test("entry editor › keeps the second language, and never offers a copy from the language beside itself", async ({ page }) => {
  await signInAs(page, "administrator");
  const key = uniqueKey();
  await publishNews(page, key, "Two languages");
  await page.goto(`/admin#/content/news/${key}`);
  const shown = (label: string) => page.getByRole("main").getByRole("combobox", { name: label });
  const choose = async (label: string, language: string) => {
    await shown(label).click();
    await page.getByRole("option", { name: language, exact: true }).click();
  };
  await expect(shown("Compare with")).toHaveText("English");
  await choose("Language", "Deutsch");
  await expect(shown("Compare with")).toHaveText("English");
  await choose("Language", "English");
  await expect(shown("Compare with")).toHaveText("Deutsch");
  await expect(page.getByRole("button", { name: "Copy from English" })).toHaveCount(1);
  await expect(column(page, "en").getByRole("button", { name: /^Copy from/ })).toHaveCount(0);
});
