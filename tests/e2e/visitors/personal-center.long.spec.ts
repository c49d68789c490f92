import { readMailsTo, waitForCode } from "../../support/mail-server.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { makeAccount, newAccount } from "../../support/make-account.ts";
import { field, logIn, mailFolder, sendCodeButton, submitButton, test } from "./account-steps.ts";
import { expect, waitForHydration } from "../fixtures.ts";

const sameOrigin = { "sec-fetch-site": "same-origin" };

for (const prefix of ["", "/cn"]) {
  test(`personal center at ${prefix || "/"} changes the email address with a code and notifies the old address`, async ({ page }) => {
    const account = await makeAccount(page.request);
    const { email } = newAccount();
    await page.goto(`${prefix}/personal-center`);
    await waitForHydration(page);
    await field(page, "email", "#email").fill(email);
    await sendCodeButton(page).click();
    await expect(field(page, "code", "#email")).toBeFocused();
    await field(page, "code", "#email").fill(await waitForCode(mailFolder(), email));
    await field(page, "password", "#email").fill("Wrong-2026");
    await submitButton(page, "#email").click();
    await expect(field(page, "password", "#email")).toBeFocused();
    await expect(field(page, "email", "#email")).toHaveValue(email);
    await field(page, "password", "#email").fill(account.password);
    await submitButton(page, "#email").click();
    await expect(page.locator("#email [role=status]")).toBeVisible();
    await expect(page.locator("#email")).toContainText(email);
    await poll(
      () => readMailsTo(mailFolder(), account.email),
      (mails) => mails.some(({ text }) => text?.includes(email)),
    );
    expect(await (await page.request.get("/api/account/me")).json()).toMatchObject({ data: { email } });
  });
}

test("personal center ends all other sessions and keeps the current one", async ({ page, browser }) => {
  const account = await makeAccount(page.request);
  const otherContexts = await Promise.all([browser.newContext(), browser.newContext()]);
  for (const { request } of otherContexts) {
    await request.post("/api/account/login", {
      data: { login: account.username, password: account.password, agree: true },
      headers: sameOrigin,
    });
  }
  await page.goto("/de/personal-center");
  await waitForHydration(page);
  await expect(page.locator("#sessions li")).toHaveCount(3);
  await page.getByRole("button", { name: "Alle anderen beenden" }).click();
  await expect(page.locator("#sessions li")).toHaveCount(1);
  for (const otherContext of otherContexts) {
    expect((await otherContext.request.get("/api/account/me")).status()).toBe(401);
    await otherContext.close();
  }
  expect((await page.request.get("/api/account/me")).status()).toBe(200);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`account deletion ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: /status of 4(01|22)/ });

    test("is cancelled by a login", async ({ page }) => {
      const account = await makeAccount(page.request);
      await page.goto("/en/personal-center");
      if (javaScriptEnabled) await waitForHydration(page);
      await field(page, "password", "#delete").fill("Wrong-2026");
      await submitButton(page, "#delete").click();
      await expect(page.locator("#delete [aria-invalid=true]")).toBeVisible();
      await field(page, "password", "#delete").fill(account.password);
      await submitButton(page, "#delete").click();
      await expect(page).toHaveURL("/en/login?result=deleted");
      expect((await page.request.get("/api/account/me")).status()).toBe(401);
      await poll(
        () => readMailsTo(mailFolder(), account.email),
        (mails) => mails.some(({ subject }) => /delet/i.test(subject ?? "")),
      );
      await logIn(page, account.email, account.password);
      await submitButton(page).click();
      await expect(page).toHaveURL("/en/personal-center");
      await expect(page.locator("#delete")).toBeVisible();
    });
  });
}

test.describe("personal center without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("changes the email address with a code", async ({ page }) => {
    const account = await makeAccount(page.request);
    const { email } = newAccount();
    await page.goto("/personal-center");
    await field(page, "email", "#email").fill(email);
    await sendCodeButton(page).click();
    await expect(field(page, "email", "#email")).toHaveValue(email);
    await field(page, "code", "#email").fill(await waitForCode(mailFolder(), email));
    await field(page, "password", "#email").fill(account.password);
    await submitButton(page, "#email").click();
    await expect(page).toHaveURL(/result=email/);
    await expect(page.locator("#email")).toContainText(email);
  });
});

test.describe("personal center with an expired session", () => {
  test.use({ expectedErrors: /status of 401/ });

  test("keeps typed text and sends it after a login in another tab", async ({ page, context }) => {
    const account = await makeAccount(page.request);
    await page.goto("/personal-center");
    await waitForHydration(page);
    await field(page, "nickname", "#profile").fill("Gardé");
    await context.clearCookies({ name: /session_token/ });
    await submitButton(page, "#profile").click();
    await expect(page.locator("#profile [role=alert]")).toBeVisible();
    await expect(field(page, "nickname", "#profile")).toHaveValue("Gardé");
    const [tab] = await Promise.all([context.waitForEvent("page"), page.locator("#profile [role=alert] a[target=_blank]").click()]);
    await logIn(tab, account.email, account.password);
    await submitButton(tab).click();
    await expect(tab).toHaveURL("/personal-center");
    await submitButton(page, "#profile").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bonjour Gardé.");
  });
});
