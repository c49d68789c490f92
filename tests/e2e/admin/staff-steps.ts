import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Cookie, Locator, Page } from "@playwright/test";
import { Secret } from "otpauth";
import { minuteMs } from "#i18n/day.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { codeOf, inviteByCommand, logInAsStaff } from "#scripts/running-site/log-in-as-staff.ts";
import { poll } from "#scripts/running-site/poll.ts";
import { expect } from "../fixtures.ts";

type Site = { url: string; dataDir: string };

/**
 * Accepts an operator's invitation as a new staff user: name, second factor, recovery codes. Returns what the user needs
 * to sign in again.
 */
export async function acceptInvitation(
  page: Page,
  role: string,
  { url, dataDir }: Site = { url: process.env.E2E_URL!, dataDir: process.env.E2E_DATA_DIR! },
): Promise<{ email: string; recoveryCodes: string[] }> {
  const { email, link } = await inviteByCommand(dataDir, role);
  await page.goto(url + link);
  await page.getByLabel("Your name").fill("Noa");
  await page.getByLabel("Password").fill(goodPassword);
  await page.getByRole("button", { name: "Continue" }).click();
  const key = await page.locator("code").textContent();
  await page.getByLabel("Code from your authenticator app").fill(codeOf(Secret.fromBase32(key ?? "")));
  await page.getByRole("button", { name: "Continue" }).click();
  const codes = page.locator("#recovery-codes").getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  return { email, recoveryCodes };
}

/** Fills in the first step of the sign-in. */
export async function fillPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(goodPassword);
  await page.getByRole("button", { name: "Continue" }).click();
}

type StaffSession = { email: string; cookies: Cookie[] };
/** Some actions require a second factor that is at most ten minutes old, so sessions are shared for less. */
const sharedForMs = 5 * minuteMs;

/**
 * Adds a staff session to the browser. Accepting an invitation is slow, so the workers of a run share one session for
 * each role: the worker that creates the folder signs in, the others wait for the file in it.
 */
async function shareSession(page: Page, role: string, editableLanguages: readonly string[], { url, dataDir }: Site): Promise<StaffSession> {
  const period = Math.floor(Date.now() / sharedForMs);
  const name = createHash("sha256")
    .update([url, role, ...editableLanguages, period].join(" "))
    .digest("hex");
  const folder = path.join(process.env.E2E_STAFF_DIR!, name);
  const file = path.join(folder, "session.json");
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (!isFirst) {
    const { answer } = await poll(
      () => readFile(file, "utf8").catch(() => undefined),
      (text) => text !== undefined,
    );
    const session = JSON.parse(answer!) as StaffSession;
    await page.context().addCookies(session.cookies);
    return session;
  }
  try {
    const { email } = await logInAsStaff(page.request, { origin: url, dataDir, role, languages: editableLanguages });
    const session = { email, cookies: await page.context().cookies(url) };
    await writeFile(`${file}.new`, JSON.stringify(session));
    await rename(`${file}.new`, file);
    return session;
  } catch (error) {
    // Deletes the folder, so that the next test tries again.
    await rm(folder, { recursive: true });
    throw error;
  }
}

/** Signs in as a staff user with a role, and opens the dashboard. */
export async function signInAs(
  page: Page,
  role: string,
  editableLanguages: readonly string[] = languageCodes,
  site: Site = { url: process.env.E2E_URL!, dataDir: process.env.E2E_DATA_DIR! },
): Promise<{ email: string }> {
  const session = await shareSession(page, role, editableLanguages, site);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  return session;
}

/** Link of a screen in the menu of the back office. The inbox adds the number of open questions to its name. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name: new RegExp(`^${name}( \\d+ open)?$`) });

export const column = (page: Page, language: Language) => page.getByRole("region", { name: languages[language].name, exact: true });

/** Creates an entry, and returns the editor's column for its French text. */
export async function createEntry(page: Page, type: string, key: string): Promise<Locator> {
  await page.goto(`/admin#/content/${type}`);
  await page.getByRole("button", { name: "Create entry" }).click();
  const dialog = page.getByRole("dialog", { name: "New entry" });
  await dialog.getByLabel("Slug").fill(key);
  await dialog.getByRole("button", { name: "Create" }).click();
  return column(page, "fr");
}

/** Chooses an image of the media library in a field. */
export async function chooseImage(page: Page, place: Locator, field: RegExp, name: string): Promise<void> {
  await place.getByRole("group", { name: field }).getByRole("button", { name: "Choose from media library" }).click();
  const library = page.getByRole("dialog", { name: "Media library" });
  await library.getByRole("searchbox", { name: "Search" }).fill(name);
  await library.getByRole("button", { name }).first().click();
  await expect(library).toHaveCount(0);
}

/** Chooses one or more options of a field. */
export async function choose(page: Page, place: Locator, field: RegExp, ...choices: string[]): Promise<void> {
  await place.getByRole("combobox", { name: field }).click();
  for (const choice of choices) await page.getByRole("option", { name: choice, exact: true }).click();
  await page.keyboard.press("Escape");
}

/** Publishes a language in the editor once it is saved; `at` schedules it for later. */
export async function publishLocalization(page: Page, language: Language, at?: string): Promise<void> {
  const localization = column(page, language);
  await expect(localization.getByText("Saved", { exact: true })).toBeVisible();
  await localization.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Publish/ });
  if (at) await dialog.getByLabel("Publish on (empty: now)").fill(at);
  await dialog.getByRole("button", { name: at ? "Schedule" : "Publish now" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Calls the API as the signed-in staff user, to prepare or to read data. */
export async function callStaffApi(page: Page, path: string, body?: object): Promise<{ code: number; data: unknown }> {
  return page.evaluate(
    async ([address, json]) => {
      const init = json === undefined ? {} : { method: "POST", body: json, headers: { "content-type": "application/json" } };
      return (await fetch(`/api/staff/${address}`, init)).json() as Promise<{ code: number; data: unknown }>;
    },
    [path, body && JSON.stringify(body)] as const,
  );
}

/** Opens an address of the back office without a reload, if it is open already. */
export async function openInBackOffice(page: Page, address: string): Promise<void> {
  await page.goto(`${process.env.E2E_URL}/admin#/${address}`);
}
