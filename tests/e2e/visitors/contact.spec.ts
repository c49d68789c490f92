import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import { startLossyProxy, type LossyProxy } from "../../support/lossy-proxy.ts";
import { readMailsTo } from "../../support/mail-server.ts";
import { withSiteDatabase } from "../../support/solve-captcha.ts";
import { expectAccessible } from "../accessibility.ts";
import { longRunOnly, expect, waitForHydration, languagePrefixes, test } from "../fixtures.ts";
import { errorSummary } from "./visitor-forms.ts";

const languages = [
  {
    path: "/contact-us",
    send: "Envoyer la question",
    sent: "Votre question a bien été envoyée",
    missing: "Nom requis",
    missingInList: "Nom · Champ requis",
    wrong: "Format d’e-mail incorrect",
  },
  {
    path: "/cn/contact-us",
    send: "提交问题",
    sent: "您的问题已成功提交",
    missing: "请填写姓名",
    missingInList: "姓名 · 请填写此项",
    wrong: "邮箱格式错误",
  },
];

// Removes the zero-width characters that mark line breaks in Chinese headings.
const withoutBreakMarks = (text: string) => text.replaceAll(/[\u200b\u2060]/g, "");
const heading = async (page: Page) => withoutBreakMarks((await page.getByRole("heading", { level: 1 }).textContent())!);

async function fill(page: Page, message: string): Promise<void> {
  await page.locator("[name=name]").fill("Zoë");
  await page.locator("[name=email]").fill("zoe@example.com");
  await page.locator("[name=telephone]").fill("+33 6 12 34 56 78");
  await page.locator("[name=company]").fill("private");
  await page.locator("[name=message]").fill(message);
}

for (const { path, send, sent, missing, missingInList, wrong } of languages) {
  for (const javaScriptEnabled of [true, false]) {
    const isAlways = javaScriptEnabled === (path === "/contact-us");
    test.describe(`contact form ${path} ${javaScriptEnabled ? "with" : "without"} JavaScript`, isAlways ? {} : longRunOnly, () => {
      test.use({ javaScriptEnabled, expectedErrors: /status of 422/ });

      test("shows each invalid field, keeps typed text and sends the corrected question", async ({ page }) => {
        await page.goto(path);
        if (javaScriptEnabled) await waitForHydration(page);
        await fill(page, `Asked at ${path}`);
        await page.locator("[name=name]").fill("");
        await page.locator("[name=email]").fill("zoe@");
        await page.locator("[name=problemType]").selectOption("fault");
        await page.getByRole("button", { name: send }).click();
        const summary = page.locator("main form [role=alert]");
        await expect(summary).toBeFocused();
        await expect(summary.getByRole("link")).toHaveText([missingInList, wrong]);
        await summary.getByRole("link", { name: wrong }).click();
        await expect(page.locator("[name=email]")).toBeFocused();
        await expect(page.locator("[name=name]")).toHaveAccessibleDescription(missing);
        for (const [name, value] of [
          ["email", "zoe@"],
          ["message", `Asked at ${path}`],
          ["problemType", "fault"],
        ] as const) {
          await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
        }
        await page.locator("[name=name]").fill("Zoë");
        await page.locator("[name=email]").fill("zoe@example.com");
        await page.getByRole("button", { name: send }).click();
        await expect(page).toHaveURL(new RegExp(`${path}\\?result=sent&reference=[\\dA-F-]{13}$`));
        expect(await heading(page)).toContain(sent);
      });
    });
  }
}

test.describe("contact form of a private person", longRunOnly, () => {
  test.use({ expectedErrors: /status of (422|503)|ERR_FAILED/ });

  test("drops the errors of a company's fields, and moves the focus to each result", async ({ page }) => {
    await page.goto("/en/contact-us");
    await waitForHydration(page);
    const send = page.getByRole("button", { name: "Send message" });
    const wrong = page.locator("main [aria-invalid=true]");
    const names = () => wrong.evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).name));
    await send.click();
    await expect(errorSummary(page)).toBeFocused();
    expect(await names()).toEqual(["name", "email", "telephone", "company", "message"]);
    await page.getByRole("radio", { name: "as an individual" }).check();
    expect(await names()).toEqual(["name", "email", "message"]);
    await expect(page.locator("[name=telephone]")).not.toHaveAccessibleDescription(/required/i);

    await page.locator("[name=name]").fill("Zoë");
    await page.locator("[name=email]").fill("zoe@example.com");
    await send.click();
    await expect(page.locator("[name=message]")).toBeFocused();
    await page.locator("[name=message]").fill(`By an individual ${randomUUID()}`);
    await page.route("**/api/contact/question", (route) => route.abort());
    await send.click();
    await expect(page.locator("main form [role=alert]")).toBeFocused();
    await expect(page.locator("main form [role=alert]")).toBeInViewport();

    await page.unroute("**/api/contact/question");
    await send.click();
    await expect(page.getByRole("heading", { name: "Your question has been submitted successfully!" })).toBeFocused();
  });
});

test("the example mark on the confirmation is one line high on a phone", longRunOnly, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact-us?result=sent");
  const mark = page.locator("#elsewhere").getByText("Exemple", { exact: true });
  const [height, lineHeight] = await mark.evaluate((element) => [
    element.clientHeight,
    Number.parseFloat(getComputedStyle(element).lineHeight),
  ]);
  expect(height).toBeLessThan(1.5 * lineHeight!);
});

test("the contact form is sent by keyboard, and its success is shown in a toast that disappears", longRunOnly, async ({ page }) => {
  await page.goto("/en/contact-us");
  await waitForHydration(page);
  await page.locator("[name=problemType]").focus();
  for (const text of [undefined, "Zoë", undefined, "zoe@example.com", "0612345678", "private", "By keyboard"]) {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  const toast = page.locator("[aria-live=polite] .toast");
  await expect(toast).toContainText("Your question has been submitted successfully!");
  await expect(toast).toBeHidden();
});

test.describe("contact form without a connection", () => {
  test.use({ expectedErrors: /ERR_FAILED|ERR_INTERNET/ });
  test("shows the failure, keeps typed text and sends it with the next attempt", async ({ page, context }) => {
    await page.goto("/de/contact-us");
    await waitForHydration(page);
    await fill(page, "Ohne Verbindung");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Frage senden" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Es wurde nichts gesendet" })).toBeVisible();
    await expect(page.locator("[name=message]")).toHaveValue("Ohne Verbindung");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Frage senden" }).click();
    await expect(page).toHaveURL(/result=sent&reference=[\dA-F-]{13}$/);
  });
});

const lostAnswers = [
  { path: "/contact-us", send: "Envoyer la question", may: "Votre envoi a peut-être abouti" },
  { path: "/de/contact-us", send: "Frage senden", may: "Ihre Angaben sind vielleicht trotzdem angekommen" },
  { path: "/cn/contact-us", send: "提交问题", may: "您填写的内容可能已经提交" },
];

test.describe("contact form behind a proxy that loses the answer", () => {
  test.use({ expectedErrors: /status of 50[24]/ });
  let proxy: LossyProxy;
  test.beforeAll(async ({ baseURL }) => void (proxy = await startLossyProxy(baseURL!)));
  test.afterAll(() => proxy.close());

  for (const { path, send, may } of lostAnswers) {
    test(
      `says at ${path} that the question may have been sent, and stores it once`,
      path === "/cn/contact-us" ? longRunOnly : {},
      async ({ page }) => {
        await page.goto(proxy.url + path);
        await waitForHydration(page);
        const message = `Lost at ${path} ${randomUUID()}`;
        const email = `${randomUUID()}@example.com`;
        await fill(page, message);
        await page.locator("[name=email]").fill(email);
        proxy.loseNextResponse("/api/contact/question", path.startsWith("/de") ? 504 : 502);
        await page.getByRole("button", { name: send }).click();
        const alert = page.locator("main [role=alert]");
        await expect(alert).toContainText(may);
        await expect(alert).toBeFocused();
        await expect(page.locator(".toast")).toContainText(may);
        await expect(page.locator("[name=message]")).toHaveValue(message);
        await page.getByRole("button", { name: send }).click();
        await expect(page).toHaveURL(/result=sent&reference=[\dA-F-]{13}$/);
        expect(proxy.countForwarded("/api/contact/question")).toBeGreaterThanOrEqual(2);
        const hasMessage = eq(contactQuestion.message, message);
        expect(await withSiteDatabase((database) => database.$count(contactQuestion, hasMessage))).toBe(1);
        await expect.poll(async () => (await readMailsTo(process.env.E2E_MAIL_DIR!, email)).length).toBe(1);
      },
    );
  }
});

test("the contact form is sent once when its button is pressed twice", longRunOnly, async ({ page }) => {
  await page.goto("/en/contact-us");
  await waitForHydration(page);
  await fill(page, "Pressed twice");
  let callCount = 0;
  const pressedTwice = Promise.withResolvers<void>();
  await page.route("**/api/contact/question", async (route) => {
    callCount += 1;
    await pressedTwice.promise;
    await route.continue();
  });
  const button = page.getByRole("button", { name: "Send message" });
  await button.click();
  await button.click({ force: true });
  pressedTwice.resolve();
  await expect(page).toHaveURL(/result=sent&reference=[\dA-F-]{13}$/);
  expect(callCount).toBe(1);
});

for (const prefix of languagePrefixes) {
  test(
    `contact confirmation ${prefix}/contact-us?result=sent&reference=261127-3F2A91 has no axe violation and does not scroll sideways`,
    longRunOnly,
    async ({ page }) => {
      await page.goto(`${prefix}/contact-us?result=sent&reference=261127-3F2A91`);
      await waitForHydration(page);
      await expectAccessible(page);
    },
  );
}
