import { randomUUID } from "node:crypto";
import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { test } from "../visitors/account-steps.ts";
import { acceptInvitation, column, createEntry, menuLink, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of 40[134]/ });

test("review › leads a draft from its author over a comment and requested changes to the publication", async ({ page, browser }) => {
  const key = `review-${randomUUID().slice(0, 8)}`;
  const authorPage = await (await browser.newContext({ baseURL: process.env.E2E_URL!, locale: "en-US" })).newPage();
  const { email } = await acceptInvitation(authorPage, "editor");
  await signInAs(page, "administrator");
  await menuLink(page, "Users").click();
  await page.getByRole("row", { name: email }).getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("checkbox", { name: "May publish without a review" }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^The rights of .* are saved\.$/)).toBeVisible();
  await expect(page.getByRole("row", { name: email })).toContainText("publishes after a review");

  await authorPage.reload();
  const draft = await createEntry(authorPage, "faq", key);
  await draft.getByLabel("Sort order").fill("90");
  for (const name of ["Product line", "Topic"]) {
    await draft.getByRole("combobox", { name }).click();
    await authorPage.getByRole("option").first().click();
  }
  await draft.getByLabel("Question").fill("Comment choisir ?");
  await draft.getByRole("textbox", { name: /^Answer|^Text/ }).fill("Selon votre consommation.");
  await expect(draft.getByText("Saved", { exact: true })).toBeVisible();
  await expect(draft.getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);
  await draft.getByRole("button", { name: "Request review" }).click();
  const dialog = authorPage.getByRole("dialog", { name: "Request review" });
  await dialog.getByLabel("Note (optional)").fill("First draft");
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(draft.getByText(/requested a review/)).toBeVisible();

  await page.goto("/admin#/");
  await page.reload();
  await page
    .getByRole("region", { name: "Reviews" })
    .getByRole("link", { name: /Comment choisir/ })
    .click();
  const reviewed = column(page, "fr");
  await expect(reviewed.getByText("First draft")).toBeVisible();
  await reviewed.getByRole("button", { name: "Comments (0)" }).click();
  await reviewed.getByLabel("Comment on Question").fill("Too short");
  await reviewed.getByRole("button", { name: "Add comment: Question" }).click();
  await expect(reviewed.getByRole("button", { name: "Comments (1)" })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await reviewed.getByRole("button", { name: "Request changes" }).click();
  await page.getByLabel("What needs to change?").fill("Please make the question longer.");
  await page.getByRole("button", { name: "Send" }).click();

  await authorPage.goto("/admin#/");
  await authorPage.reload();
  await authorPage.getByRole("link", { name: /^Notices, \d unread/ }).click();
  await authorPage.getByRole("link", { name: /has reviewed/ }).click();
  await expect(draft.getByText("Please make the question longer.")).toBeVisible();
  await expect(draft.getByText("Too short")).toBeVisible();
  await draft.getByRole("button", { name: "Resolve" }).click();
  await expect(draft.getByText("Too short")).toHaveCount(0);
  await authorPage.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => measureSidewaysOverflow(authorPage)).toBe(0);
  await draft.getByRole("button", { name: "Request review" }).click();
  await authorPage.getByRole("button", { name: "Send" }).click();
  await expect(draft.getByText(/requested a review/)).toBeVisible();
  await authorPage.context().close();

  await page.reload();
  await reviewed.getByRole("button", { name: "Approve and publish" }).click();
  const publishing = page.getByRole("dialog");
  await expect(publishing.getByText(/^Publishing answers the review that .* requested\.$/)).toBeVisible();
  await publishing.getByRole("button", { name: "Publish now" }).click();
  await expect(reviewed.getByText(/approved and published this version/)).toBeVisible();
  await expect(reviewed.getByRole("button", { name: "Approve and publish" })).toHaveCount(0);
});

test("notices › can be switched off for each kind of event", async ({ page }) => {
  await signInAs(page, "support");
  await page.getByRole("link", { name: /^Notices/ }).click();
  await page.getByRole("combobox", { name: "A question is assigned to you" }).click();
  await page.getByRole("option", { name: "Off" }).click();
  await page.reload();
  await expect(page.getByRole("combobox", { name: "A question is assigned to you" })).toHaveText("Off");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("combobox", { name: "A question is assigned to you" }).click();
  await page.getByRole("option", { name: "Here and by email" }).click();
  await expect(page.getByRole("combobox", { name: "A question is assigned to you" })).toHaveText("Here and by email");
});
