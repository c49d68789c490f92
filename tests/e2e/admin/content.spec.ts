import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { languageCodes, languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { longRunOnly, expect } from "../fixtures.ts";
import { readHeading } from "../read-page.ts";
import { test } from "../visitors/account-steps.ts";
import { chooseImage, createEntry, column, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[134]|ERR_INTERNET_DISCONNECTED/ });

const texts = {
  Introduction: "What it is about.",
  Description: "One sentence.",
  "Alt text": "A battery.",
  Keywords: "battery",
};

/** Creates a news entry with a French text, and returns its slug. */
async function createNews(page: Page, title: string): Promise<string> {
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  const french = await createEntry(page, "news", key);
  await french.getByLabel("Title").fill(title);
  for (const [label, text] of Object.entries(texts)) await french.getByLabel(label).fill(text);
  // Located by role, because the loading spinner has the same label.
  await french.getByRole("textbox", { name: /^Text/ }).fill("A **long** text.");
  await french.getByLabel("Date").fill("2026-04-01");
  await expect(page.getByRole("checkbox", { name: "Lead story" })).toHaveAccessibleDescription(/Comes first on the news page/);
  await chooseImage(page, french, /^Image/, "substation-fog");
  await expect(french.getByText("Saved", { exact: true })).toBeVisible();
  return key;
}

test("content editor › publishes a news entry in five languages, each visible on the site at once", async ({ page, request }) => {
  await signInAs(page, "editor");
  const title = `Eine Nachricht ${randomUUID().slice(0, 8)}`;
  const key = await createNews(page, title);
  for (const language of languageCodes) {
    if (language !== "fr") {
      await page.goto(`/admin#/content/news/${key}?left=${language}&right=fr`);
      await page.getByRole("button", { name: "Copy from Français" }).first().click();
    }
    const localization = column(page, language);
    await expect(localization.getByText("Saved", { exact: true })).toBeVisible();
    const address = localPath(language, `/explore/news/${key}`);
    expect((await request.get(address, { headers: { cookie: "locale=" } })).status()).not.toBe(200);
    await localization.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
    await expect(page.getByText(`${languages[language].name} is published.`)).toBeVisible();
    await expect(localization.getByText("published", { exact: true })).toBeVisible();
    expect(await readHeading(request, address)).toBe(title);
  }
  await page.goto(localPath("de", `/explore/news/${key}`));
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test(
  "content preview › shows a draft on its real page, with a link that works without an account",
  longRunOnly,
  async ({ page, browser }) => {
    await signInAs(page, "editor");
    await createNews(page, "Still a secret");
    await column(page, "fr").getByRole("button", { name: "Preview" }).click();
    const frame = page.frameLocator('iframe[title="Preview"]');
    await expect(frame.getByRole("heading", { level: 1, name: "Still a secret" })).toBeVisible();
    await page.getByRole("button", { name: "Tablet" }).click();
    const address = await page.locator('iframe[title="Preview"]').getAttribute("src");
    const colleague = await browser.newPage();
    await colleague.goto(process.env.E2E_URL! + address);
    await expect(colleague.getByRole("heading", { level: 1, name: "Still a secret" })).toBeVisible();
    await colleague.goto((process.env.E2E_URL! + address).replace(/[?].*/, ""));
    await expect(colleague.getByText("Still a secret")).toHaveCount(0);
    await colleague.close();
  },
);

test("content preview › shows the draft of an event in its list", longRunOnly, async ({ page }) => {
  await signInAs(page, "editor");
  await page.goto("/admin#/content/activity/sizing-hour-autumn?left=fr");
  const french = column(page, "fr");
  await french.getByRole("textbox", { name: /^Title/ }).fill("Une heure en brouillon");
  await expect(french.getByText("Saved", { exact: true })).toBeVisible();
  await french.getByRole("button", { name: "Preview" }).click();
  const frame = page.frameLocator('iframe[title="Preview"]');
  await expect(frame.getByRole("heading", { name: "Une heure en brouillon" })).toBeVisible();
});

test(
  "stale translations › are marked after a change of the source text until an editor marks them as up to date",
  longRunOnly,
  async ({ page }) => {
    await signInAs(page, "editor");
    const address = "/admin#/content/faq/";
    await page.goto(address);
    await page.getByRole("row").nth(1).getByRole("link").click();
    await page.goto(`${page.url()}?left=en&right=de`);
    const [english, german] = [column(page, "en"), column(page, "de")];
    const title = english.getByRole("textbox", { name: /^Question/ });
    const before = await title.inputValue();
    await title.fill(`${before} Really?`);
    await expect(english.getByText("Saved", { exact: true })).toBeVisible();
    await english.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Publish now" }).click();
    await expect(german.getByText(/English has changed \(Noa\)/)).toBeVisible();
    await expect(german.getByText("published · needs update")).toBeVisible();
    const editor = page.url();
    await page.goto(address);
    await page.getByLabel("Needs update").click();
    await expect(page.getByLabel("Needs update")).toBeChecked();
    await expect(page.getByRole("row", { name: `${before} Really?` }).getByText("DE published · needs update")).toBeVisible();
    await page.goto(editor);
    await german.getByRole("button", { name: "Mark as up to date" }).click();
    await expect(german.getByText(/English has changed/)).toHaveCount(0);
    await english.getByRole("button", { name: "Undo last action" }).click();
    await expect(
      page.getByText("English (US): the last action was undone.").or(page.getByText("English: the last action was undone.")),
    ).toBeVisible();
    await english.getByRole("button", { name: "Version history" }).click();
    await expect(page.getByRole("dialog").getByText("Noa").first()).toBeVisible();
  },
);

test("content editor › resolves a conflict between two users field by field", longRunOnly, async ({ page, browser }) => {
  await signInAs(page, "editor");
  const key = await createNews(page, "Both of us");
  const other = await browser.newContext({ storageState: await page.context().storageState(), locale: "en-US" });
  const second = await other.newPage();
  await second.goto(`${process.env.E2E_URL}/admin#/content/news/${key}?left=fr`);
  await expect(column(second, "fr").getByLabel("Title")).toHaveValue("Both of us");
  await column(second, "fr").getByLabel("Title").fill("The other's title");
  await expect(column(second, "fr").getByText("Saved", { exact: true })).toBeVisible();
  await column(page, "fr").getByLabel("Title").fill("My title");
  const dialog = page.getByRole("dialog", { name: "Another user changed the same text" });
  await expect(dialog.getByText("The other's title")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(column(page, "fr").getByLabel("Title")).toHaveValue("My title");
  await column(page, "fr").getByRole("button", { name: "Compare versions" }).click();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await dialog.getByRole("radio", { name: /Their version/ }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(column(page, "fr").getByLabel("Title")).toHaveValue("The other's title");
  await expect(column(page, "fr").getByText("Saved", { exact: true })).toBeVisible();
  await other.close();
});

test(
  "content editor › keeps offline changes over a reload and saves them when the connection is back",
  longRunOnly,
  async ({ page, context }) => {
    await signInAs(page, "editor");
    await createNews(page, "Before the tunnel");
    await context.setOffline(true);
    await column(page, "fr").getByLabel("Title").fill("In the tunnel");
    await expect(page.getByText("No connection. Changes are kept in this browser")).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(column(page, "fr").getByLabel("Title")).toHaveValue("In the tunnel");
    await expect(column(page, "fr").getByText("Saved", { exact: true })).toBeVisible();
  },
);

test("content editor › makes other languages read-only for an editor of one language", longRunOnly, async ({ page }) => {
  await signInAs(page, "editor", ["de"]);
  await page.goto("/admin#/content/product/copia?left=fr&right=de");
  await expect(column(page, "fr").getByLabel("Title")).toBeDisabled();
  await expect(column(page, "de").getByLabel("Title")).toBeEnabled();
});

test("content editor › shows missing fields only after leaving a field or trying to publish", longRunOnly, async ({ page }) => {
  await signInAs(page, "editor");
  const french = await createEntry(page, "news", `e2e-${randomUUID().slice(0, 8)}`);
  const invalidFields = french.locator('[aria-invalid="true"]');
  await expect(french.getByText("Saved", { exact: true })).toBeVisible();
  await expect(invalidFields).toHaveCount(0);
  await french.getByLabel("Title").focus();
  await french.getByLabel("Introduction").fill("What it is about.");
  await expect(invalidFields).toHaveCount(1);
  await french.getByLabel("Title").fill("A title");
  await expect(french.getByText("Saved", { exact: true })).toBeVisible();
  await expect(invalidFields).toHaveCount(0);
  await french.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(french.getByText(/^To fix before publishing \(\d+\): /)).toBeVisible();
  await expect(french.getByLabel("Description")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const width of [1280, 768])
  test(`content list and editor › have no axe violation at ${width} px`, width === 1280 ? {} : longRunOnly, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "editor");
    for (const address of ["/admin#/content/product", "/admin#/content/product/copia"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await measureSidewaysOverflow(page)).toBe(0);
    }
  });
