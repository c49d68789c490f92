import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { languageCodes } from "#i18n/languages.ts";
import { test as ownSite } from "./separate-site.ts";
import { signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[134]/ });
ownSite.use({ expectedErrors: /status of 40[134]/ });

test("example content › is withdrawn, restored and replaced, and links to the company data", async ({ page, request }) => {
  await signInAs(page, "administrator");
  await page.goto("/admin#/launch");
  await page.getByRole("link", { name: "View all example content" }).click();
  await expect(page.getByText(/localized versions are marked as examples/)).toBeVisible();
  const row = page
    .getByRole("region", { name: "Example content" })
    .getByRole("row")
    .filter({ has: page.getByText("Distributors and") })
    .last();
  const entry = await row.getByRole("link", { name: /^Open: / }).getAttribute("href");
  await row.getByRole("button", { name: /^Unpublish: / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(row.getByText("FR unpublished")).toBeVisible();
  await row.getByRole("button", { name: /^Restore: / }).click();
  await expect(row.getByText("FR published")).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await measureSidewaysOverflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });

  await row.getByRole("link", { name: /^Replace: / }).click();
  await expect(page.getByText("The “Example” mark is removed from this draft.")).toBeVisible();
  const mark = page.getByRole("checkbox", { name: "Example", exact: true });
  await expect(mark).not.toBeChecked();
  const key = entry!.replace(/.*\//, "");
  const isMarked = async () => {
    const { data }: { data: { sample?: boolean } } = await (await request.get(`/api/distributor/${key}`)).json();
    return data.sample === true;
  };
  expect(await isMarked()).toBe(true);
  await page.getByRole("button", { name: "Publish in all languages" }).click();
  await expect.poll(isMarked).toBe(false);
  await mark.click();
  await page.getByRole("button", { name: "Publish in all languages" }).click();
  await expect.poll(isMarked).toBe(true);

  await page.goto("/admin#/samples");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Company data" })).toBeVisible();
  await expect(page.locator("#main-content").getByRole("combobox", { name: /Language/ })).toHaveText("Deutsch");
});

ownSite("example company data › loses its mark with the first changed value", async ({ page, request, site }) => {
  await signInAs(page, "administrator", languageCodes, site);
  await page.goto("/admin#/site?language=en");
  const company = page.getByRole("checkbox", { name: "Marked as example" }).first();
  const contact = page.getByRole("group", { name: "Support contacts with opening hours 1" });
  await expect(company).toBeChecked();
  await page.getByLabel("Legal entity").fill("eCactus SAS");
  await expect(company).not.toBeChecked();
  // The legal data are a block with a mark of their own.
  const legal = page.getByRole("checkbox", { name: "Marked as example: Legal" });
  await legal.check();
  await page.getByLabel("VAT number").fill("FR 1");
  await expect(legal).not.toBeChecked();
  await expect(contact.getByRole("checkbox", { name: "Marked as example" })).toBeChecked();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. The website shows the change.")).toBeVisible();
  expect(await (await request.get("/en/legal-notice")).text()).toContain("eCactus SAS");
  const footer = async () => /<footer.*<\/footer>/s.exec(await (await request.get("/en/about-us")).text())?.[0];
  expect(await footer()).not.toContain("Example");
  // A real English value replaces the examples of the other languages.
  expect(await (await request.get("/legal-notice")).text()).toContain("eCactus SAS");
  await page.goto("/admin#/site?language=de");
  await expect(page.getByText("Empty fields use the English value, which they show in gray.")).toBeVisible();
  await expect(page.getByLabel("Legal entity")).toHaveAttribute("placeholder", "eCactus SAS");
  await expect(page.getByLabel("Email", { exact: true }).first()).toHaveValue("");
  await page.goto("/admin#/site?language=en");

  await contact.getByLabel("Phone").fill("+33 1 23 45 67 89");
  await expect(contact.getByRole("checkbox", { name: "Marked as example" })).not.toBeChecked();
  // The mark can be set by hand as well.
  await company.check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(footer).toContain("Example");
});

ownSite("example content › is hidden from visitors and shown again by an administrator", async ({ page, request, site }) => {
  await signInAs(page, "administrator", languageCodes, site);
  const statusOf = async (address: string) => (await request.get(address)).status();
  const example = "/api/case/family-home-evening";
  expect(await statusOf(example)).toBe(200);
  for (const [name, message, status] of [
    ["Hide examples from visitors", "Examples are hidden from visitors.", 404],
    ["Show examples to visitors", "Visitors see the examples again.", 200],
  ] as const) {
    await page.goto("/admin#/launch");
    await page.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByText(/^Distributors and installers: \d+$/)).toBeVisible();
    await expect(dialog.getByText(/^Company data, languages: 5$/)).toBeVisible();
    await expect(dialog.getByText(/^Legal texts: /)).toHaveCount(0);
    // Half-transparent text of a dialog that still appears has too little contrast.
    await expect(page.locator(".MuiDialog-container")).toHaveCSS("opacity", "1");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("button", { name }).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect.poll(() => statusOf(example)).toBe(status);
    for (const legal of ["/en/legal-notice", "/en/document/privacy-policy", "/de/document/service-agreement"])
      expect([legal, await statusOf(legal)]).toEqual([legal, 200]);
    const isHidden = status === 404;
    await page.goto("/en/how-to-buy");
    await expect(page.locator("#installer")).toBeVisible();
    await expect(page.locator("main search")).toHaveCount(isHidden ? 0 : 1);
    const joinUs = page.locator("footer").getByRole("link", { name: "Join us" });
    await expect(joinUs).toHaveCount(isHidden ? 0 : 1);
    const marks = page.getByText("Example", { exact: true });
    await (isHidden ? expect(marks).toHaveCount(0) : expect(marks.first()).toBeVisible());
  }
  await page.goto("/admin#/acts");
  await expect(page.getByText("Examples hidden from visitors").first()).toBeVisible();
  await expect(page.getByText("Examples shown to visitors again").first()).toBeVisible();
});
