import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { readHeading } from "../read-page.ts";
import { test } from "../visitors/account-steps.ts";
import { signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("page inspector › opens the UI string of a clicked text, whose change appears on the site", async ({ page, request }) => {
  const readShownHeading = () => readHeading(request, "/de/explore/expo");
  const original = await readShownHeading();
  await signInAs(page, "editor", ["de"]);
  await page.goto("/admin#/sentences");
  await page.getByRole("link", { name: "Inspect a page" }).click();
  await page.getByRole("combobox", { name: "Page", exact: true }).fill("/explore/expo");
  await page.getByRole("combobox", { name: "Page", exact: true }).press("Enter");
  await page
    .locator("#main-content")
    .getByRole("combobox", { name: /^Language/ })
    .click();
  await page.getByRole("option", { name: "Deutsch" }).click();
  const site = page.frameLocator('iframe[title="Page inspector"]');
  const heading = site.getByRole("heading", { level: 1 });
  await heading.getByText(original).click();
  const words = page.getByLabel("Text in Deutsch");
  await expect(words).toHaveValue(original);
  await words.fill("Dort trifft man uns");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(heading).toHaveText("Dort trifft man uns");
  await expect.poll(readShownHeading).toBe("Dort trifft man uns");
  await heading.getByText("Dort trifft man uns").click();
  await page.getByRole("button", { name: "Reset to original" }).click();
  await expect.poll(readShownHeading).toBe(original);

  // UI strings with the same text are offered as a choice.
  await site.getByText("Beispiel", { exact: true }).first().click();
  await expect(page.getByText(/UI strings have this text\. Select one\.$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit: Deutsch, expo.example" })).toBeVisible();

  // With this switch on, a click follows a link instead of inspecting it.
  const home = site.getByRole("main").getByRole("link", { name: "Startseite", exact: true });
  await page.getByRole("switch", { name: /^Interact with the page/ }).click();
  await home.click();
  await expect(page).toHaveURL(/page=%2Fde$/);
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
});

for (const width of [1280, 390])
  test(`page inspector › has no axe violation and does not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "editor", ["de"]);
    await page.goto("/admin#/sentences/page?page=%2Fde%2Fexplore%2Fexpo");
    const site = page.frameLocator('iframe[title="Page inspector"]');
    await site.getByText("Beispiel", { exact: true }).first().click();
    await expect(page.getByText(/UI strings have this text/)).toBeVisible();
    // The page in the iframe is a separate document with its own landmarks.
    expect(await findAccessibilityViolations(page, { part: "#main-content" })).toEqual([]);
    expect(await measureSidewaysOverflow(page)).toBe(0);
  });
