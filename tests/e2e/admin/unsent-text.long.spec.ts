import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { askQuestion } from "./ask-question.ts";
import { menuLink, signInAs } from "./staff-steps.ts";

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

test("inbox › merges a question of the same sender into the open one", async ({ page }) => {
  const { name, email, message } = await askQuestion(page);
  await page.goto("/de/contact-us");
  for (const [field, text] of Object.entries({ name, email, message: "Noch etwas dazu.", telephone: "+49 30 123456", company: "Soleil" }))
    await page.locator(`main [name=${field}]`).fill(text);
  await page.locator("#ask button[type=submit]").click();
  await expect(page).toHaveURL(/result=sent/);
  await signInAs(page, "administrator");
  await menu(page, "Inbox");
  await page.getByRole("link", { name }).last().click();
  await expect(page.getByText(message)).toBeVisible();
  const address = page.url();
  await page.getByRole("button", { name: /^Merge into the open question: Noch etwas/ }).click();
  await expect(page.getByText("The messages of “Noch etwas dazu.” will be moved to the thread that is open here.")).toBeVisible();
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Noch etwas dazu.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Merge into the open question/ })).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await expect(page.getByText(message)).toBeVisible();
});

test("distributor import › imports 1,150 lines in batches and reports each line", async ({ page }) => {
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
  const report = page.getByRole("region", { name: "Result" });
  await expect(report.getByRole("row")).toHaveCount(1151);
  await expect(report.getByText("added", { exact: true })).toHaveCount(1149);
  await expect(report.getByRole("row").last().getByText("rejected")).toBeVisible();
});

test("content list › asks for confirmation before it withdraws several entries", async ({ page }) => {
  await signInAs(page, "editor");
  await page.goto("/admin#/content/faq");
  await page.getByRole("row").nth(1).getByRole("checkbox").check();
  await page.getByRole("row").nth(2).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Unpublish", exact: true }).click();
  await expect(
    page.getByText("10 localized versions of 2 entries will be removed from the website. Their texts are kept here."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("2 selected")).toBeVisible();
  await expect(page.getByRole("row").nth(1).getByText("FR published")).toBeVisible();
});
