import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { findAccessibilityViolations } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { column, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[134]/ });

for (const [version, row] of [
  ["1.2", 1],
  ["2.1", 2],
] as const)
  test(`translation export › is imported again from XLIFF ${version} as drafts`, async ({ page }) => {
    await signInAs(page, "editor");
    await page.goto("/admin#/content/policy");
    // Each test changes its own entry, because they run at the same time.
    await page.getByRole("row").nth(row).getByRole("checkbox").check();
    await page.getByRole("status").getByRole("button", { name: "Export for translation" }).click();
    const exporting = page.getByRole("dialog", { name: "Export for translation" });
    await expect(exporting.getByText("1 selected entry")).toBeVisible();
    await exporting.getByRole("combobox", { name: "Format" }).click();
    await page.getByRole("option", { name: `XLIFF ${version}` }).click();
    const saving = page.waitForEvent("download");
    await exporting.getByRole("button", { name: "Download file" }).click();
    const file = await readFile(await (await saving).path(), "utf8");
    await expect(exporting.getByText("Entries in the file: 1.")).toBeVisible();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await exporting.getByRole("button", { name: "Close" }).click();

    await page.getByRole("button", { name: "Import translation" }).click();
    const importing = page.getByRole("dialog", { name: "Import translation" });
    const importFile = async (text: string) => {
      await importing.getByLabel("Choose XLIFF file").setInputFiles({ name: "back.xlf", mimeType: "text/xml", buffer: Buffer.from(text) });
      await importing.getByRole("button", { name: "Import translation" }).click();
    };
    await importFile(file);
    await expect(importing.getByText("unchanged", { exact: true })).toBeVisible();
    const title = `Traduit ${randomUUID()}`;
    await importFile(file.replace(/(<(?:trans-)?unit id="title".*?<target[^>]*>)[^<]*/s, `$1${title}`));
    await expect(importing.getByText("saved as draft", { exact: true })).toBeVisible();
    // Checks only the dialog: the list behind it is still in a colour transition.
    expect(await findAccessibilityViolations(page, { part: "[role=dialog]" })).toEqual([]);
    await importing.getByRole("row").nth(1).getByRole("link").click();
    await expect(column(page, "fr").getByLabel("Title")).toHaveValue(title);
  });
