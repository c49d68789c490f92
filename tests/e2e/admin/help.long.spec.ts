import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("staff guides › open by keyboard in the language of the back office and link to each other", async ({ page }) => {
  await signInAs(page, "support");
  await page.goto("/admin#/inbox");
  await page.getByRole("link", { name: "Help: Answer questions" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Answer questions" })).toBeVisible();
  await page.getByRole("combobox", { name: "Language" }).press("Enter");
  await page.getByRole("option", { name: "Deutsch" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Fragen beantworten" })).toBeVisible();
  await page.getByRole("link", { name: "Alle Anleitungen" }).press("Enter");
  await page.getByRole("link", { name: /^Veröffentlichen/ }).press("Enter");
  await page.getByRole("article").getByRole("link", { name: "übersetzen" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Übersetzen" })).toBeVisible();
});

for (const width of [1280, 768, 390])
  test(`staff guides › show their images, have no axe violation and do not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "editor");
    for (const [address, heading] of [
      ["help", "Help"],
      ["help/publish", "Publish"],
      ["help/translate", "Translate"],
      ["help/answer", "Answer questions"],
      ["help/launch", "Prepare the launch"],
    ] as const) {
      await page.goto(`/admin#/${address}`);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      for (const picture of await page.getByRole("article").getByRole("img").all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
      }
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await measureSidewaysOverflow(page)).toBe(0);
    }
  });
