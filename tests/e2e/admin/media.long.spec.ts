import { randomUUID } from "node:crypto";
import { dayMs } from "#i18n/day.ts";
import { makeImage } from "../../support/make-images.ts";
import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { callStaffApi, menuLink, chooseImage, createEntry, choose, signInAs, publishLocalization } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 4(0[13]|10)/ });

test("media library › uploads several images, edits alt text and focal point, replaces an image and deletes it", async ({ page }) => {
  await signInAs(page, "productManager");
  await menuLink(page, "Media library").click();
  const [one, other] = [`first-${randomUUID().slice(0, 8)}`, `second-${randomUUID().slice(0, 8)}`];
  await page.getByLabel("Choose files").setInputFiles([
    { name: `${one}.png`, mimeType: "image/png", buffer: await makeImage("png", 640, 360) },
    { name: `${other}.jpg`, mimeType: "image/jpeg", buffer: await makeImage("jpeg") },
    { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<script>alert(1)</script>") },
  ]);
  await expect(page.getByText("uploaded", { exact: true })).toHaveCount(2);
  await expect(page.getByText("This file type is not supported.")).toBeVisible();

  await page.getByRole("searchbox", { name: "Search" }).fill(one);
  await page.getByRole("button", { name: one }).click();
  const fromLeft = page.getByRole("slider", { name: "Focal point from the left" });
  await fromLeft.focus();
  for (let step = 0; step < 3; step += 1) await fromLeft.press("ArrowRight");
  await expect(fromLeft).toHaveValue("53");
  await expect(page.getByRole("figure")).toHaveText(["16:9", "4:3", "1:1", "4:5"]);
  const words = `A wall ${randomUUID().slice(0, 8)}`;
  await page.getByRole("group", { name: "Deutsch" }).getByLabel("Alt text").fill(words);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();

  await page.locator("main").getByRole("link", { name: "Media library" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill(words);
  await page.getByRole("button", { name: one }).click();
  await expect(fromLeft).toHaveValue("53");
  await page
    .getByLabel("Replace file")
    .setInputFiles({ name: "newer.png", mimeType: "image/png", buffer: await makeImage("png", 320, 320) });
  await expect(page.getByText("File replaced.")).toBeVisible();
  await expect(page.getByText(/^2 · image\/png · .* · 320 × 320/)).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("searchbox", { name: "Search" }).fill(one);
  await expect(page.getByText("No results.")).toBeVisible();
});

test("media library › shows an uploaded certificate in downloads and search, and replaces it by a newer version", async ({ page }) => {
  await signInAs(page, "productManager");
  const suffix = randomUUID().slice(0, 8);
  const [file, title, key] = [`certificate-${suffix}.pdf`, `Certificate ${suffix}`, `certificate-${suffix}`];
  await page.goto("/admin#/content/download");
  await page.getByRole("link", { name: "Upload files" }).click();
  const pdf = { name: file, mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 ${suffix}`) };
  await page.getByLabel("Choose files").setInputFiles(pdf);
  await expect(page.getByText("uploaded", { exact: true })).toBeVisible();

  const localization = await createEntry(page, "download", key);
  await localization.getByLabel("Sort order").fill("1");
  await localization.getByRole("combobox", { name: /^Products/ }).fill("COPIA");
  await page.getByRole("option", { name: "COPIA" }).click();
  await choose(page, localization, /^Format/, "PDF");
  await choose(page, localization, /^Language of the file/, "English");
  await choose(page, localization, /^Document type/, "Manual");
  await expect(localization.getByLabel("Certificate number")).toHaveCount(0);
  await choose(page, localization, /^Document type/, "Certificate");
  await localization.getByLabel("Certificate number").fill(`EX-${suffix}`);
  await localization.getByLabel("Certification body").fill("Test body");
  const inAMonth = new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10);
  await localization.getByLabel("Valid until").fill(inAMonth);
  await localization.getByRole("combobox", { name: /^Purpose/ }).click();
  await page.getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await localization.getByLabel("Version").fill("1");
  await localization.getByLabel("Date").fill("2026-04-01");
  await localization.getByRole("button", { name: "Choose from media library" }).click();
  const library = page.getByRole("dialog", { name: "Media library" });
  await library.getByRole("searchbox", { name: "Search" }).fill(file);
  await library.getByRole("button", { name: file }).click();
  await localization.getByLabel("Title").fill(title);
  await publishLocalization(page, "fr");
  await page.goto(`/admin#/content/download/${key}?left=en&right=fr`);
  await page.getByRole("button", { name: "Copy from Français" }).first().click();
  await publishLocalization(page, "en");

  await page.goto("/en/support-center/downloads?product=copia");
  await page.getByRole("link", { name: title }).first().click({ trial: true });
  await page.goto("/en/support-center/downloads?resource=certificate");
  await page.getByRole("link", { name: title }).first().click({ trial: true });
  const served = await page.request.get(`/files/${file}`);
  expect(served.headers()).toMatchObject({ "content-type": "application/pdf", "x-content-type-options": "nosniff" });
  expect((await served.body()).toString()).toBe(`%PDF-1.7 ${suffix}`);
  for (const query of [title, `EX-${suffix}`]) {
    await page.goto(`/en/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
  }
  await page.goto("/admin#/");
  const expiring = page.getByRole("region", { name: "Certificates that run out within 90 days" });
  await expect(expiring.getByRole("link", { name: title })).toHaveAttribute("href", new RegExp(`#/content/download/${key}\\?left=`));

  await page.goto("/admin#/content/download");
  await page.getByRole("link", { name: title }).click();
  const shared = page.getByRole("region", { name: "Shared by all languages" });
  await shared.getByRole("button", { name: "Choose from media library" }).click();
  const newer = `certificate-${suffix}-2.pdf`;
  await library.getByLabel("Choose files").setInputFiles({ ...pdf, name: newer });
  await expect(library).toHaveCount(0);
  await expect(shared.getByText(newer)).toBeVisible();
  await shared.getByLabel("Version").fill("2");
  await shared.getByRole("button", { name: "Publish in all languages" }).click();
  await expect(shared.getByRole("button", { name: "Publish in all languages" })).toHaveCount(0);
  await page.goto("/en/support-center/downloads?resource=certificate");
  await expect(page.getByRole("link", { name: title })).toHaveCount(1);
  const address = `/documents/certificate-${suffix}`;
  await expect(page.locator(`a[href="${address}"]`)).toBeVisible();
  expect((await page.request.get(address)).headers()["content-disposition"]).toContain(newer);

  await page.goto("/admin#/content/download");
  await page.getByRole("link", { name: title }).click();
  await shared.getByLabel("Valid until").fill(new Date(Date.now() - 2 * dayMs).toISOString().slice(0, 10));
  await shared.getByRole("button", { name: "Publish in all languages" }).click();
  await expect(shared.getByRole("button", { name: "Publish in all languages" })).toHaveCount(0);
  await page.goto(`/en/search?q=EX-${suffix}`);
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: title }).first()).toContainText(/Expired on /);

  await page.goto("/admin#/content/download");
  expect(await callStaffApi(page, "content/delete", { type: "download", key })).toMatchObject({ code: 200 });
  const statusOf = async () => (await page.request.get(`${address}/1`)).status();
  await expect.poll(statusOf).toBe(410);
  await page.goto(`${address}/1`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This document was withdrawn");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Product page: COPIA" }).click();
  await expect(page).toHaveURL(/\/en\/products\/copia#documents$/);
});

test("content editor › chooses an image from the media library", async ({ page }) => {
  await signInAs(page, "editor");
  await page.goto("/admin#/content/news");
  await page.getByRole("button", { name: "Create entry" }).click();
  await page
    .getByRole("dialog")
    .getByLabel("Slug")
    .fill(`e2e-${randomUUID().slice(0, 8)}`);
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  const french = page.getByRole("region", { name: "Français", exact: true });
  await chooseImage(page, french, /^Image/, "substation-fog");
  const field = french.getByRole("group", { name: /^Image/ });
  await expect(field.getByText("substation-fog", { exact: true })).toBeVisible();
  await expect(field.locator("img")).toHaveJSProperty("naturalWidth", 320);
  await field.getByRole("button", { name: "Remove" }).click();
  await expect(field.getByText("substation-fog")).toHaveCount(0);
});

for (const width of [1280, 768])
  test(`media library and image page › have no axe violation and do not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "productManager");
    for (const [address, shown] of [
      ["/admin#/media", "ac-charger-hero"],
      ["/admin#/media/ac-charger-hero", "Used in"],
    ] as const) {
      await page.goto(address);
      await page.getByText(shown).first().scrollIntoViewIfNeeded();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await measureSidewaysOverflow(page)).toBe(0);
    }
  });
