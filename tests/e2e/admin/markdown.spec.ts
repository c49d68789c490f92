import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { languages } from "#i18n/languages.ts";
import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { longRunOnly, expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { chooseImage, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[134]|ERR_FAILED/ });

const clipboard = path.resolve(import.meta.dirname, "../../../admin/src/markdown/clipboard");
const copiedInWord = readFileSync(path.join(clipboard, "word.clipboard"), "utf8");

const otherFields = {
  Introduction: "What it is about.",
  Description: "One sentence.",
  "Alt text": "A battery.",
  Keywords: "battery",
};
const columnOf = (page: Page, language: keyof typeof languages) =>
  page.getByRole("region", { name: languages[language].name, exact: true });
const expectSaved = (column: Locator) => expect(column.getByText("Saved", { exact: true })).toBeVisible();

/** Creates a news entry in French that lacks only its text. */
async function createNews(page: Page, title: string): Promise<{ key: string; column: Locator; text: Locator }> {
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  await page.goto("/admin#/content/news");
  await page.getByRole("button", { name: "Create entry" }).click();
  await page.getByRole("dialog").getByLabel("Slug").fill(key);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  const column = columnOf(page, "fr");
  await column.getByLabel("Title").fill(title);
  for (const [label, text] of Object.entries(otherFields)) await column.getByLabel(label).fill(text);
  await column.getByLabel("Date").fill("2026-04-01");
  await chooseImage(page, column, /^Image/, "substation-fog");
  return { key, column, text: column.getByRole("textbox", { name: /^Text/ }) };
}

async function useTool(page: Page, column: Locator, name: string): Promise<void> {
  const toolbar = column.getByRole("toolbar");
  const tool = toolbar.getByRole("button", { name, exact: true });
  await expect(tool).toBeEnabled();
  await page.keyboard.press("Alt+F10");
  await expect(toolbar.locator("button:focus")).toHaveCount(1);
  await page.keyboard.press("Home");
  for (let at = 0; at < 20 && !(await tool.evaluate((button) => button === document.activeElement)); at++)
    await page.keyboard.press("ArrowRight");
  await expect(tool).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator('[role="toolbar"] button:focus')).toHaveCount(0);
}

/** Waits until the editor knows that the cursor left the table; the browser reports selections asynchronously. */
const expectCursorOutsideTables = (column: Locator) =>
  expect(column.getByRole("toolbar").getByRole("button", { name: "Table", exact: true })).toHaveAttribute("aria-pressed", "false");

async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((field, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", copied);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test("Markdown editor › keeps asterisks that were typed or pasted within a line", async ({ page }) => {
  await signInAs(page, "editor");
  const { column, text } = await createNews(page, `Des signes ${randomUUID().slice(0, 8)}`);
  await text.focus();
  await page.keyboard.type("5 * 3 * 2 ** 4 ** 1 ");
  await text.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "6 * 4 * 2");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(text).toHaveText("5 * 3 * 2 ** 4 ** 1 6 * 4 * 2");
  await expect(text.locator("em, strong")).toHaveCount(0);
  await expectSaved(column);
});

test("Markdown editor › writes and publishes a text with heading, link, table, image and pasted text by keyboard alone", async ({
  page,
}) => {
  test.slow();
  await signInAs(page, "editor");
  const title = `Un texte ${randomUUID().slice(0, 8)}`;
  const { key, column, text } = await createNews(page, title);
  await text.focus();
  const { keyboard } = page;

  await useTool(page, column, "Heading 2");
  await keyboard.type("Au début");
  await keyboard.press("Enter");
  await keyboard.type("Une batterie ");
  await keyboard.press("Control+b");
  await keyboard.type("garde");
  await keyboard.press("Control+b");
  await keyboard.type(" le soleil de ");

  await keyboard.press("Control+k");
  const link = page.getByRole("dialog", { name: "Link" });
  await link.getByRole("combobox", { name: "Entry" }).fill("copia");
  // Until the response arrives the list has all products, with COPIA first.
  await expect(page.getByRole("option").filter({ hasNotText: /COPIA/ })).toHaveCount(0);
  await expect(page.getByRole("option").first()).toHaveText(/COPIA/);
  const apply = link.getByRole("button", { name: "Apply" });
  // A later response renders the list again and removes the highlight.
  await expect(async () => {
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(apply).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await apply.press("Enter");
  await expect(link).toHaveCount(0);
  await expect(text).toBeFocused();
  await keyboard.press("Enter");

  await useTool(page, column, "Table");
  for (const cell of ["Appareil", "Jour", "Nuit", "Four", "2", "1", "Lampe", "0", "3"]) {
    await keyboard.type(cell);
    if (cell !== "3") await keyboard.press("Tab");
  }
  await useTool(page, column, "Align column right");
  await keyboard.press("Control+End");
  await expectCursorOutsideTables(column);

  await useTool(page, column, "Image");
  const imageDialog = page.getByRole("dialog", { name: "Image" });
  await imageDialog.getByRole("button", { name: "Choose from media library" }).press("Enter");
  const library = page.getByRole("dialog", { name: "Media library" });
  await library.getByRole("searchbox").fill("case-moulding-hall");
  await library.getByRole("button", { name: /case-moulding-hall/ }).press("Enter");
  await expect(library).toHaveCount(0);
  await imageDialog.getByLabel("Alt text").fill("Une maison");
  await imageDialog.getByRole("button", { name: "Insert" }).press("Enter");
  await expect(text.getByRole("img", { name: "Une maison" })).toBeVisible();
  await expect(text).toBeFocused();

  await keyboard.press("Control+End");
  await keyboard.press("Enter");
  await paste(text, copiedInWord);
  await expect(text.getByRole("heading", { name: "What a battery stores" })).toBeVisible();
  await expectSaved(column);

  await column.getByRole("button", { name: "Source" }).press("Enter");
  await expect(text).toHaveValue(/^## Au début\n\nUne batterie \*\*garde\*\* le soleil de \[COPIA[^\]]*\]\(product:copia\)\n\n\| Appareil/);
  await expect(text).toHaveValue(/\|---\|---\|---:\|\n\| Four \| 2 \| 1 \|\n/);
  await expect(text).toHaveValue(/\n\n!\[Une maison\]\(picture:case-moulding-hall\)\n\n## What a battery stores\n\nA \*\*home battery\*\*/);
  await column.getByRole("button", { name: "Source" }).press("Enter");
  await expect(text.getByRole("table")).toHaveCount(2);

  await column.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
  await expect(column.getByText("published", { exact: true })).toBeVisible();
  await page.goto(`/explore/news/${key}`);
  const article = page.locator(".prose");
  await expect(article.getByRole("heading", { level: 2, name: "Au début" })).toBeVisible();
  await expect(article.getByRole("cell", { name: "Lampe" })).toBeVisible();
  await expect(article.getByRole("link", { name: /COPIA/ })).toHaveAttribute("href", "/products/copia");
  const shownImage = article.getByRole("img", { name: "Une maison" });
  await shownImage.scrollIntoViewIfNeeded();
  await expect.poll(() => shownImage.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
});

test("Markdown editor › reports images that were left out of a paste or a drop", longRunOnly, async ({ page }) => {
  await signInAs(page, "editor");
  const { text } = await createNews(page, `Des images ${randomUUID().slice(0, 8)}`);
  await text.focus();
  await paste(text, '<p>Before</p><img src="https://example.com/a.png"><p>After<img src="https://example.com/b.png"></p>');
  await expect(page.getByText("2 images were left out. Insert them with “Image” in the toolbar.")).toBeVisible();
  await expect(text).toHaveText("BeforeAfter");
  const isRefused = await text.evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["png"], "roof.png", { type: "image/png" }));
    const { left, top } = field.getBoundingClientRect();
    const at = { clientX: left + 5, clientY: top + 5 };
    return !field.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, ...at }));
  });
  expect(isRefused).toBe(true);
  await expect(page.getByText("1 image was left out. Insert it with “Image” in the toolbar.")).toBeVisible();
});

test("Markdown editor › does not change a text that is opened and shown as source", longRunOnly, async ({ page }) => {
  await signInAs(page, "editor");
  const saves: string[] = [];
  page.on("request", (request) => request.url().endsWith("/staff/content/save") && saves.push(request.url()));
  await page.goto("/admin#/content/news");
  await page.getByRole("row").nth(1).getByRole("link").click();
  const column = columnOf(page, "en");
  const text = column.getByRole("textbox", { name: /^Text/ });
  await expect(text.getByRole("heading").first()).toBeVisible();
  await text.focus();
  await page.keyboard.press("ArrowRight");
  for (let times = 0; times < 2; times++) await column.getByRole("button", { name: "Source" }).click();
  await expect(text.getByRole("heading").first()).toBeVisible();
  await expectSaved(column);
  expect(saves).toEqual([]);
});

test("Markdown editor › shows unsupported markup as source and keeps it", longRunOnly, async ({ page }) => {
  await signInAs(page, "editor");
  const { column, text } = await createNews(page, "Deux manières");
  await column.getByRole("button", { name: "Source" }).click();
  await text.fill("Avant\n\n<b>gras</b> et {place}\n\nAprès");
  await column.getByRole("button", { name: "Source" }).click();
  await expect(text.getByText("This part cannot be edited here.")).toBeVisible();
  await text.getByText("Après").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" tout");
  await expectSaved(column);
  await column.getByRole("button", { name: "Source" }).click();
  await expect(text).toHaveValue("Avant\n\n<b>gras</b> et {place}\n\nAprès tout");
});

// content.spec.ts tests the conflict dialog itself.
test("Markdown editor › shows the version that was chosen in a conflict and edits it further", longRunOnly, async ({ page, browser }) => {
  await signInAs(page, "editor");
  const { key, column, text } = await createNews(page, "À deux");
  await text.fill("Le premier");
  await expectSaved(column);
  const other = await browser.newContext({ storageState: await page.context().storageState(), locale: "en-US" });
  const second = await other.newPage();
  await second.goto(`${process.env.E2E_URL}/admin#/content/news/${key}?left=fr`);
  const theirs = columnOf(second, "fr");
  await theirs.getByRole("textbox", { name: /^Text/ }).fill("Le second");
  await expectSaved(theirs);
  await other.close();
  await text.fill("Moi aussi");
  const dialog = page.getByRole("dialog", { name: "Another user changed the same text" });
  await dialog.getByRole("radio", { name: /Their version/ }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(text).toHaveText("Le second");
  await text.press("End");
  await page.keyboard.type(" texte");
  await expectSaved(column);
  await column.getByRole("button", { name: "Source" }).click();
  await expect(text).toHaveValue("Le second texte");
});

test("Markdown editor › is replaced by a plain text field when its script cannot be loaded", longRunOnly, async ({ page }) => {
  await signInAs(page, "editor");
  await page.route(/rich-editor[^/]*\.js$/, (route) => route.abort());
  const { column, text } = await createNews(page, "Sans éditeur");
  await expect(column.getByText("The editor could not be loaded.")).toBeVisible();
  await text.fill("Ein **Wort**");
  await expectSaved(column);
});

for (const width of [1280, 768, 390])
  test(`Markdown editor, toolbar and dialogs › have no axe violation at ${width} px`, longRunOnly, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "editor");
    const { column, text } = await createNews(page, "Lisible");
    await text.focus();
    await paste(text, copiedInWord);
    await text.getByRole("cell", { name: "COPIA" }).click();
    // Waits for transitions, because axe checks colours.
    const expectAccessibleEditor = async () => {
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await measureSidewaysOverflow(page)).toBe(0);
    };
    await expectSaved(column);
    await expectAccessibleEditor();
    await page.keyboard.press("Control+Home");
    await expectCursorOutsideTables(column);
    await page.keyboard.press("Enter");
    await useTool(page, column, "Table");
    await expectSaved(column);
    await expectAccessibleEditor();
    for (const tool of ["Link", "Image"]) {
      await column.getByRole("toolbar").getByRole("button", { name: tool, exact: true }).click();
      await expect(page.getByRole("dialog", { name: tool })).toBeVisible();
      await expectAccessibleEditor();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog", { name: tool })).toHaveCount(0);
    }
    await column.getByRole("button", { name: "Source" }).click();
    await expectAccessibleEditor();
  });
