import { readFile } from "node:fs/promises";
import { vitalCount } from "#db/visits.ts";
import { dayMs } from "#i18n/day.ts";
import { openServicesBeside } from "#server/services.ts";
import { createRecordingLog, testEnvironment } from "../../support/test-environment.ts";
import { findAccessibilityViolations } from "../accessibility.ts";
import { longRunOnly, expect } from "../fixtures.ts";
import { readHeading } from "../read-page.ts";
import { test } from "../visitors/account-steps.ts";
import { menuLink, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[13]/ });

test("UI strings › are found by a part of their text, changed in one language and reset", async ({ page, request }) => {
  const readShownHeading = () => readHeading(request, "/au/explore/expo");
  const original = await readShownHeading();
  await signInAs(page, "administrator");
  await menuLink(page, "Texts of the website").click();
  await page.getByLabel("Search UI strings").fill(original.toLowerCase().slice(0, 12));
  // Until the search has narrowed the list, its buttons move.
  await expect(page.getByText(/^UI strings found: \d{1,2}$/)).toBeVisible();
  const change = page.getByRole("button", { name: "Edit: English (AU), expo.heading" });
  await change.click();
  await page.getByLabel("Text in English (AU)").fill("Where we will be {nobody}");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("A placeholder in curly brackets does not exist in the original.")).toBeVisible();
  await page.getByLabel("Text in English (AU)").fill("Where we will be");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The website shows the change.")).toBeVisible();
  await expect.poll(readShownHeading).toBe("Where we will be");
  await page.getByLabel("Search UI strings").fill("where we will be");
  // The list moves until the second search has narrowed it, too.
  const reset = page.getByRole("button", { name: "Reset to original" });
  await expect(async () => {
    await change.click();
    await expect(reset).toBeVisible({ timeout: 2000 });
  }).toPass();
  await reset.click();
  await expect.poll(readShownHeading).toBe(original);
});

test(
  "company data › changes a phone number, rejects an invalid email address at its field and restores an earlier version",
  longRunOnly,
  async ({ page, request }) => {
    const phone = async () =>
      ((await (await request.get("/api/config/i18n")).json()) as { data: Record<string, { site: { phone?: string } }> }).data["en-AU"]?.site
        .phone;
    const before = await phone();
    await signInAs(page, "administrator");
    await menuLink(page, "Company data").click();
    await page
      .locator("#main-content")
      .getByRole("combobox", { name: /^Language/ })
      .click();
    await page.getByRole("option", { name: "English (AU)" }).click();
    const field = page.getByLabel("Phone").first();
    await field.fill("+61 2 5550 1234");
    await page.getByLabel("Email for security reports").fill("nobody");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Incorrect email format")).toBeVisible();
    await expect(field).toHaveValue("+61 2 5550 1234");
    await page.getByLabel("Email for security reports").fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. The website shows the change.")).toBeVisible();
    expect(await phone()).toBe("+61 2 5550 1234");
    await page.getByRole("button", { name: "Version history" }).click();
    const history = page.getByRole("dialog", { name: /^Version history/ });
    await expect(history.getByRole("insertion")).toContainText("+61 2 5550 1234");
    await history.getByRole("list", { name: "Versions" }).getByRole("button").nth(1).click();
    await history.getByRole("button", { name: "Restore this version" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(phone).toBe(before);
  },
);

test("analytics › names the visitors that are counted and shows a table for the chart", longRunOnly, async ({ page }) => {
  await signInAs(page, "support");
  await menuLink(page, "Analytics").click();
  await expect(page.getByText("Visits are counted only for visitors who agreed to statistics.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Visits per day" }).getByRole("row")).toHaveCount(29);
  await expect(menuLink(page, "Company data")).toBeHidden();
});

test("web vitals › are rated by page and device, compared with the period before and exported as CSV", longRunOnly, async ({ page }) => {
  const day = (ago: number) => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10);
  const rows = [
    ["lcp", "desktop", 2, 2400],
    ["lcp", "desktop", 40, 3000],
    ["lcp", "mobile", 2, 4100],
    ["inp", "mobile", 2, 225],
    ["cls", "mobile", 2, 0.05],
  ] as const;
  const services = await openServicesBeside(testEnvironment({ dataDir: process.env.E2E_DATA_DIR! }), createRecordingLog());
  if (!services.ok) throw new Error(services.message);
  await services.services.context.database
    .insert(vitalCount)
    .values(rows.map(([vital, device, ago, upTo]) => ({ day: day(ago), vital, page: "/felt", language: "fr", device, upTo, count: 8 })))
    .onConflictDoNothing();
  await services.services.close();
  await signInAs(page, "support");
  await menuLink(page, "Analytics").click();
  const table = page.getByRole("region", { name: "Page speed" });
  const desktop = table.getByRole("row", { name: /^\/felt Computer/ });
  await expect(desktop).toContainText("2.4 s · good");
  await expect(desktop).toContainText("Previous period: 3 s −20 %");
  await expect(desktop).toContainText("not measured");
  const mobile = table.getByRole("row", { name: /^\/felt Phone/ });
  for (const words of ["4.1 s · poor", "225 ms · needs improvement", "0.05 · good", "Measurements: 8"])
    await expect(mobile).toContainText(words);
  await table.focus();
  await expect(table).toBeFocused();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV: Page speed" }).click();
  const saved = await readFile(await (await download).path(), "utf8");
  expect(saved).toContain("page,device,lcp,lcpRating,lcpMeasured,lcpBefore,lcpMeasuredBefore,inp");
  expect(saved).toContain("/felt,mobile,4100,poor,8,,0,225,toImprove");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

for (const width of [1280, 390])
  test(`company data, UI strings and analytics › have no axe violation at ${width} px`, longRunOnly, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "administrator");
    for (const [address, expectedText] of [
      ["/admin#/site", "Version history"],
      ["/admin#/sentences", "UI strings found"],
      ["/admin#/visits", "Visits per day"],
    ] as const) {
      await page.goto(address);
      await expect(page.locator("#main-content").getByText(expectedText).first()).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    }
  });

test("distributor import › reports the result of each line", longRunOnly, async ({ page }) => {
  await signInAs(page, "support");
  await menuLink(page, "Distributors: CSV").click();
  const lines = [
    "key;order;country;kind;lines;place;name;city;note",
    "e2e-hamburg;900;DE;installer;residential;Hamburg;E2E Solar;Hamburg;",
    "e2e-nowhere;901;DE;installer;residential;Atlantis;E2E Sun;Atlantis;",
  ];
  await page
    .getByLabel("Choose CSV file")
    .setInputFiles({ name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
  await page.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByRole("row", { name: /2 e2e-hamburg (added as a draft \(English\)|unchanged)/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /3 e2e-nowhere rejected place: No place with this name/ })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
