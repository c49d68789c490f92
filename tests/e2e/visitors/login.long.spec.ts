import type { Page } from "@playwright/test";
import { waitForCode } from "../../support/mail-server.ts";
import { makeAccount, newAccount } from "../../support/make-account.ts";
import {
  field,
  fillFirstStep,
  fillNames,
  fillPasswords,
  logIn,
  mailFolder,
  sendCodeButton,
  solveByDrag,
  submitButton,
  test,
} from "./account-steps.ts";
import { expect, waitForHydration } from "../fixtures.ts";

test.describe("account pages on a phone", () => {
  test.use({ viewport: { width: 390, height: 560 } });
  const expectAtTop = async (page: Page) => {
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  };
  const submitBelowFold = async (page: Page, form = "") => {
    await submitButton(page, form).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await submitButton(page, form).click();
  };

  test("start at their top after sign-up, login and account deletion", async ({ page }) => {
    const account = newAccount();
    await page.goto("/sign-up");
    await waitForHydration(page);
    await fillFirstStep(page, account);
    await solveByDrag(page, () => sendCodeButton(page).click());
    await field(page, "code").fill(await waitForCode(mailFolder(), account.email));
    await fillNames(page, account);
    await fillPasswords(page, account.password);
    await submitBelowFold(page);
    await expect(page).toHaveURL(/\?result=done$/);
    await expectAtTop(page);

    await page.goto("/personal-center");
    await waitForHydration(page);
    await field(page, "password", "#delete").fill(account.password);
    await submitBelowFold(page, "#delete");
    await expect(page).toHaveURL(/login\?result=deleted$/);
    await expectAtTop(page);

    await logIn(page, account.email, account.password);
    await submitBelowFold(page);
    await expect(page).toHaveURL("/personal-center");
    await expectAtTop(page);
  });
});

test.describe("login after earlier failures", () => {
  test("asks for the captcha without an error message", async ({ page }) => {
    const account = await makeAccount(page.request);
    await page.context().clearCookies();
    const body = { login: account.username, password: "Wrong-2026", agree: true };
    for (let times = 0; times < 3; times += 1)
      await page.request.post("/api/account/login", { data: body, headers: { "sec-fetch-site": "same-origin" } });
    await page.goto("/en/login");
    await waitForHydration(page);
    await logIn(page, account.username, account.password);
    await solveByDrag(page, async () => {
      await submitButton(page).click();
      await expect(page.locator("dialog[open]")).toBeVisible();
      await expect(page.getByText("Please solve the puzzle first.")).toBeVisible();
      expect(await page.getByRole("alert").filter({ hasText: /\S/ }).count()).toBe(0);
    });
    await expect(page).toHaveURL("/en/personal-center");
  });
});
