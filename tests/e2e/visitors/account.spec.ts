import { sql } from "drizzle-orm";
import { goodPassword, otherPassword } from "#scripts/running-site/passwords.ts";
import { waitForCode, readMailsTo } from "../../support/mail-server.ts";
import { makeAccount, newAccount } from "../../support/make-account.ts";
import { withSiteDatabase } from "../../support/solve-captcha.ts";
import { expectAccessible } from "../accessibility.ts";
import {
  field,
  fillPasswords,
  fillFirstStep,
  fillNames,
  logIn,
  mailFolder,
  sendCodeButton,
  solveByClick,
  solveByDrag,
  submitButton,
  test,
} from "./account-steps.ts";
import { longRunOnly, expect, waitForHydration } from "../fixtures.ts";

const languages = [
  {
    prefix: "",
    name: "French",
    country: "FR",
    callingCode: "33",
    taken: "Cette adresse e-mail est déjà enregistrée",
    welcome: "Bonjour Camille.",
    differ: "Les mots de passe saisis sont différents",
    wrong: "Le nom d’utilisateur ou le mot de passe est incorrect.",
    signedOut: "Vous êtes déconnecté",
  },
  {
    prefix: "/cn",
    name: "Chinese",
    country: "FR",
    callingCode: "33",
    taken: "该邮箱已被注册",
    welcome: "您好，Camille。",
    differ: "两次输入的密码不一致",
    wrong: "用户名或密码错误。",
    signedOut: "您已退出登录",
  },
] as const;

for (const language of languages) {
  const { prefix, name, welcome, differ, signedOut, wrong, taken } = language;

  test.describe(`account in ${name} with JavaScript`, name === "French" ? {} : longRunOnly, () => {
    test("sign-up with a verification code opens the account, which supports sign-out and login by phone", async ({ page }) => {
      const account = newAccount();
      await page.goto(`${prefix}/sign-up`);
      await waitForHydration(page);
      await fillFirstStep(page, account, language);
      await solveByDrag(page, () => sendCodeButton(page).click());
      await expect(field(page, "code")).toBeFocused();
      await expect(sendCodeButton(page)).toHaveAttribute("aria-disabled", "true");
      await expect(sendCodeButton(page)).toHaveText(/5\d/);

      await page.locator("main button[name=back]").click();
      await expect(field(page, "phone")).toHaveValue(account.phone);
      // The site sends no second code within a minute; the first one stays valid.
      await solveByDrag(page, () => sendCodeButton(page).click());

      await field(page, "code").fill("000000");
      await fillNames(page, account);
      await fillPasswords(page, account.password, otherPassword);
      await submitButton(page).click();
      await expect(page.getByText(differ)).toBeVisible();
      await expect(field(page, "confirmPassword")).toBeFocused();
      await expect(field(page, "nickname")).toHaveValue("Camille");
      await expect(sendCodeButton(page)).toHaveText(/\d/);

      await field(page, "code").fill(await waitForCode(mailFolder(), account.email));
      await fillPasswords(page, account.password);
      await field(page, "confirmPassword").press("Enter");
      await expect(page).toHaveURL(/\?result=done$/);
      await page.locator(`main a[href="${prefix}/personal-center"]`).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(welcome);
      await expect(page.locator(`header a[href="${prefix}/personal-center"]`).first()).toBeAttached();

      await page.locator("main button[name=form][value=sign-out]").click();
      await page.locator("dialog[open] button[name=confirmed]").click();
      await expect(page).toHaveURL(`${prefix}/login?result=signed-out`);
      await expect(page.getByText(signedOut).first()).toBeVisible();

      await page.locator("main nav a").nth(1).click();
      await field(page, "callingCode").selectOption("33");
      await field(page, "phone").fill(account.phone);
      await field(page, "password").fill(account.password);
      await field(page, "agree").check();
      await submitButton(page).click();
      await expect(page).toHaveURL(`${prefix}/personal-center`);
    });

    test("login asks for a captcha after three failures and then accepts the right password", async ({ page }) => {
      const account = await makeAccount(page.request);
      await page.context().clearCookies();
      await page.goto(`${prefix}/login?next=${prefix}/products`);
      await waitForHydration(page);
      await logIn(page, account.username, "Wrong-2026");
      for (let times = 0; times < 3; times += 1) {
        const loginResponse = page.waitForResponse((response) => response.url().endsWith("/account/login"));
        await submitButton(page).click();
        await loginResponse;
        await expect(page.getByText(wrong)).toBeVisible();
      }
      await field(page, "password").fill(account.password);
      await solveByDrag(page, () => submitButton(page).click());
      await expect(page).toHaveURL(`${prefix}/products`);
    });

    test("password retrieval sets a new password, and its countdown to the login can be stopped", async ({ page }) => {
      const account = await makeAccount(page.request);
      await page.context().clearCookies();
      await page.clock.install();
      await page.goto(`${prefix}/retrieve-password`);
      await waitForHydration(page);
      await field(page, "email").fill(account.email);
      await solveByDrag(page, () => sendCodeButton(page).click());
      await page.locator("main button[name=back]").click();
      await expect(field(page, "email")).toHaveValue(account.email);
      // The site sends no second code within a minute; the first one stays valid.
      await solveByDrag(page, () => sendCodeButton(page).click());
      await field(page, "code").fill(await waitForCode(mailFolder(), account.email, 2));
      await fillPasswords(page, otherPassword);
      await submitButton(page).click();
      await expect(page).toHaveURL(/\?result=done$/);
      await page.getByRole("timer").waitFor();
      await page.locator("main button").last().click();
      await page.clock.runFor(5500);
      await expect(page).toHaveURL(/retrieve-password\?result=done$/);
      await page.locator("main a[href*=result]").click();
      await logIn(page, account.email, otherPassword);
      await submitButton(page).click();
      await expect(page).toHaveURL(`${prefix}/personal-center`);
    });
  });

  test.describe(`account in ${name} without JavaScript`, name === "Chinese" ? {} : longRunOnly, () => {
    // A rejected form is answered with a page of status 401 or 422, which the browser logs.
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 }, expectedErrors: /status of (401|422)/ });

    test("sign-up solves the captcha by a click and keeps typed text", async ({ page }) => {
      const account = newAccount();
      await page.goto(`${prefix}/sign-up`);
      await fillFirstStep(page, account, language);
      await sendCodeButton(page).click();
      await page.locator("input[type=image]").click({ position: { x: 1, y: 1 } });
      await expect(page.getByRole("alert")).toBeVisible();
      await solveByClick(page);
      await expect(field(page, "country")).toHaveValue("FR");
      await field(page, "code").fill(await waitForCode(mailFolder(), account.email));
      await fillNames(page, account);
      await fillPasswords(page, account.password);
      await field(page, "confirmPassword").press("Enter");
      await expect(page).toHaveURL(/\?result=done$/);

      await page.goto(`${prefix}/login`);
      await expect(page).toHaveURL(`${prefix}/personal-center`);
      await page.locator("main button[value=sign-out]").click();
      await page.locator("main section button[name=confirmed]").click();
      await expect(page).toHaveURL(`${prefix}/login?result=signed-out`);
      await expect(page.getByText(signedOut).first()).toBeVisible();
    });

    test("sign-up reveals that an address is taken only after its verification code is entered", longRunOnly, async ({ page }) => {
      const { email } = await makeAccount(page.request);
      const second = { ...newAccount(), email };
      await page.context().clearCookies();
      // Moves the first code a minute into the past, so that another can be sent.
      await withSiteDatabase((database) =>
        database.execute(sql`update email_code set sent_at = sent_at - interval '1 minute' where used_at is not null`),
      );
      await page.goto(`${prefix}/sign-up`);
      await fillFirstStep(page, second, language);
      await sendCodeButton(page).click();
      await solveByClick(page);
      const fields = async (code: string) => {
        await field(page, "code").fill(code);
        await fillNames(page, second);
        await fillPasswords(page, second.password);
        await field(page, "confirmPassword").press("Enter");
      };
      const code = await waitForCode(mailFolder(), email, 2);
      await fields(code === "111111" ? "222222" : "111111");
      await expect(field(page, "code")).toHaveAttribute("aria-invalid", "true");
      await expect(page.getByText(taken)).toHaveCount(0);
      await fields(code);
      await expect(page.getByText(taken)).toBeVisible();
    });

    test("the profile form keeps typed text when the session has expired", longRunOnly, async ({ page }) => {
      await makeAccount(page.request);
      await page.goto(`${prefix}/personal-center`);
      await field(page, "nickname", "#profile").fill("Presque perdu");
      await page.context().clearCookies();
      await submitButton(page, "#profile").click();
      await expect(field(page, "nickname")).toHaveValue("Presque perdu");
      await expect(page.locator(`main a[href^="${prefix}/login?next="]`).first()).toBeVisible();
    });
  });
}

test("the countdown after password retrieval leads to the login", longRunOnly, async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto("/de/retrieve-password?result=done");
  // Hydration starts 250 ms after the page has loaded.
  await page.clock.runFor(1000);
  await expect(page.getByRole("timer")).toContainText("5");
  await page.clock.runFor(1000);
  await expect(page.getByRole("timer")).toContainText("4");
  await page.clock.runFor(3000);
  await expect(page.getByRole("timer")).toContainText("1");
  await expect(page).toHaveURL(/retrieve-password/);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL("/de/login?result=reset");
});

test("password retrieval works by the mailed link without a code", longRunOnly, async ({ page }) => {
  const account = await makeAccount(page.request);
  await page.context().clearCookies();
  await page.goto("/en/retrieve-password");
  await waitForHydration(page);
  await field(page, "email").fill(account.email);
  await solveByDrag(page, () => sendCodeButton(page).click());
  await waitForCode(mailFolder(), account.email, 2);
  const { text = "" } = (await readMailsTo(mailFolder(), account.email))[1]!;
  const { pathname, search } = new URL(/http\S+\/retrieve-password\/link\?\S+/.exec(text)![0]);
  await page.goto(pathname + search);
  await waitForHydration(page);
  await fillPasswords(page, "Passw0rd!");
  await submitButton(page).click();
  await expect(page.getByText("This password is easy to guess")).toBeVisible();
  await expect(page.locator("main li", { hasText: "(not yet)" })).toHaveText(/no common password/);
  await expectAccessible(page);
  await fillPasswords(page, otherPassword);
  await submitButton(page).click();
  await expect(page).toHaveURL("/en/retrieve-password?result=done");
});

test("personal center: profile, sessions and password are changed independently", async ({ page, browser }) => {
  const account = await makeAccount(page.request);
  await page.goto("/personal-center");
  await waitForHydration(page);
  await field(page, "nickname", "#profile").fill("Dominique");
  await submitButton(page, "#profile").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bonjour Dominique.");
  await expect(page.locator("#profile [role=status]")).toBeVisible();

  const otherContext = await browser.newContext();
  const body = { login: account.email, password: account.password, agree: true };
  await otherContext.request.post("/api/account/login", { data: body, headers: { "sec-fetch-site": "same-origin" } });
  await page.reload();
  await waitForHydration(page);
  await expect(page.locator("#sessions li")).toHaveCount(2);
  await page.locator("#sessions button[name=id]").click();
  await expect(page.locator("#sessions li")).toHaveCount(1);
  expect((await otherContext.request.get("/api/account/me")).status()).toBe(401);
  await otherContext.close();

  await field(page, "currentPassword", "#password").fill("Wrong-2026");
  for (const name of ["password", "confirmPassword"]) await field(page, name, "#password").fill(otherPassword);
  await submitButton(page, "#password").click();
  await expect(page.locator("#password").getByText("Le mot de passe est incorrect")).toBeVisible();
  await expect(field(page, "currentPassword", "#password")).toBeFocused();
  await field(page, "currentPassword", "#password").fill(account.password);
  await submitButton(page, "#password").click();
  await expect(page.locator("#password [role=status]")).toBeVisible();
  await expect(page.locator("#password [name=currentPassword]")).toHaveValue("");
});

test("the password field shows its text and keeps the cursor position", longRunOnly, async ({ page }) => {
  await page.goto("/en/login");
  await waitForHydration(page);
  const password = field(page, "password");
  await password.fill(goodPassword);
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
  await page.getByRole("button", { name: "Show: Password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect.poll(() => password.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await page.getByRole("button", { name: "Hide: Password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});

for (const path of ["/login?by=phone", "/personal-center", "/platform/open-api/console"]) {
  test(`account page ${path} has no axe violation and does not scroll sideways at 320 px`, longRunOnly, async ({ page }) => {
    if (!path.startsWith("/login")) await makeAccount(page.request);
    await page.goto(`/de${path}`);
    await waitForHydration(page);
    await expectAccessible(page);
  });
}
