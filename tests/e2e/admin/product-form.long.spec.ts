import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { makeImage } from "../../support/make-images.ts";
import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "./separate-site.ts";
import { chooseImage, createEntry, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

const slotOf = (localization: Locator, name: string) => localization.getByRole("group", { name: new RegExp(`^${name}`) });

/** Drops a file onto an element, as from the desktop. */
async function dropFile(page: Page, target: Locator, { name, type, bytes }: { name: string; type: string; bytes: Buffer }): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([text, fileName, fileType]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([content], fileName, { type: fileType }));
      return transfer;
    },
    [bytes.toString("base64"), name, type] as const,
  );
  await target.dispatchEvent("drop", { dataTransfer });
}

/** Chooses a figure of the last row and types its value. */
async function addFigure(page: Page, localization: Locator, figure: string, value: string): Promise<void> {
  await localization.getByRole("button", { name: "Add figure" }).click();
  await page.keyboard.type(figure);
  await page.keyboard.press("Enter");
  await localization.getByRole("textbox", { name: `Value: ${figure}` }).fill(value);
}

test("image slots › take a dropped file, are cropped by keyboard and numbers, and refuse other files with all accepted types", async ({
  page,
  site,
}) => {
  await signInAs(page, "productManager", undefined, site);
  const key = `slots${randomUUID().slice(0, 6)}`;
  const localization = await createEntry(page, "product", key);
  const slot = slotOf(localization, "Large image");
  await dropFile(page, slot, { name: `${key}.png`, type: "image/png", bytes: await makeImage("png", 1600, 1200) });
  await expect(slot.getByText(key, { exact: true })).toBeVisible();
  await expect(slot.getByText("PNG · 1600 × 1200")).toBeVisible();

  await slot.getByRole("button", { name: "Crop" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop: Large image" });
  // The slot is 16:9, the image 4:3.
  await expect(dialog.getByText("1600 × 900 pixels")).toBeVisible();
  await dialog.getByLabel("Width (%)").fill("60");
  await expect(dialog.getByText("960 × 540 pixels")).toBeVisible();
  await dialog.locator(".ReactCrop__crop-selection").focus();
  const before = await dialog.getByLabel("From the top (%)").inputValue();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press("ArrowDown");
  expect(Number(await dialog.getByLabel("From the top (%)").inputValue())).toBeGreaterThan(Number(before));
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(slot.getByText("PNG · 1600 × 1200 · cropped")).toBeVisible();
  await expect(slot.locator("svg image")).toBeVisible();

  await dropFile(page, slot, { name: "page.png", type: "image/png", bytes: Buffer.from("<script>alert(1)</script>") });
  await expect(slot.getByText("DWG or DXF for drawings, STEP or IFC for models, and ZIP for archives")).toBeVisible();
  await expect(slot.getByText(key, { exact: true })).toBeVisible();
  await slot.getByRole("button", { name: "Remove" }).click();
  await expect(slot.getByText("Drop an image here")).toBeVisible();
});

test("image slots › warn of a cut-out image without transparency", async ({ page, site }) => {
  await signInAs(page, "productManager", undefined, site);
  const key = `cutout${randomUUID().slice(0, 6)}`;
  const localization = await createEntry(page, "product", key);
  const opaque = { name: `${key}-opaque.jpg`, type: "image/jpeg", bytes: await makeImage("jpeg") };
  const warning = page.getByText("its background will show on the pages and in the data sheet");
  const cutout = slotOf(localization, "Cut-out image");
  await dropFile(page, slotOf(localization, "Large image"), opaque);
  await expect(slotOf(localization, "Large image").getByText(`${key}-opaque`)).toBeVisible();
  await expect(warning).toHaveCount(0);
  await dropFile(page, cutout, { ...opaque, bytes: await makeImage("jpeg"), name: `${key}-cutout.jpg` });
  await expect(cutout.filter({ has: warning })).toBeVisible();
  await chooseImage(page, localization, /^Cut-out image/, "copia-cutout");
  await expect(cutout.getByText("copia-cutout", { exact: true })).toBeVisible();
  await expect(warning).toHaveCount(0);
});

test("figures › are one line each, move by keyboard, menu and pointer, and are cards on a phone", async ({ page, site }) => {
  await signInAs(page, "productManager", undefined, site);
  const localization = await createEntry(page, "product", `rows${randomUUID().slice(0, 6)}`);
  await page.setViewportSize({ width: 1366, height: 768 });
  const table = localization.getByRole("group", { name: "Data sheet" });
  await addFigure(page, localization, "Power", "4.5");
  await addFigure(page, localization, "Warranty", "10 years");
  await addFigure(page, localization, "Dimensions", "600 × 1200 × 200");
  await table.getByLabel("Condition: Warranty").fill("at 25 °C");
  const rows = table.getByRole("listitem");
  for (const row of await rows.all()) expect((await row.boundingBox())!.height).toBeLessThanOrEqual(60);
  await expect(rows.nth(0)).toContainText("kW");
  await expect(rows.nth(1)).toContainText("years");
  await expect(rows.nth(2)).toContainText("mm");
  const nameIn = (index: number) => rows.nth(index).getByRole("combobox", { name: "Figure" });

  await table.getByRole("button", { name: /^Move: Power/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(nameIn(1)).toHaveValue("Power");
  await expect(table.getByRole("button", { name: /^Move: Power/ })).toBeFocused();
  await table.getByRole("button", { name: /^Move: Dimensions/ }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  await expect(nameIn(1)).toHaveValue(/^Dimensions/);
  await table.getByRole("button", { name: /^Move: Power/ }).dragTo(rows.nth(0));
  await expect(nameIn(0)).toHaveValue("Power");
  await table.getByRole("button", { name: "Remove: Dimensions" }).click();
  await expect(rows).toHaveCount(2);
  await expect(table.getByLabel("Condition: Warranty")).toHaveValue("at 25 °C");

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table.getByLabel("Condition: Warranty")).toBeVisible();
  expect(await measureSidewaysOverflow(page)).toBe(0);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("data sheet preview › names missing fields, then shows the draft and follows each save", async ({ page, site }) => {
  await signInAs(page, "productManager", undefined, site);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto("/admin#/content/product/smart-plug?left=en&right=sheet");
  const preview = page.getByRole("region", { name: "Data sheet preview" });
  const image = preview.getByRole("img", { name: "Data sheet of the draft in English" });
  await expect(preview.getByRole("alert")).toContainText("filled in: Data sheet");
  await addFigure(page, page.locator("body"), "Weight", "0.2");
  await addFigure(page, page.locator("body"), "Power", "3.7");
  await expect(image).toBeVisible();
  const first = await image.getAttribute("src");
  await addFigure(page, page.locator("body"), "Warranty", "2 years");
  await expect.poll(() => image.getAttribute("src"), { timeout: 30_000 }).not.toBe(first);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Data sheet preview" }).click();
  await expect(page.getByRole("dialog", { name: "Data sheet preview" }).getByRole("img")).toBeVisible();
});
