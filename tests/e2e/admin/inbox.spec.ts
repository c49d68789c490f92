import { readFile } from "node:fs/promises";
import { threadPath } from "#domain/contact";
import { dayMs } from "#i18n/day.ts";
import { openSecrets } from "#platform/secrets";
import { makeAccount } from "../../support/make-account.ts";
import { readMailsTo } from "../../support/mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { findLink } from "../../support/sent-mails.ts";
import { siteSecret } from "#scripts/running-site/environment.ts";
import { refusedConsentCookie } from "../../../scripts/running-site/refused-consent.ts";
import { findAccessibilityViolations, expectAccessible, measureSidewaysOverflow } from "../accessibility.ts";
import { longRunOnly, expect, waitForHydration } from "../fixtures.ts";
import { mailFolder, test } from "../visitors/account-steps.ts";
import { askQuestion } from "./ask-question.ts";
import { menuLink, signInAs } from "./staff-steps.ts";

test.use({ expectedErrors: /status of (40[13]|422)/ });

/** Interval in which the inbox polls new questions. */
const pollIntervalMs = 10_000;

test("inbox › shows a new question without a reload, and sends the answer to the sender, who replies", async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": "10.201.1.1" } });
  await other.addCookies([refusedConsentCookie(baseURL!)]);
  const sender = await other.newPage();
  await page.clock.install();
  await signInAs(page, "support");
  await menuLink(page, "Inbox").click();
  await expect(page.getByRole("heading", { name: "Inbox" })).toBeVisible();
  const { name, email, message } = await askQuestion(sender);

  await page.clock.fastForward(pollIntervalMs);
  // Opens the question by keyboard alone.
  const row = page.getByRole("link", { name });
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `${name}, Soleil` })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await page.getByLabel("Internal note").fill("Wie im Mai.");
  await page.getByRole("button", { name: "Add note" }).press("Enter");
  await expect(page.getByText("Wie im Mai.", { exact: true }).first()).toBeVisible();
  const answer = page.getByLabel("Answer in Deutsch");
  await answer.press("Control+Enter");
  await expect(page.getByText("Message required")).toBeVisible();
  const attachFile = (file: string, content: string) =>
    page.locator("input[type=file]").setInputFiles({ name: file, mimeType: "application/pdf", buffer: Buffer.from(content) });
  await attachFile("page.pdf", "<!doctype html>");
  await expect(page.getByText(/^page\.pdf: /)).toBeVisible();
  for (const file of ["wrong.pdf", "plan.pdf"]) {
    await attachFile(file, "%PDF-1.7 a plan");
    await expect(page.getByText(file, { exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Remove wrong.pdf" }).click();
  await expect(page.getByText("wrong.pdf", { exact: true })).toHaveCount(0);
  await answer.fill("Drücken Sie die blaue Taste.");
  await answer.press("Control+Enter");
  await expect(page.getByText("The answer is being sent.")).toBeVisible();
  await expect(answer).toHaveValue("");

  const { answer: mails } = await poll(
    () => readMailsTo(mailFolder(), email),
    (found) => found.some(({ subject }) => subject === "Antwort auf Ihre Frage"),
  );
  const mail = mails.find(({ subject }) => subject === "Antwort auf Ihre Frage");
  expect(mail?.text).toContain("Drücken Sie die blaue Taste.");
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(["plan.pdf"]);
  await expect(page.getByRole("link", { name: "plan.pdf" })).toBeVisible();
  const link = new URL(findLink(mail!, "/contact/thread"));
  await sender.goto(link.pathname + link.search);
  await waitForHydration(sender);
  await expect(sender.getByText("Drücken Sie die blaue Taste.")).toBeVisible();
  await expect(sender.getByText(message)).toBeVisible();
  await expect(sender.getByText("Wie im Mai.")).toHaveCount(0);
  const saving = sender.waitForEvent("download");
  await sender.getByRole("link", { name: "plan.pdf" }).click();
  expect(await readFile(await (await saving).path(), "utf8")).toBe("%PDF-1.7 a plan");
  await sender.getByLabel("Ihre Nachricht").fill("Jetzt geht es, danke.");
  await sender.getByRole("button", { name: "Senden" }).click();
  await expect(sender.getByText("Ihre Nachricht ist gesendet.")).toBeVisible();
  await expect(sender.getByLabel("Ihre Nachricht")).toHaveValue("");

  await page.clock.fastForward(pollIntervalMs);
  await expect(page.getByText("Jetzt geht es, danke.")).toBeVisible();
  await expect(page.getByLabel("Status", { exact: true })).toHaveText("Open");
  await other.close();
});

test("thread links › offer a new link by mail after they expired", longRunOnly, async ({ page, browser, baseURL }) => {
  const other = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": "10.205.1.1" } });
  await other.addCookies([refusedConsentCookie(baseURL!)]);
  const sender = await other.newPage();
  const { name, email, message } = await askQuestion(sender);
  await signInAs(page, "support");
  await page.goto("/admin#/inbox");
  await page.getByRole("searchbox", { name: "Search" }).fill(name);
  await page.getByRole("link", { name }).click();
  const answer = page.getByLabel("Answer in Deutsch");
  await answer.fill("Drücken Sie die blaue Taste.");
  await answer.press("Control+Enter");
  await expect(page.getByText("The answer is being sent.")).toBeVisible();

  // Creates a link that expired a day ago: links are valid for 90 days.
  const clock = { now: () => new Date(Date.now() - 91 * dayMs) };
  const id = page.url().replace(/.*\//, "");
  await sender.goto(threadPath({ secrets: openSecrets(siteSecret), clock }, { id, language: "de" }));
  await waitForHydration(sender);
  await expect(sender.getByText("Dieser Link ist abgelaufen")).toBeVisible();
  await expect(sender.getByText(message)).toHaveCount(0);
  await expectAccessible(sender);
  await sender.getByRole("button", { name: "Neuen Link per E-Mail senden" }).click();
  await expect(sender.getByText("Ein neuer Link ist unterwegs an die Adresse der Frage.")).toBeVisible();
  const { answer: later } = await poll(
    () => readMailsTo(mailFolder(), email),
    (found) => found.some(({ subject }) => subject === "Ihr neuer Link zu Ihrer Frage"),
  );
  const newLink = new URL(
    findLink(
      later.find(({ subject }) => subject === "Ihr neuer Link zu Ihrer Frage")!,
      "/contact/thread",
    ),
  );
  await sender.goto(newLink.pathname + newLink.search);
  await expect(sender.getByText(message)).toBeVisible();
  await expectAccessible(sender);
  await other.close();
});

test(
  "customer accounts › are found by name, get access to the Open API, and have their sessions ended",
  longRunOnly,
  async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": "10.202.1.1" } });
    const { email, username } = await makeAccount(other.request);
    await signInAs(page, "administrator");
    await menuLink(page, "Customer accounts").click();
    await page.getByLabel("Email, name or phone number").fill(username);
    await page.getByRole("link", { name: email }).click();
    await page.getByRole("button", { name: "Activate Open API", exact: true }).click();
    await expect(page.getByText("Open API is active")).toBeVisible();
    await page.getByRole("button", { name: "Deactivate Open API" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Deactivate Open API" }).click();
    await expect(page.getByText("Open API is deactivated")).toBeVisible();
    await page.getByRole("button", { name: "End all sessions" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End all sessions" }).click();
    await expect(page.getByRole("heading", { name: "Sessions" })).toHaveCount(0);
    expect((await other.request.get("/api/account/me")).status()).toBe(401);
    await other.close();
  },
);

for (const width of [1280, 390])
  test(`inbox, templates and accounts › have no axe violation at ${width} px`, longRunOnly, async ({ page, browser, baseURL }) => {
    const other = await browser.newContext({ baseURL, extraHTTPHeaders: { "x-forwarded-for": `10.203.1.${width % 250}` } });
    await other.addCookies([refusedConsentCookie(baseURL!)]);
    const { name } = await askQuestion(await other.newPage(), "");
    await other.close();
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, "administrator");
    const expectAccessibleScreen = async () => {
      expect(await findAccessibilityViolations(page)).toEqual([]);
      expect(await measureSidewaysOverflow(page)).toBe(0);
    };
    await page.goto("/admin#/inbox");
    await page.getByRole("searchbox", { name: "Search" }).fill(name);
    await expect(page.getByText("Questions: 1")).toBeVisible();
    await expectAccessibleScreen();
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name: "Thread" })).toBeVisible();
    await expectAccessibleScreen();
    for (const [address, heading] of [
      ["templates", "Templates"],
      ["accounts", "Customer accounts"],
    ] as const) {
      await page.goto(`/admin#/${address}`);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      await expectAccessibleScreen();
    }
  });
