import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { readMailsTo } from "../../support/mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { findLink } from "../../support/sent-mails.ts";
import { findAccessibilityViolations, measureSidewaysOverflow } from "../accessibility.ts";
import { expect } from "../fixtures.ts";
import { mailFolder, test } from "../visitors/account-steps.ts";
import { menuLink, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of (40[13]|422)/ });

test("newsletter issues › are composed of entries, previewed and sent to the editor as a test mail", async ({ page }) => {
  const subject = `Neues ${randomUUID().slice(0, 8)}`;
  const { email } = await signInAs(page, "editor", ["de"]);
  await menuLink(page, "Newsletter").click();
  await page.getByRole("link", { name: "Create issue" }).click();
  await expect(page.getByLabel("Subject")).toBeVisible();
  // axe cannot run in the preview's sandboxed iframe, so the check comes before the preview.
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Field required")).toBeVisible();
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Introduction").fill("Guten Tag");
  await page.getByLabel("Published entries").click();
  const option = page.getByRole("option").first();
  const title = await option.textContent();
  await option.click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  const mail = page.frameLocator("iframe[title=Preview]");
  await expect(mail.getByRole("link", { name: title ?? "" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Send issue", exact: true })).toHaveCount(0);
  await page.getByLabel("Introduction").fill("Guten Abend");
  await expect(page.getByRole("button", { name: "Send test email" })).toBeDisabled();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(mail.getByText("Guten Abend")).toBeVisible();
  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(page.getByText("A test email is being sent to your address.")).toBeVisible();
  const { answer } = await poll(
    () => readMailsTo(mailFolder(), email),
    (mails) => mails.some((each) => each.subject === subject),
  );
  expect(answer.find((each) => each.subject === subject)?.text).toContain(title);
});

/** Subscribes and confirms a new address in Chinese. */
async function subscribe({ request }: Page): Promise<string> {
  const email = `reader.${randomUUID().slice(0, 8)}@example.com`;
  const headers = { "sec-fetch-site": "same-origin", "accept-language": "zh-CN" };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/newsletter/${path}`, { data, headers });
    expect(await answer.json()).toMatchObject({ code: 200 });
  };
  await post("subscribe", { email, consent: true });
  const { answer } = await poll(
    () => readMailsTo(mailFolder(), email),
    (mails) => mails.length > 0,
  );
  await post("confirm", { token: new URL(findLink(answer[0]!, "/newsletter/confirm")).searchParams.get("token") });
  return email;
}

test("newsletter issues › count deliveries after sending, and delete a subscriber with the proof of consent", async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": "10.204.1.1" } });
  const visitor = await other.newPage();
  const email = await subscribe(visitor);
  const subject = `五月新闻 ${randomUUID().slice(0, 8)}`;
  await signInAs(page, "administrator");
  await page.goto("/admin#/newsletter/new");
  await page.getByRole("main").getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "中文" }).click();
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Introduction").fill("您好");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await page.getByRole("button", { name: "Send issue", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Send issue" }).click();
  await expect(page.getByText(/^Sent: [1-9]/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);

  const { answer: mails } = await poll(
    () => readMailsTo(mailFolder(), email),
    (found) => found.some((each) => each.subject === subject),
  );
  const headers = mails.find((each) => each.subject === subject)?.headers ?? [];
  const oneClick = /<(.+)>/.exec(headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "")?.[1] ?? "";
  const { pathname, search } = new URL(oneClick);
  const unsubscribed = await visitor.request.post(pathname + search, { form: { "List-Unsubscribe": "One-Click" } });
  expect(unsubscribed.ok()).toBe(true);
  await page.reload();
  await expect(page.getByText(/^Unsubscribed after sending: [1-9]/)).toBeVisible();

  await menuLink(page, "Subscribers").click();
  await page.getByLabel("Email, name or company").fill(email);
  await page.getByRole("button", { name: email }).click();
  const dialog = page.getByRole("dialog", { name: email });
  for (const act of ["Consent given", "Confirmed by email", "Unsubscribed"])
    await expect(dialog.getByText(new RegExp(`^${act}, `))).toBeVisible();
  await expect(dialog.getByText(subject)).toBeVisible();
  expect(await findAccessibilityViolations(page, { part: "[role=dialog]" })).toEqual([]);
  await dialog.getByRole("button", { name: "Delete on request" }).click();
  await page.getByRole("dialog", { name: "Delete on request" }).getByRole("button", { name: "Delete on request" }).click();
  await expect(page.getByText("No subscribers found.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Subscribers" })).toBeVisible();
  await other.close();
});

for (const width of [768, 390])
  test(`newsletter issues and subscribers › have no axe violation and do not scroll sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "administrator");
    for (const [address, heading] of [
      ["subscribers", "Subscribers"],
      ["newsletter", "Newsletter"],
      ["newsletter/new", "Create issue"],
    ] as const) {
      await page.goto(`/admin#/${address}`);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await measureSidewaysOverflow(page)).toBe(0);
    }
  });
