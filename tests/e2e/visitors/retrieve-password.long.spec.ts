import { readMailsTo, waitForCode } from "../../support/mail-server.ts";
import { makeAccount } from "../../support/make-account.ts";
import { field, fillPasswords, logIn, mailFolder, sendCodeButton, solveByClick, solveByDrag, submitButton, test } from "./account-steps.ts";
import { expect, waitForHydration } from "../fixtures.ts";

test.use({ expectedErrors: /status of (401|422)/ });

const newPassword = "Moonlight-0815";

test("the code of the mail can be entered after a reload, and the new password needs no puzzle", async ({ page }) => {
  const account = await makeAccount(page.request);
  await page.context().clearCookies();
  await page.goto("/en/login");
  await waitForHydration(page);
  for (let failures = 0; failures < 3; failures += 1) {
    await logIn(page, account.email, "Wrong-password-1");
    await submitButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Username or password is incorrect." })).toBeVisible();
  }
  await page.goto("/en/retrieve-password");
  await waitForHydration(page);
  // On a slow network the router is still navigating when the code step is shown.
  await page.route("**/_payload.json*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await field(page, "email").fill(account.email);
  await solveByDrag(page, () => sendCodeButton(page).click());
  await expect(page).toHaveURL(/\/en\/retrieve-password\?step=code$/);
  await page.waitForTimeout(2000);
  const code = await waitForCode(mailFolder(), account.email, 2);

  await page.reload();
  await waitForHydration(page);
  await expect(page.getByText("Step 2 of 2")).toBeVisible();
  await expect(field(page, "email")).toHaveValue(account.email);
  await field(page, "code").fill(code);
  await fillPasswords(page, newPassword);
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();

  await page.goto("/en/login");
  await waitForHydration(page);
  await logIn(page, account.email, newPassword);
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/en\/personal-center/);

  const [, mail] = await readMailsTo(mailFolder(), account.email);
  const [link] = /https?:\S+\/retrieve-password\/link\?token=\S+/.exec(mail!.text ?? "")!;
  await page.goto(new URL(link).pathname + new URL(link).search);
  await expect(page.getByRole("status").filter({ hasText: "This link has been used or has expired" })).toBeVisible();
  await expect(page.locator("main form")).toHaveCount(0);
});

test("the previous step of the password form leads back to the address", async ({ page }) => {
  await page.goto("/en/retrieve-password?step=code");
  await waitForHydration(page);
  await field(page, "email").fill("zoe@example.com");
  await page.getByRole("button", { name: "Previous step" }).click();
  await expect(page).toHaveURL(/\/en\/retrieve-password$/);
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await expect(field(page, "email")).toHaveValue("zoe@example.com");
});

test("a reload after an error in the address stays in the first step", async ({ page }) => {
  await page.goto("/en/retrieve-password");
  await waitForHydration(page);
  await field(page, "email").fill("zoe");
  await sendCodeButton(page).click();
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  await expect(page).toHaveURL(/\/en\/retrieve-password$/);
  await page.reload();
  await expect(page.getByText("Step 1 of 2")).toBeVisible();
  await expect(field(page, "code")).toHaveCount(0);
});

test("the address typed at the login is filled in for a new password, and never in the URL", async ({ page }) => {
  await page.goto("/en/login");
  await waitForHydration(page);
  await field(page, "login").fill("zoe@example.com");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL(/\/en\/retrieve-password$/);
  await expect(field(page, "email")).toHaveValue("zoe@example.com");
  await page.goBack();
  await waitForHydration(page);
  await field(page, "login").fill("zoe.soleil");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(field(page, "email")).toHaveValue("");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a sent code leads to the address of its step, where a reload sends nothing", async ({ page }) => {
    const account = await makeAccount(page.request);
    await page.context().clearCookies();
    await page.goto("/en/retrieve-password");
    await field(page, "email").fill(account.email);
    await sendCodeButton(page).click();
    await solveByClick(page);
    await expect(page).toHaveURL(/\/en\/retrieve-password\?step=code$/);
    await expect(page.getByText("Step 2 of 2")).toBeVisible();
    const requests: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && requests.push(request.method()));
    await page.reload();
    expect(requests).toEqual(["GET"]);

    await field(page, "email").fill(account.email);
    await field(page, "code").fill(await waitForCode(mailFolder(), account.email, 2));
    await fillPasswords(page, newPassword);
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: "Your password has been changed" })).toBeVisible();
  });
});
