import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { languages, type Language } from "#i18n/languages.ts";
import { dayMs } from "#i18n/day.ts";
import { newsData } from "../../support/test-context.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { callStaffApi, column, openInBackOffice, signInAs } from "./staff-steps.ts";

const titleOf = (page: Page, language: Language) => column(page, language).getByLabel("Title");
const expectSaved = (place: Locator) => expect(place.getByText("Saved", { exact: true })).toBeVisible();
const shared = (page: Page) => page.getByRole("region", { name: "Shared by all languages" });
const newTitle = () => `Title ${randomUUID().slice(0, 8)}`;

/** The English title and the label of its status that the editor must show. */
type Shown = { title: string; state: string };
type Step = (page: Page, key: string, shown: Shown) => Promise<Shown>;

/** The status of a version after typing. */
const typedState = (state: string) => (state === "draft" || state.endsWith("changed") ? state : `${state} · changed`);

/** Types a title and leaves at once, or after the save. */
async function type(page: Page, { state }: Shown, shouldWait: boolean): Promise<Shown> {
  const title = newTitle();
  await titleOf(page, "en").fill(title);
  if (shouldWait) await expectSaved(column(page, "en"));
  return { title, state: typedState(state) };
}

async function toList(page: Page): Promise<void> {
  await page.getByRole("link", { name: "News", exact: true }).first().click();
  await expect(page.getByRole("searchbox", { name: "Title or slug" })).toBeVisible();
}
const press = (page: Page, name: string) => column(page, "en").getByRole("button", { name, exact: true }).click();

const steps = {
  async list(page, key, shown) {
    const typed = await type(page, shown, false);
    await toList(page);
    // Entries of other tests may fill the first page of the list.
    await page.getByLabel("Title or slug").fill(key);
    await page.locator(`a[href*="/content/news/${key}"]`).first().click();
    return typed;
  },
  async switch(page, _, shown) {
    const typed = await type(page, shown, false);
    for (const language of ["de", "en"] as const) {
      await page.getByRole("combobox", { name: "Compare with" }).click();
      await page.getByRole("option", { name: languages[language].name, exact: true }).click();
    }
    return typed;
  },
  async copy(page, _, { state }) {
    const title = newTitle();
    await titleOf(page, "fr").fill(title);
    await press(page, "Copy from Français");
    await page.getByRole("dialog").getByRole("button", { name: "Copy from Français" }).click();
    return { title, state: typedState(state) };
  },
  async publish(page, _, shown) {
    const { title } = await type(page, shown, false);
    await publish(page);
    return { title, state: "published" };
  },
  async schedule(page, _, shown) {
    const { title } = await type(page, shown, false);
    await publish(page, new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 16));
    return { title, state: "scheduled" };
  },
  async cancel(page, _, { title }) {
    await press(page, "Cancel schedule");
    return { title, state: "draft" };
  },
  /** Undoes the first publication. */
  async undo(page, _, { title }) {
    await press(page, "Undo last action");
    return { title, state: "draft" };
  },
  async shared(page, key, shown) {
    const typed = await type(page, shown, true);
    const date = `2026-05-${10 + (key.charCodeAt(4) % 10)}`;
    await shared(page).getByLabel("Date").fill(date);
    await expectSaved(shared(page));
    await toList(page);
    await page.goBack();
    await expect(shared(page).getByLabel("Date")).toHaveValue(date);
    return typed;
  },
  async publishShared(page, _, shown) {
    await page.getByRole("button", { name: "Publish in all languages" }).click();
    await expect(page.getByRole("button", { name: "Publish in all languages" })).toHaveCount(0);
    return shown;
  },
  /** Changes the title in a second tab, then returns to the first one. */
  async secondTab(page, key, shown) {
    await expectSaved(column(page, "en"));
    const tab = await page.context().newPage();
    await openInBackOffice(tab, `content/news/${key}`);
    await expect(titleOf(tab, "en")).toHaveValue(shown.title);
    const typed = await type(tab, shown, true);
    await tab.close();
    await toList(page);
    await page.goBack();
    return typed;
  },
  /** Restores the version before the last one. */
  async restore(page, _, shown) {
    const { title } = await type(page, shown, true);
    await publish(page);
    await titleOf(page, "en").fill(newTitle());
    await expectSaved(column(page, "en"));
    await press(page, "Version history");
    const history = page.getByRole("dialog", { name: /^Version history/ });
    await history.getByRole("list", { name: "Versions" }).getByRole("button").nth(1).click();
    await history.getByRole("button", { name: "Restore this version" }).click();
    await expect(history).toHaveCount(0);
    return { title, state: "published" };
  },
} satisfies Record<string, Step>;

async function publish(page: Page, at?: string): Promise<void> {
  // The button is enabled as soon as the text is saved.
  await press(page, "Publish");
  const dialog = page.getByRole("dialog", { name: /^Publish/ });
  if (at) await dialog.getByLabel("Publish on (empty: now)").fill(at);
  await dialog.getByRole("button", { name: at ? "Schedule" : "Publish now" }).click();
  await expect(dialog).toHaveCount(0);
}

const sequences: (keyof typeof steps)[][] = [
  ["list"],
  ["switch"],
  ["copy"],
  ["publish"],
  ["secondTab"],
  ["restore", "list"],
  ["publish", "list"],
  ["publish", "undo", "list"],
  ["schedule", "list"],
  ["schedule", "cancel", "switch"],
  ["shared", "list"],
  ["shared", "publishShared", "list"],
  ["secondTab", "list"],
  ["list", "switch", "list"],
  ["switch", "copy", "list"],
  ["publish", "undo", "secondTab"],
  ["copy", "publish", "switch"],
  ["schedule", "switch", "secondTab"],
  ["publish", "shared", "publishShared", "secondTab"],
  ["secondTab", "shared", "switch", "publish"],
];

test("content list › publishes a text that is still being saved", async ({ page }) => {
  await signInAs(page, "editor");
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  await callStaffApi(page, "content/save", {
    type: "news",
    key,
    language: "fr",
    basedOn: 0,
    data: newsData({ picture: "substation-fog" }),
  });
  await openInBackOffice(page, `content/news/${key}`);
  await expect(titleOf(page, "fr")).toHaveValue("A title");
  await page.route("**/api/staff/content/save", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.continue();
  });
  const title = newTitle();
  await titleOf(page, "fr").fill(title);
  await openInBackOffice(page, `content/news?words=${key}`);
  await page.getByRole("searchbox", { name: "Title or slug" }).fill(key);
  await page
    .locator("tr", { has: page.locator(`a[href*="/content/news/${key}"]`) })
    .getByRole("checkbox")
    .check();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publish \d+ versions?$/ })
    .click();
  await expect(page.getByText("FR published").first()).toBeVisible();
  const { data } = await callStaffApi(page, `content/news/${key}`);
  expect((data as { editions: { data: { title: string } }[] }).editions[0]?.data.title).toBe(title);
});

const chunks = [sequences.slice(0, 10), sequences.slice(10)];
for (const [part, chunk] of chunks.entries())
  test(`content editor › shows the saved text and the status after each step of ten sequences (${part + 1} of 2)`, async ({ page }) => {
    test.setTimeout(600_000);
    await signInAs(page, "editor");
    for (const sequence of chunk)
      await test.step(sequence.join(", "), async () => {
        const key = `e2e-${randomUUID().slice(0, 8)}`;
        for (const language of ["fr", "en"])
          await callStaffApi(page, "content/save", {
            type: "news",
            key,
            language,
            basedOn: 0,
            data: newsData({ picture: "substation-fog" }),
          });
        await openInBackOffice(page, `content/news/${key}`);
        let shown: Shown = { title: "A title", state: "draft" };
        for (const name of sequence) {
          shown = await steps[name](page, key, shown);
          await expect(titleOf(page, "en")).toHaveValue(shown.title);
          await expectSaved(column(page, "en"));
          const state = shown.state.replace("scheduled", "scheduled · on [^·]+");
          await expect(column(page, "en").locator(".MuiChip-root").first()).toHaveText(new RegExp(`^${state}$`));
          await expect(page.getByRole("dialog")).toHaveCount(0);
        }
        const { data } = await callStaffApi(page, `content/news/${key}`);
        const english = (data as { editions: Record<string, Record<string, unknown> | null>[] }).editions[1];
        expect((english?.draft ?? english?.data)?.title).toBe(shown.title);
      });
  });
