import { accessibilityFindings } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { column, enterAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("support reads content and is told that it may not change it", async ({ page }) => {
  await enterAs(page, "support");
  await page.getByRole("menuitem", { name: "Content", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
  await expect(page.getByRole("row")).not.toHaveCount(0);
  await expect(page.getByRole("button", { name: "New entry" })).toHaveCount(0);
  await page.goto("/admin#/content/product/copia?left=en&right=de");
  for (const language of ["en", "de"] as const) {
    await expect(column(page, language).getByText("You may read this language, but not change it.")).toBeVisible();
    await expect(column(page, language).getByLabel("Title")).toBeDisabled();
    await expect(column(page, language).getByRole("button", { name: /Publish|Withdraw|Undo|Copy/ })).toHaveCount(0);
  }
  expect(await accessibilityFindings(page)).toEqual([]);
});

const closed = {
  support: ["media", "sentences", "site", "people", "acts"],
  editor: ["inbox", "templates", "accounts", "site", "people", "acts"],
  productManager: ["distributors", "inbox", "sentences", "people"],
};
for (const [role, rooms] of Object.entries(closed))
  test(`${role}: a room that is not theirs says so, whoever follows a link into it`, async ({ page }) => {
    await enterAs(page, role);
    for (const room of rooms) {
      await page.goto(`/admin#/${room}`);
      await expect(page.getByRole("alert").filter({ hasText: "Your role does not allow this." }), room).toBeVisible();
      await page.goto("/admin#/");
      await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    }
  });
