import { findAccessibilityViolations } from "../accessibility.ts";
import { longRunOnly, expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { menuLink, column, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("staff roles › let support read content but not change it", async ({ page }) => {
  await signInAs(page, "support");
  await menuLink(page, "Content").click();
  await expect(page.getByRole("heading", { level: 1, name: "Content" })).toBeVisible();
  await expect(page.getByRole("row")).not.toHaveCount(0);
  await expect(page.getByRole("button", { name: "Create entry" })).toHaveCount(0);
  await page.goto("/admin#/content/product/copia?left=en&right=de");
  for (const language of ["en", "de"] as const) {
    await expect(column(page, language).getByText("You can read this language but not edit it.")).toBeVisible();
    await expect(column(page, language).getByLabel("Title")).toBeDisabled();
    await expect(column(page, language).getByRole("button", { name: /Publish|Unpublish|Undo|Copy/ })).toHaveCount(0);
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

/** Screens that a role may not open. */
const forbidden = {
  support: ["media", "sentences", "site", "people", "acts", "security-log", "jobs"],
  editor: ["inbox", "templates", "accounts", "site", "people", "acts", "security-log", "jobs"],
  productManager: ["distributors", "inbox", "sentences", "people"],
};
for (const [role, screens] of Object.entries(forbidden))
  test(`staff roles › show ${role} an error on screens that the role may not open`, longRunOnly, async ({ page }) => {
    await signInAs(page, role);
    for (const screen of screens) {
      await page.goto(`/admin#/${screen}`);
      await expect(page.getByRole("alert").filter({ hasText: "Your role does not allow this." }), screen).toBeVisible();
      await page.goto("/admin#/");
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    }
  });
