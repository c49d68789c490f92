import type { Page } from "@playwright/test";
import { languageCodes } from "#i18n/languages.ts";
import { messages } from "#i18n/messages/index.ts";
import { localPath } from "#i18n/paths.ts";
import { newAccount } from "../../support/make-account.ts";
import { expect, waitForHydration, longRunOnly } from "../fixtures.ts";
import { dragToPlace, field, fillFirstStep, logIn, sendCodeButton, solveByClick, submitButton } from "./account-steps.ts";
import { makeAccountOutsideBrowser, test } from "./blocked-cookies.ts";

// Expected: 422 for a rejected form, 401 for the session request of the back office, and the error of React Router's
// ScrollRestoration, whose inline script may not read the session storage.
test.use({ expectedErrors: /status of (401|422)|^SecurityError: Failed to read the 'sessionStorage' property/ });

const alert = (page: Page) => page.locator("main").getByRole("alert").filter({ hasText: /\S/ });

test.describe("with all cookies blocked", () => {
  test("the login says that it needs cookies and keeps typed text", async ({ page, baseURL }) => {
    const account = await makeAccountOutsideBrowser(baseURL!);
    await page.goto("/login?next=/products");
    await waitForHydration(page);
    await logIn(page, account.username, account.password);
    await submitButton(page).click();
    await expect(alert(page)).toHaveText(messages.fr.cookiesNeeded);
    await expect(alert(page)).toBeFocused();
    await expect(page).toHaveURL("/login?next=%2Fproducts");
    await expect(field(page, "login")).toHaveValue(account.username);
    await expect(field(page, "agree")).toBeChecked();
  });

  for (const [language, prefix] of languageCodes.map((code) => [code, localPath(code, "/")] as const))
    test(
      `the captcha of the sign-up at ${prefix} says that it needs cookies and the form keeps typed text`,
      longRunOnly,
      async ({ page }) => {
        const account = newAccount();
        await page.goto(localPath(language, "/sign-up"));
        await waitForHydration(page);
        await fillFirstStep(page, account);
        await dragToPlace(page, () => sendCodeButton(page).click());
        await expect(page.locator("dialog[open] [role=alert]")).toHaveText(messages[language].cookiesNeeded);
        await page.keyboard.press("Escape");
        await expect(page.locator("dialog[open]")).toHaveCount(0);
        await expect(field(page, "email")).toHaveValue(account.email);
        await expect(field(page, "phone")).toHaveValue(account.phone);
      },
    );

  test("the back office opens and its sign-in says that it needs cookies", longRunOnly, async ({ page, baseURL }) => {
    const account = await makeAccountOutsideBrowser(baseURL!);
    await page.goto("/admin");
    await page.locator("[name=login]").fill(account.email);
    await page.locator("[name=password]").fill(account.password);
    await page.locator("button[type=submit]").click();
    await expect(page.getByRole("alert")).toContainText("blocks cookies of this website");
    await expect(page.locator("[name=login]")).toHaveValue(account.email);
  });

  test("the contact form and the newsletter need no cookies", longRunOnly, async ({ page }) => {
    await page.goto("/en/contact-us");
    await waitForHydration(page);
    for (const [name, value] of [
      ["name", "Zoë"],
      ["email", "zoe@example.com"],
      ["telephone", "+33 6 12 34 56 78"],
      ["company", "private"],
      ["message", "Do you need cookies?"],
    ] as const)
      await field(page, name).fill(value);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your question has been submitted successfully!");
    await page.goto("/en/newsletter");
    await waitForHydration(page);
    await field(page, "email").fill("reader.without.cookies@example.com");
    await field(page, "consent").check();
    await submitButton(page).click();
    await expect(page.locator("main").getByText("Subscription successful").first()).toBeVisible();
  });

  test("the cookie settings say that the choice is not saved", longRunOnly, async ({ page }) => {
    const notSavedMessage = page.getByText("your choice cannot be saved");
    await page.goto("/en/contact-us");
    await waitForHydration(page);
    await page.locator(".consent-bar").getByRole("button", { name: "Decline" }).click();
    await expect(page.locator(".consent-bar")).toBeHidden();
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await page.locator(".consent").getByRole("button", { name: "Allow all" }).click();
    await expect(notSavedMessage).toBeVisible();

    await page.goto("/en/document/cookies-policy");
    await waitForHydration(page);
    await page.locator("#consent-choice").getByRole("button", { name: "Decline" }).click();
    await expect(page.locator("#consent-choice").getByRole("alert")).toContainText("your choice cannot be saved");
    await expect(page.getByText("Your choice has been saved.")).toHaveCount(0);
  });
});

test.describe("with all cookies blocked and without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, prefix] of languageCodes.map((code) => [code, localPath(code, "/")] as const)) {
    test(`the login at ${prefix} says that it needs cookies and keeps the name`, longRunOnly, async ({ page, baseURL }) => {
      const account = await makeAccountOutsideBrowser(baseURL!);
      await page.goto(`${localPath(language, "/login")}?next=${localPath(language, "/products")}`);
      await logIn(page, account.username, account.password);
      await submitButton(page).click();
      await expect(alert(page)).toHaveText(messages[language].cookiesNeeded);
      await expect(field(page, "login")).toHaveValue(account.username);
      await expect(field(page, "password")).toHaveValue("");
    });

    test(`the captcha of the sign-up at ${prefix} says that it needs cookies and keeps typed text`, longRunOnly, async ({ page }) => {
      const account = newAccount();
      await page.goto(localPath(language, "/sign-up"));
      await fillFirstStep(page, account);
      await sendCodeButton(page).click();
      await solveByClick(page);
      await expect(alert(page)).toHaveText(messages[language].cookiesNeeded);
      await expect(field(page, "email")).toHaveValue(account.email);
      await expect(field(page, "phone")).toHaveValue(account.phone);
    });
  }

  test("the password retrieval says that it needs cookies and keeps the address", longRunOnly, async ({ page }) => {
    await page.goto("/de/retrieve-password");
    await field(page, "email").fill("zoe@example.com");
    await sendCodeButton(page).click();
    await solveByClick(page);
    await expect(alert(page)).toHaveText(messages.de.cookiesNeeded);
    await expect(field(page, "email")).toHaveValue("zoe@example.com");
  });
});
