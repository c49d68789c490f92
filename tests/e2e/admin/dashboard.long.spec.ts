import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { menuLink, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("dashboard › shows the progress of each language and leads to the launch checklist", async ({ page }) => {
  await signInAs(page, "editor");
  const products = page.getByRole("row", { name: /^Products/ });
  await expect(products.getByRole("cell", { name: /^10 of 10/ })).toHaveCount(5);
  await page.getByRole("link", { name: "View the launch checklist" }).click();
  await expect(page.getByText(/localized versions are marked as examples/)).toBeVisible();
  // Only administrators may hide examples and see the state of the installation.
  await expect(page.getByRole("heading", { name: "Installation" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Hide examples from visitors" })).toHaveCount(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("back office menu › is hidden when the window becomes narrow, and screens do not scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAs(page, "administrator");
  const menu = menuLink(page, "Media library");
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu).toBeHidden();
  for (const address of ["/admin#/", "/admin#/people", "/admin#/content/product", "/admin#/samples", "/admin#/acts"]) {
    await page.goto(address);
    const table = page.getByRole("region").filter({ has: page.getByRole("table") });
    await expect(table).toBeVisible();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await measureSidewaysOverflow(page)).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(menu).toBeVisible();
});
