import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { languageCodes } from "#i18n/languages.ts";
import { test } from "./separate-site.ts";
import { menuLink, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of (40[134]|503)/ });

test("maintenance › closes a page, chosen by its title, in exactly the chosen languages", async ({ page, request, site }) => {
  await signInAs(page, "administrator", languageCodes, site);
  await menuLink(page, "Maintenance").click();
  await page.getByRole("button", { name: /^Add/ }).click();
  const row = page.getByRole("group", { name: "Pages under maintenance 1" });
  for (const name of ["Français", "English", "中文", "English (AU)"]) await row.getByRole("checkbox", { name, exact: true }).uncheck();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Field required")).toBeVisible();
  await row.getByRole("combobox", { name: "Page" }).fill("warranty: report");
  await page.getByRole("option", { name: /^Battery warranty: report a defect/ }).click();
  await row.getByLabel("Message to visitors: Deutsch").fill("Ab Montag wieder da");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await measureSidewaysOverflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved. The website shows the change.")).toBeVisible();
  const statuses = () =>
    Promise.all(["", "/en", "/cn", "/au", "/de"].map(async (prefix) => (await request.get(`${prefix}/support-center/warranty`)).status()));
  await expect.poll(statuses).toEqual([200, 200, 200, 200, 503]);
  expect(await (await request.get("/de/support-center/warranty")).text()).toContain("Ab Montag wieder da");
  await page.getByRole("button", { name: "Remove: Pages under maintenance 1" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(statuses).toEqual([200, 200, 200, 200, 200]);

  await menuLink(page, "Audit log").click();
  const log = page.getByRole("region", { name: "Audit log" });
  await expect(log.getByRole("cell", { name: /^Pages under maintenance changed/ })).toHaveCount(2);
  await expect(log.getByText("Closed pages: /support-center/warranty (Deutsch)")).toBeVisible();
  expect(await log.innerText()).not.toMatch(/[{}]|\w\.\w+Saved/);
  await log.getByRole("link", { name: "Maintenance" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Maintenance" })).toBeVisible();
});

test("search synonyms › suggest pages by title and refuse an address that does not exist at its field", async ({ page, request, site }) => {
  await signInAs(page, "administrator", languageCodes, site);
  await page.goto("/admin#/synonyms?language=en");
  await page.getByRole("button", { name: "Add synonym" }).click();
  const dialog = page.getByRole("dialog", { name: "Add synonym" });
  const target = dialog.getByRole("combobox", { name: "Target page or meaning" });
  await target.fill("/nowhere-at-all");
  await dialog.getByLabel("Search words of visitors").fill("wobblecheck");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("No public page or entry has this address in this language.")).toBeVisible();
  await target.fill("warranty");
  await page.getByRole("option", { name: /\/support-center\/warranty$/ }).click();
  await expect(target).toHaveValue("/support-center/warranty");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved. The next search uses it.")).toBeVisible();
  const results = await (await request.get("/api/search?q=wobblecheck&language=en")).json();
  expect(results).toMatchObject({ data: [{ path: "/support-center/warranty" }] });
});

test("launch checklist › leads to the screen where a task is done and shows that it is done", async ({ page, site }) => {
  await signInAs(page, "administrator", languageCodes, site);
  await page.getByRole("link", { name: "View the launch checklist" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Launch checklist" })).toBeVisible();
  const task = page.getByRole("listitem").filter({ hasText: "Support contacts with opening hours" });
  await expect(task.getByText("Example in: Français, English, 中文, English (AU), Deutsch")).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await measureSidewaysOverflow(page)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [index, name] of ["Français", "English", "中文", "English (AU)", "Deutsch"].entries()) {
    await page.getByRole("link", { name: "Open: Support contacts with opening hours" }).click();
    await expect(page.locator("#main-content").getByRole("combobox", { name: /^Language/ })).toHaveText(name);
    const contact = page.getByRole("group", { name: "Support contacts with opening hours 1" });
    await contact.getByLabel("Phone").fill(`+33 1 23 45 67 8${index}`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. The website shows the change.").first()).toBeVisible();
    await menuLink(page, "Launch checklist").click();
  }
  await expect(task.getByText("Done")).toBeVisible();
});
