import { findAccessibilityViolations } from "../accessibility.ts";
import { longRunOnly, expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { choose, menuLink, signInAs, acceptInvitation } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("staff users › accept an invitation with a second factor, and invite others, which the audit log records", async ({ page }) => {
  await acceptInvitation(page, "administrator");
  await menuLink(page, "Users").click();
  await page.getByRole("button", { name: "Invite user" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("nobody");
  await dialog.getByRole("button", { name: "Invite user" }).click();
  await expect(dialog.getByText("Incorrect email format")).toBeVisible();
  await dialog.getByLabel("Email").fill("ines@site.test");
  await dialog.getByRole("button", { name: "Invite user" }).click();
  await expect(dialog.getByText("Choose at least one language")).toBeVisible();
  await choose(page, dialog, /^Languages/, "Deutsch");
  await dialog.getByRole("button", { name: "Invite user" }).click();
  const shown = page.getByRole("dialog", { name: "Invitation link" });
  await expect(shown.getByLabel("Invitation link")).toHaveValue(/\/admin#\/join\/[\w-]{32}$/);
  await shown.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "ines@site.test" })).toContainText("Editor (DE)");
  await menuLink(page, "Audit log").click();
  await expect(page.getByRole("row", { name: /User invited .*ines@site\.test/ })).toBeVisible();
});

test("expired staff session › asks to sign in again in a dialog and keeps the input", longRunOnly, async ({ page, context }) => {
  await signInAs(page, "administrator");
  await menuLink(page, "Users").click();
  await page.getByRole("button", { name: "Invite user" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite user" });
  await dialog.getByLabel("Email").fill("tomas@site.test");
  await context.clearCookies({ name: /session_token/ });
  await dialog.getByRole("button", { name: "Invite user" }).click();
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await expect(again).toBeVisible();
  await again.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByLabel("Email")).toHaveValue("tomas@site.test");
});

for (const width of [1280, 768, 390])
  test(`dashboard, staff users, audit log and own account › have no axe violation at ${width} px`, longRunOnly, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "administrator");
    for (const address of ["/admin#/", "/admin#/people", "/admin#/acts", "/admin#/my-account"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    }
  });
