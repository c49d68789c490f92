import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { poll } from "#scripts/running-site/poll.ts";
import { readMailsTo, startMailServer, type Reception } from "../../support/mail-server.ts";
import { openSeparateSite } from "../../support/separate-site.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, longRunOnly, test as base } from "../fixtures.ts";
import { menuLink, signInAs } from "./staff-steps.ts";

type SeparateMail = { folder: string; url: string; receiveBy(reception: Reception): void };
type SeparateSite = Awaited<ReturnType<typeof openSeparateSite>>;

/** Separate site with its own mail server, because failed jobs and delayed mail concern the whole site. */
const test = base.extend<{ mail: SeparateMail; site: SeparateSite }>({
  // oxlint-disable-next-line no-empty-pattern
  mail: async ({}, use) => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "ecactus-operation-"));
    let reception: Reception = () => undefined;
    const server = await startMailServer(folder, 0, (address) => reception(address));
    await use({ folder, url: server.url, receiveBy: (next) => (reception = next) });
    await server.close();
    await rm(folder, { recursive: true, force: true });
  },
  site: async ({ mail }, use) => {
    const site = await openSeparateSite({ SMTP_URL: mail.url });
    await use(site);
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});

test.use({ expectedErrors: /status of 40[13]/ });

/** Asks a question whose confirmation is rejected permanently, and waits for the mail that reports this to the company. */
async function askFromRefusedAddress({ url }: SeparateSite, { folder, receiveBy }: SeparateMail, email: string): Promise<void> {
  receiveBy((address) => (address === email ? 550 : undefined));
  const response = await fetch(`${url}/api/contact/question`, {
    method: "POST",
    body: JSON.stringify({ name: "Zoë", email, telephone: "0612345678", company: "private", message: "Why?" }),
    headers: { "content-type": "application/json" },
  });
  expect(await response.json()).toMatchObject({ code: 200 });
  await poll(
    () => readMailsTo(folder, "contact@ecactus.example"),
    (mails) => mails.some(({ subject }) => subject?.startsWith("Email to ")),
  );
}

test("background jobs › show a rejected mail, which arrives once after a retry", longRunOnly, async ({ page, site, mail }) => {
  const email = "zoe.martin@example.com";
  await askFromRefusedAddress(site, mail, email);
  await signInAs(page, "administrator", undefined, site);
  const card = page.getByRole("region", { name: "Background jobs" });
  await expect(card.getByText("Failed jobs: 1.")).toBeVisible();
  await card.getByRole("link", { name: /Failed: 1/ }).click();
  const row = page.getByRole("row", { name: /We have your question/ });
  await expect(row).toContainText("To z…@example.com");
  await expect(row).toContainText("550 <…> is not served");
  await expect(page.getByText("martin")).toHaveCount(0);

  mail.receiveBy(() => undefined);
  await row.getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Retry now" }).press("Enter");
  await expect(row).toHaveCount(0);
  await poll(
    () => readMailsTo(mail.folder, email),
    (mails) => mails.length > 0,
  );
  await menuLink(page, "Audit log").click();
  await expect(page.getByRole("row", { name: /Background job started again/ })).toBeVisible();
  expect(await readMailsTo(mail.folder, email)).toHaveLength(1);
});

test("background jobs › discard a mail after confirmation and do not send it", longRunOnly, async ({ page, site, mail }) => {
  await askFromRefusedAddress(site, mail, "zoe.martin@example.com");
  await signInAs(page, "administrator", undefined, site);
  await menuLink(page, "Background jobs").click();
  // A job of another kind may still wait for its next attempt after the start.
  await page.getByRole("combobox", { name: "Queue" }).click();
  await page.getByRole("option", { name: "Emails (1)" }).click();
  await page.getByRole("button", { name: "Select all" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  const dialog = page.getByRole("dialog", { name: "Discard" });
  await expect(dialog).toContainText("Jobs to be permanently deleted: 1.");
  await dialog.getByRole("button", { name: "Discard 1 job" }).click();
  await expect(page.getByText("No delayed, retried or failed jobs.")).toBeVisible();
  await menuLink(page, "Audit log").click();
  await expect(page.getByRole("row", { name: /Background job deleted/ })).toBeVisible();
});

test("dashboard, background jobs, security log and sign-ins › are accessible", longRunOnly, async ({ page, site, mail }) => {
  await askFromRefusedAddress(site, mail, "zoe.martin@example.com");
  await signInAs(page, "administrator", undefined, site);
  for (const address of ["/admin#/", "/admin#/jobs", "/admin#/security-log", "/admin#/sign-ins"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("row").nth(1)).toBeVisible();
    await expectAccessible(page);
  }
});
