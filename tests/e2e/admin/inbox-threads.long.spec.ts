import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { inboundMailSecret } from "../../support/inbound-mail-secret.ts";
import { readMailsTo } from "../../support/mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { mailFolder, test } from "../visitors/account-steps.ts";
import { askQuestion } from "./ask-question.ts";
import { signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of (40[134]|422)/ });

async function openThread(page: Page, name: string, message: string): Promise<void> {
  await page.goto("/admin#/inbox");
  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await page.getByRole("link", { name }).filter({ hasText: message }).click();
  await expect(page.getByRole("heading", { name: "Thread" })).toBeVisible();
}

async function askAgain(page: Page, { name, email }: { name: string; email: string }, message: string): Promise<void> {
  await page.goto("/de/contact-us");
  for (const [field, text] of Object.entries({ name, email, message, telephone: "+49 30 123456", company: "Soleil" }))
    await page.locator(`main [name=${field}]`).fill(text);
  await page.locator("#ask button[type=submit]").click();
  await expect(page).toHaveURL(/result=sent/);
}

test("inbox › shows a reply by mail in the thread, with its file and the folded quote", async ({ page, request }) => {
  const { name, email, message } = await askQuestion(page);
  await signInAs(page, "support");
  await openThread(page, name, message);
  await page.getByLabel("Answer in Deutsch").fill("Bitte drücken Sie die blaue Taste.");
  await page.getByRole("button", { name: "Send answer" }).click();
  const { answer: mails } = await poll(
    () => readMailsTo(mailFolder(), email),
    (found) => found.some(({ subject }) => subject === "Antwort auf Ihre Frage"),
  );
  const sent = mails.find(({ subject }) => subject === "Antwort auf Ihre Frage")!;
  const [replyTo] = sent.replyTo ?? [];
  expect(replyTo?.address).toMatch(/^reply\+[0-9a-z]{41}@example\.com$/);
  expect(sent.text).toContain("Sie können auch auf diese E-Mail antworten.");
  const reply = [
    `From: ${email}`,
    `To: ${replyTo!.address}`,
    `Message-ID: <${crypto.randomUUID()}@mail.example>`,
    "Content-Type: multipart/mixed; boundary=b",
    "",
    "--b",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Jetzt leuchtet sie grün.",
    "",
    "Am 27.11.2026 um 10:00 schrieb eCactus:",
    "> Bitte drücken Sie die blaue Taste.",
    "--b",
    'Content-Type: application/pdf; name="messung.pdf"',
    'Content-Disposition: attachment; filename="messung.pdf"',
    "",
    "%PDF-1.7 a measurement",
    "--b--",
  ].join("\r\n");
  const headers = { authorization: `Bearer ${inboundMailSecret}`, "content-type": "message/rfc822" };
  const response = await request.post("/api/mail/inbound", { data: Buffer.from(reply), headers });
  expect([response.status(), await response.json()]).toEqual([200, { result: "stored" }]);

  await expect(page.getByText("Jetzt leuchtet sie grün.", { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/· by email$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "messung.pdf" })).toBeVisible();
  await expect(page.getByText("> Bitte drücken Sie die blaue Taste.")).toHaveCount(0);
  await page.getByRole("button", { name: "Show the whole email" }).click();
  await expect(page.getByText("> Bitte drücken Sie die blaue Taste.")).toBeVisible();
  await expect(page.getByLabel("Status", { exact: true })).toHaveText("Open");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("inbox › asks which question stays, and undoes a merge from the toast and from the thread", async ({ page }) => {
  const question = await askQuestion(page);
  await askAgain(page, question, "Noch etwas dazu.");
  await signInAs(page, "support");
  await openThread(page, question.name, "Noch etwas dazu.");
  const merge = async (into: RegExp) => {
    await page.getByRole("button", { name: /^Merge with “/ }).click();
    const dialog = page.getByRole("dialog", { name: "Merge two questions" });
    await expect(dialog.getByText(question.message)).toBeVisible();
    await expect(dialog.getByText("Noch etwas dazu.")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: /^The other question/ })).toBeChecked();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("radio", { name: into }).check();
    await dialog.getByRole("button", { name: "Merge" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText("The questions are merged.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Undo merge of/ })).toBeVisible();
  };
  await merge(/^This question/);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("The questions are separate again.")).toBeVisible();
  await merge(/^The other question/);
  await expect(page.getByRole("list").filter({ hasText: "Noch etwas dazu." }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Undo merge of/ }).click();
  await expect(page.getByRole("button", { name: /^Merge with “/ })).toBeVisible();
});

test("inbox › shows that a colleague reads and writes in the same thread", async ({ page, browser, baseURL }) => {
  const { name, message } = await askQuestion(page);
  await signInAs(page, "support");
  await openThread(page, name, message);
  const other = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": "10.206.1.1" } });
  const colleague = await other.newPage();
  await signInAs(colleague, "administrator");
  await openThread(colleague, name, message);
  await expect(page.getByText(/ is reading this question\.$/)).toBeVisible({ timeout: 20_000 });
  await colleague.getByLabel("Answer in Deutsch").fill("Halb");
  await expect(page.getByText(/ is writing an answer\.$/)).toBeVisible({ timeout: 20_000 });
  await other.close();
});

test("inbox › shows the first question and folded filters on a phone, and the number of open ones in the menu", async ({ page }) => {
  await askQuestion(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, "support");
  await page.goto("/admin#/inbox");
  const first = page.getByRole("main").getByRole("listitem").first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())!.y).toBeLessThan(400);
  await page.getByRole("button", { name: /^Filters/ }).click();
  await expect(page.getByLabel("Assignee")).toBeVisible();
  expect([await findAccessibilityViolations(page), await measureSidewaysOverflow(page)]).toEqual([[], 0]);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: /^Inbox \d+ open$/ })).toBeVisible();
});

test("inbox › exports a table that a spreadsheet opens", async ({ page }) => {
  const { name, email } = await askQuestion(page);
  await signInAs(page, "administrator");
  await page.goto("/admin#/inbox");
  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await expect(page.getByText("Questions: 1")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const text = await readFile(await (await download).path(), "utf8");
  const [heading = "", row = ""] = text.split("\r\n");
  expect(heading).toMatch(/^\uFEFF"Received \([^)]+\)",Type,Status,Assignee,Labels,Name,Company,Email,/);
  expect(row).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d",Question,New,,,/);
  expect(row).toContain(email);
  expect(text).not.toMatch(/[{}[\]]/);
});
