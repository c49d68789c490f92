import path from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "#scripts/running-site/nginx.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { waitForSentMails } from "../../support/sent-mails.ts";
import { openSeparateSite } from "../../support/separate-site.ts";
import { findAccessibilityViolations } from "../accessibility.ts";
import { expect, test as base } from "../fixtures.ts";
import { acceptInvitation, fillPassword, signInAs } from "./staff-steps.ts";

const passphrase = "four windmills turn slowly";

/** Browsers allow passkeys for a domain name only, so the site has the address `localhost`. */
const test = base.extend<{ site: { url: string; dataDir: string } }>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const url = `http://localhost:${await freePort()}`;
    const site = await openSeparateSite({ PORT: new URL(url).port, SITE_URL: url });
    await use({ url, dataDir: site.dataDir });
    await site.close();
  },
  baseURL: ({ site }, use) => use(site.url),
});
test.use({ expectedErrors: /status of 40[13]/ });

async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await devTools.send("WebAuthn.addVirtualAuthenticator", { options: { ...options, automaticPresenceSimulation: true } });
}

async function signOut(page: Page, name: string): Promise<void> {
  // The bar with the menu hides while the page is scrolled down.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("button", { name }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Back office" })).toBeVisible();
}

test("own account › adds a passkey, which signs in with one click and confirms sensitive actions", async ({ page, site }) => {
  await addAuthenticator(page);
  const { email } = await acceptInvitation(page, "administrator", site);
  await page.getByRole("button", { name: "Noa" }).click();
  await page.getByRole("menuitem", { name: "My account" }).click();
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await passkeys.getByRole("button", { name: "Add passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add passkey" });
  await dialog.getByLabel("Name of the passkey").fill("Laptop");
  await dialog.getByRole("button", { name: "Add passkey" }).click();
  await expect(passkeys.getByRole("listitem")).toContainText("never used");
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await signOut(page, "Noa");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  // The second step after a password takes the passkey as well as a code.
  await signOut(page, "Noa");
  await fillPassword(page, email);
  await page.getByRole("button", { name: "Confirm with a passkey" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("own account › changes name, password, authenticator app and recovery codes", async ({ page, site }) => {
  const { email } = await acceptInvitation(page, "support", site);
  await page.goto("/admin#/my-account");
  const profile = page.getByRole("region", { name: "Profile" });
  await profile.getByLabel("Name").fill("Noa Lind");
  await profile.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Noa Lind" })).toBeVisible();

  const password = page.getByRole("region", { name: "Password" });
  await password.getByLabel("Current password").fill(goodPassword);
  await password.getByLabel("New password").fill("too short");
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(password.getByText("password format is incorrect")).toBeVisible();
  await expect(password.getByText(/passphrase of 15 to 128 characters/)).toBeVisible();
  await password.getByLabel("New password").fill(passphrase);
  await password.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();

  const factor = page.getByRole("region", { name: "Second factor" });
  await factor.getByRole("button", { name: "Create new recovery codes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create new recovery codes" }).click();
  const codes = page.locator("#recovery-codes").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [code = ""] = await codes.allTextContents();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect(path.extname((await download).suggestedFilename())).toBe(".txt");
  await page.getByRole("button", { name: "I have saved them" }).click();

  await signOut(page, "Noa Lind");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(passphrase);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Code from your authenticator app").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("forgotten password › is replaced by a mailed link, which still asks for the second factor", async ({ page, site }) => {
  const { email, recoveryCodes } = await acceptInvitation(page, "support", site);
  await signOut(page, "Noa");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(`If ${email} belongs to a user`)).toBeVisible();
  const mail = (await waitForSentMails(site.dataDir, email, 2)).find(({ subject }) => subject?.includes("password"));
  await page.goto(mail?.text?.match(/http\S+new-password\S+/)?.[0] ?? "");
  await page.getByLabel("New password").fill(passphrase);
  await page.getByRole("button", { name: "Save password" }).click();
  await page.getByLabel("Code from your authenticator app").fill(recoveryCodes[0] ?? "");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("expired session › asks in a dialog with the email address filled in", async ({ page, site }) => {
  const { email } = await signInAs(page, "administrator", undefined, site);
  await page.goto("/admin#/my-account");
  const profile = page.getByRole("region", { name: "Profile" });
  await expect(profile.getByLabel("Name")).toHaveValue("Noa");
  await page.context().clearCookies({ name: /session_token/ });
  await profile.getByRole("button", { name: "Save" }).click();
  const again = page.getByRole("dialog", { name: "Sign in again" });
  await expect(again.getByLabel("Email")).toHaveValue(email);
  await expect(again.getByLabel("Password")).toBeFocused();
});
