import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { newsData, productData } from "../../support/test-context.ts";
import { findAccessibilityViolations } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { callStaffApi, column, openInBackOffice, signInAs } from "./staff-steps.ts";

const body = (second: string) => ["First paragraph of the text.", second, "Third paragraph of the text."].join("\n\n");

/** Saves one version after the other, and returns the slug. */
async function saveVersions(page: Page, type: string, versions: readonly object[]): Promise<string> {
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  for (const [basedOn, data] of versions.entries())
    for (const language of ["fr", "en"]) {
      const { code } = await callStaffApi(page, "content/save", { type, key, language, basedOn, data });
      expect(code).toBe(200);
    }
  return key;
}

const history = (page: Page) => page.getByRole("dialog", { name: /^Version history/ });
const choose = (page: Page, index: number) => history(page).getByRole("list", { name: "Versions" }).getByRole("button").nth(index).click();
const field = (page: Page, name: string) => history(page).getByRole("region", { name, exact: true });

test("version history › marks the changed words of any two versions in two clicks and restores one", async ({ page }) => {
  await signInAs(page, "editor");
  const key = await saveVersions(page, "news", [
    newsData({ picture: "substation-fog", title: "A first title", body: body("A second paragraph.") }),
    newsData({ picture: "substation-fog", title: "A second title", body: body("A second paragraph.") }),
    newsData({ picture: "substation-fog", title: "A second title", body: body("A different paragraph.") }),
  ]);
  await openInBackOffice(page, `content/news/${key}`);
  await column(page, "en").getByRole("button", { name: "Version history" }).click();
  await expect(field(page, "Text").getByRole("deletion")).toHaveText(/^ removed second$/);
  await expect(field(page, "Text").getByRole("insertion")).toHaveText(/^ added different$/);
  await expect(history(page).getByText(/^Unchanged fields/)).toBeVisible();
  await choose(page, 1);
  await expect(field(page, "Title").getByRole("insertion")).toHaveText(/^ added second$/);
  await history(page).getByRole("combobox", { name: "Compare with" }).click();
  await page.getByRole("option").nth(1).click();
  await expect(field(page, "Text").getByRole("insertion")).toHaveText(/^ added different$/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await history(page).getByRole("button", { name: "Close" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await column(page, "fr").getByRole("button", { name: "Version history" }).click();
  await choose(page, 1);
  await expect(field(page, "Title").getByRole("insertion")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await choose(page, 2);
  await history(page).getByRole("button", { name: "Restore this version" }).click();
  await expect(history(page)).toHaveCount(0);
  await expect(column(page, "fr").getByLabel("Title")).toHaveValue("A first title");
});

test("version history › compares the shared fields of a product and restores them as their draft", async ({ page }) => {
  await signInAs(page, "productManager");
  const key = await saveVersions(page, "product", [productData()]);
  const figures = (value: number) => ({ figures: [{ name: "weight", value, unit: "kg" }] });
  await callStaffApi(page, "content/save-shared", { type: "product", key, basedOn: 0, data: { ...figures(58), picture: "copia-cutout" } });
  await openInBackOffice(page, `content/product/${key}`);
  const shared = page.getByRole("region", { name: "Shared by all languages" });
  await shared.getByRole("button", { name: "Version history" }).click();
  await expect(field(page, "Data sheet").getByRole("insertion").first()).toContainText("58");
  await choose(page, 1);
  await history(page).getByRole("button", { name: "Restore this version" }).click();
  await expect(history(page)).toHaveCount(0);
  await expect(shared.getByRole("button", { name: "Publish in all languages" })).toHaveCount(0);
});

test("content editor › merges paragraphs that two users changed, and marks both versions of one that both changed", async ({ page }) => {
  await signInAs(page, "editor");
  const key = await saveVersions(page, "news", [newsData({ picture: "substation-fog", body: body("A second paragraph.") })]);
  await openInBackOffice(page, `content/news/${key}`);
  const text = column(page, "en").getByRole("textbox", { name: /^Text/ });
  const save = (basedOn: number, changed: string) =>
    callStaffApi(page, "content/save", {
      type: "news",
      key,
      language: "en",
      basedOn,
      data: newsData({ picture: "substation-fog", body: changed }),
    });
  await expect(text).toContainText("Third paragraph");
  await save(1, body("A changed paragraph."));
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" My words.");
  await expect(column(page, "en").getByText("Saved", { exact: true })).toBeVisible();
  await expect(text).toContainText("A changed paragraph.");
  await expect(text).toContainText("Third paragraph of the text. My words.");

  await save(3, body("Their paragraph.").replace("First", "Their first"));
  await text.getByText("A changed paragraph.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Mine.");
  const dialog = page.getByRole("dialog", { name: /^Another user changed the same text/ });
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect(dialog.getByRole("insertion").filter({ hasText: "Mine." })).toBeVisible();
  await dialog.getByRole("radio", { name: "My version" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(text).toContainText("Their first paragraph of the text.");
  await expect(text).toContainText("A changed paragraph. Mine.");
});

test("company data › merge fields that two administrators changed, and ask about one that both changed", async ({ page }) => {
  await signInAs(page, "administrator");
  const read = async () => (await callStaffApi(page, "site?language=au")).data as { revisions: { revision: number; site: object }[] };
  const save = async (changes: object) => {
    const [current] = (await read()).revisions;
    return callStaffApi(page, "site/save", { language: "au", basedOn: current!.revision, site: { ...current!.site, ...changes } });
  };
  const [original] = (await read()).revisions;
  await openInBackOffice(page, "site?language=au");
  const [representative, register] = [page.getByLabel("Represented by"), page.getByLabel("Commercial register entry")];
  await representative.fill("Mine");
  expect(await save({ register: "Theirs" })).toMatchObject({ code: 200 });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. The website shows the change.")).toBeVisible();
  await expect(register).toHaveValue("Theirs");
  await expect(representative).toHaveValue("Mine");
  await representative.fill("Mine again");
  expect(await save({ representative: "Somebody" })).toMatchObject({ code: 200 });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Another user changed the same text/ });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(representative).toHaveValue("Mine again");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.getByRole("radio", { name: "Their version" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(representative).toHaveValue("Somebody");
  await page.getByRole("button", { name: "Version history" }).click();
  await expect(history(page).getByRole("region", { name: "Represented by" }).getByRole("insertion")).toContainText("Somebody");
  await callStaffApi(page, "site/save", { language: "au", basedOn: (await read()).revisions[0]!.revision, site: original!.site });
});
