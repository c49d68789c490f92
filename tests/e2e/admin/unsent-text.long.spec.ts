import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { logInAsStaff } from "#scripts/running-site/log-in-as-staff.ts";
import { newsData } from "../../support/test-context.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { askQuestion } from "./ask-question.ts";
import { callStaffApi, menuLink, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of (40[134]|422)/ });

const menu = (page: Page, name: string) => menuLink(page, name).click();

/** Leaves the page by the menu and returns, then reloads. Expects the text in `field` both times. */
async function leaveAndReturn(page: Page, field: ReturnType<Page["getByLabel"]>, text: string): Promise<void> {
  const address = page.url();
  await menu(page, "Media library");
  await expect(page.getByRole("heading", { level: 1, name: "Media library" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(field).toHaveValue(text);
  await page.reload();
  await expect(field).toHaveValue(text);
}

test("inbox › keeps an unsent answer and note after navigation and after a reload", async ({ page }) => {
  const { name, message } = await askQuestion(page);
  await signInAs(page, "administrator");
  await menu(page, "Inbox");
  await page.getByRole("link", { name }).click();
  await expect(page.getByText(message)).toBeVisible();
  const answer = page.getByLabel("Answer in Deutsch");
  const note = page.getByLabel("Internal note");
  await answer.fill("Halb geschrieben");
  await note.fill("Nur für uns");
  await leaveAndReturn(page, answer, "Halb geschrieben");
  await expect(note).toHaveValue("Nur für uns");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(note).toHaveValue("");
  await page.reload();
  await expect(note).toHaveValue("");
  await expect(answer).toHaveValue("Halb geschrieben");
});

test("newsletter issues › keep unsaved input after navigation, until it is discarded", async ({ page }) => {
  await signInAs(page, "administrator");
  await menu(page, "Newsletter");
  await page.getByRole("link", { name: "Create issue" }).click();
  const subject = `Entwurf ${randomUUID().slice(0, 8)}`;
  await page.getByLabel("Subject").fill(subject);
  await leaveAndReturn(page, page.getByLabel("Subject"), subject);
  await page.getByRole("button", { name: "Discard changes" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Subject")).toHaveValue("");
});

test("templates › keep unsaved input after the dialog is closed, until it is discarded", async ({ page }) => {
  await signInAs(page, "support");
  await menu(page, "Templates");
  await page.getByRole("button", { name: "Create template" }).click();
  const name = page.getByRole("dialog").getByLabel("Name");
  await name.fill("Half a template");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Create template" }).click();
  await expect(name).toHaveValue("Half a template");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Create template" }).click();
  await expect(name).toHaveValue("");
});

test("UI strings › open the form again with unsaved input after a reload", async ({ page }) => {
  await signInAs(page, "administrator");
  await menu(page, "Texts of the website");
  await page
    .getByRole("button", { name: /^Edit.*English/ })
    .first()
    .click();
  const field = page.getByLabel("Text in English");
  await field.fill("Half a sentence");
  await page.reload();
  await expect(field).toHaveValue("Half a sentence");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Texts of the website" })).toBeVisible();
  await expect(field).toHaveCount(0);
});

test("sign-out › deletes unsent text from the browser", async ({ page }) => {
  await logInAsStaff(page.request, { origin: process.env.E2E_URL!, dataDir: process.env.E2E_DATA_DIR!, role: "support" });
  await page.goto("/admin#/templates");
  await page.getByRole("button", { name: "Create template" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Secret");
  await page.keyboard.press("Escape");
  const stored = () => page.evaluate(() => Object.values(localStorage).some((value) => value.includes("Secret")));
  expect(await stored()).toBe(true);
  await page.getByRole("banner").getByRole("button", { expanded: false }).last().click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect.poll(stored).toBe(false);
});

test("distributor import › imports 1,150 lines in batches and reports the rejected one", async ({ page }) => {
  await signInAs(page, "administrator");
  await page.goto("/admin#/distributors");
  const prefix = randomUUID().slice(0, 8);
  const lines = Array.from(
    { length: 1149 },
    (_, index) => `${prefix}-${index},${index},DE,distributor,residential,Hamburg,Name ${index},Hamburg,`,
  );
  const csv = ["key,order,country,kind,lines,place,name,city,note", ...lines, lines[3]].join("\n");
  await page.getByLabel("Choose CSV file").setInputFiles({ name: "table.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Import 1150 rows" }).click();
  await expect(page.getByRole("progressbar", { name: "Progress" })).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0, { timeout: 150_000 });
  await expect(page.getByText("Rows: 1150. Added: 1149, changed: 0, unchanged: 0, rejected: 1.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Result" }).getByRole("row").last().getByText("rejected")).toBeVisible();
});

test("content list › asks for confirmation before it withdraws several entries", async ({ page }) => {
  await signInAs(page, "editor");
  const title = `Title ${randomUUID()}`;
  for (let entry = 0; entry < 2; entry++) await publishNews(page, title);
  await page.goto(`/admin#/content/news?words=${encodeURIComponent(title)}`);
  await page.getByRole("row").nth(1).getByRole("checkbox").check();
  await page.getByRole("row").nth(2).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Unpublish", exact: true }).click();
  await expect(
    page.getByText("4 localized versions of 2 entries will be removed from the website. The texts are kept here."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("2 selected")).toBeVisible();
  await expect(page.getByRole("row").nth(1).getByText("FR published")).toBeVisible();
});

/** Publishes a news entry in French and English. */
async function publishNews(page: Page, title: string): Promise<void> {
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  const editions = ["fr", "en"].map((language) => ({ type: "news", key, language }));
  const data = newsData({ picture: "substation-fog", title });
  for (const edition of editions)
    expect(await callStaffApi(page, "content/save", { ...edition, basedOn: 0, data })).toMatchObject({ code: 200 });
  expect(await callStaffApi(page, "content/publish", { editions })).toMatchObject({ code: 200 });
}
