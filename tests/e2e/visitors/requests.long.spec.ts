import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { poll } from "#scripts/running-site/poll.ts";
import { eq } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { readMailsTo } from "../../support/mail-server.ts";
import { withSiteDatabase } from "../../support/solve-captcha.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test, waitForHydration } from "../fixtures.ts";

test.use({ expectedErrors: /status of 422/ });

const newEmail = () => `${randomUUID()}@example.com`;
const reference = /\d{6}-[0-9A-F]{6}/;
const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 ${name}`) });
async function readRequest(email: string) {
  const [row] = await withSiteDatabase((database) => database.select().from(contactQuestion).where(eq(contactQuestion.email, email)));
  return row!;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a home owner calculates, finds the forgotten consent, and asks three installers for an offer", async ({ page }) => {
    const email = newEmail();
    await page.goto("/de/solutions/residential-ess?consumption=4800&pv=9,6&goal=night&price=0,35&cost=9000#sizing");
    await waitForHydration(page);
    await page.locator("#sizing").getByRole("link", { name: "Installateur anfragen" }).click();
    const section = page.locator("#installer");
    const selection = section.getByRole("region", { name: "Ihre Auswahl" });
    await expect(selection).toContainText("Verbrauch 4.800");
    await expect(selection).toContainText(/Ersparnis im Jahr \d+–\d+.€, amortisiert/);
    await section.getByLabel("Ort oder Postleitzahl").fill("Augsburg");
    await section.getByLabel("Name", { exact: true }).fill("Zoë");
    await section.getByRole("textbox", { name: "E-Mail" }).fill(email);
    await section.getByLabel(/^Telefon/).fill("+49 821 123456");
    await section.getByLabel(/^Angebote von bis zu drei/).check();
    const send = section.getByRole("button", { name: /anfragen/ });
    await send.click();
    const consent = section.getByLabel(/^Ich willige ein/);
    await expect(consent).toBeFocused();
    await expect(consent).toBeInViewport();
    await consent.check();
    await send.click();
    await expect(section.getByRole("heading", { name: "Ihre Anfrage ist angekommen" })).toBeInViewport();
    await expect(section).toContainText(reference);
    expect(await readRequest(email)).toMatchObject({
      telephone: "+49 821 123456",
      details: {
        offers: "2026-11",
        selection: { calculation: { inputs: { consumption: 4800, pv: 9.6 }, results: { savingHigh: expect.any(Number) } } },
      },
    });
  });

  test("a job seeker opens a job from the list and applies with a PDF", async ({ page }) => {
    const email = newEmail();
    await page.goto("/de/join-us");
    await waitForHydration(page);
    await page.getByRole("heading", { name: "Offene Stellen" }).click();
    await page.getByRole("link", { name: /Servicetechnik/ }).click();
    await expect(page).toHaveURL(/\/de\/join-us\/service-technician$/);
    await page.getByLabel("Name", { exact: true }).fill("Zoë");
    await page.getByLabel("E-Mail-Adresse").fill(email);
    const files = page.getByLabel("Lebenslauf und Anschreiben");
    const send = page.getByRole("button", { name: "Bewerbung senden" });
    await send.click();
    await expect(files).toBeFocused();
    await files.setInputFiles(pdf("Lebenslauf.pdf"));
    await send.click();
    await expect(page.getByRole("heading", { name: "Ihre Bewerbung ist angekommen" })).toBeInViewport();
    await expect(page.locator("main")).toContainText(reference);
    const { answer: mails } = await poll(
      () => readMailsTo(process.env.E2E_MAIL_DIR!, email),
      (found) => found.length > 0,
    );
    expect(mails[0]!.subject).toBe("Ihre Bewerbung ist eingegangen");
    expect(await readRequest(email)).toMatchObject({ kind: "job", details: { slug: "service-technician" } });
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("an owner with an ambiguous town and an empty form gets all errors in one round", async ({ page }) => {
    const email = newEmail();
    await page.goto("/de/how-to-buy#installer");
    const section = page.locator("#installer");
    await section.getByLabel("Ort oder Postleitzahl").fill("Augsbrug");
    const send = section.getByRole("button", { name: /anfragen/ });
    await send.click();
    const wrong = section.locator("[aria-invalid=true]");
    expect(
      await wrong.evaluateAll((fields) => fields.map((each) => (each.matches("fieldset") ? "place" : (each as HTMLInputElement).name))),
    ).toEqual(["place", "name", "email", "consent"]);
    await section
      .getByRole("radio", { name: /^Augsburg/ })
      .first()
      .check();
    await section.getByLabel("Name", { exact: true }).fill("Zoë");
    await section.getByRole("textbox", { name: "E-Mail" }).fill(email);
    await section.getByLabel(/^Ich willige ein/).check();
    await send.click();
    await expect(section.getByRole("heading", { name: "Ihre Anfrage ist angekommen" })).toBeVisible();
    expect(await readRequest(email)).toMatchObject({ details: { place: { name: "Augsburg", country: "DE" } } });
  });
});

test("an EPC contractor sends the calculation of a plant as a project request, with a diagram", async ({ page }) => {
  const email = newEmail();
  await page.goto("/en/for/epc");
  await waitForHydration(page);
  await page.getByLabel("Power at the connection").fill("10");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page).toHaveURL(/power=10&hours=2/);
  await page.getByRole("link", { name: "Send a project request" }).click();
  await expect(page.getByRole("region", { name: "Your selection" })).toContainText("power at the connection 10\u00a0MW");
  await expect(page.getByLabel("Power", { exact: true })).toHaveValue("10,000");
  await page.getByLabel("Grid connection").selectOption({ label: "High voltage" });
  await page.getByLabel("Country or region of the site").selectOption("ES");
  await page.getByLabel("Commissioning wanted on").fill("2027-09-01");
  await page.getByLabel("Sizing and design").check();
  await page.getByRole("textbox", { name: "Company" }).fill("Sol EPC");
  await page.getByLabel("Name", { exact: true }).fill("Zoë");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Files").setInputFiles(pdf("diagram.pdf"));
  await page.getByLabel(/^I agree that my request/).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the project" }).click();
  await expect(page.getByRole("heading", { name: "Project request received" })).toBeVisible();
  const shown = reference.exec(await page.locator("main").innerText())![0];
  const { answer: mails } = await poll(
    () => readMailsTo(process.env.E2E_MAIL_DIR!, email),
    (found) => found.length > 0,
  );
  expect(mails[0]!.text).toContain(shown);
  const [link] = /https?:\S+\/contact\/thread\?token=\S+/.exec(mails[0]!.text ?? "")!;
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  for (const text of ["Your project request", shown, "Sol EPC", "Reply by"]) await expect(page.locator("main")).toContainText(text);
});

/** Moves the focus by Tab to the control with an accessible name, as a screen reader announces it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const target = page.locator("main").getByRole("textbox", { name }).or(page.locator("main").getByRole("button", { name })).first();
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The focus never reached ${name}`);
}

test("a blind visitor asks a question by keyboard and hears every error at its field", async ({ page }) => {
  const email = newEmail();
  await page.goto("/en/contact-us");
  await waitForHydration(page);
  await page.getByRole("radio", { name: "for a company" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "as an individual" })).toBeChecked();
  await tabTo(page, /^Name/);
  await page.keyboard.type("Zoë");
  await tabTo(page, /^Email address/);
  await page.keyboard.type(email);
  await tabTo(page, /^Phone \(optional for individuals\)/);
  await tabTo(page, /^Send message/);
  await page.keyboard.press("Enter");
  const message = page.getByRole("textbox", { name: /^Message/ });
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Message required/);
  await page.keyboard.type("Why?");
  await tabTo(page, /^Send message/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /submitted successfully/ })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: reference })).toBeVisible();
  expect(await readRequest(email)).toMatchObject({ telephone: "", company: "", message: "Why?" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("a project request is corrected and sent", async ({ page }) => {
    const email = newEmail();
    await page.goto("/cn/project-request?product=tianyuan-200k");
    await expect(page.locator("main")).toContainText("TIANYUAN 200k");
    await page.getByLabel("功率", { exact: true }).fill("2.5 MW");
    await page.getByLabel("项目所在国家或地区").selectOption("CN");
    await page.getByLabel("设备供货").check();
    await page.getByLabel("企业名称").fill("阳光");
    await page.getByLabel("姓名").fill("王小明");
    await page.getByLabel("电子邮箱").fill(email);
    const send = page.getByRole("button", { name: "提交项目需求" });
    await send.click();
    const consent = page.getByLabel(/^我同意保存/);
    await expect(consent).toBeInViewport();
    await consent.check();
    await send.click();
    await expect(page.locator("main")).toContainText(reference);
    expect(await readRequest(email)).toMatchObject({
      kind: "project",
      details: { power: 2500, selection: { product: { slug: "tianyuan-200k" } } },
    });
  });
});
