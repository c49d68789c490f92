import type { Cookie, Locator, Page } from "@playwright/test";
import { Secret } from "otpauth";
import { minuteMs } from "#i18n/day.ts";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";
import { codeOf, logInAsStaff, inviteByCommand } from "#scripts/running-site/log-in-as-staff.ts";
import { expect } from "../fixtures.ts";

/** Somebody new joins by the link of an operator, on the screens: a name, the second factor, the recovery codes. */
export async function joinOnScreens(page: Page, role: string): Promise<void> {
  const { email, link } = await inviteByCommand(process.env.E2E_DATA_DIR!, role);
  await page.goto(link);
  await page.getByLabel("Your name").fill("Noa");
  await page.getByLabel("Password").fill(goodPassword);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(goodPassword);
  await page.getByRole("button", { name: "Continue" }).click();
  const key = await page.locator("code").textContent();
  await page.getByLabel("Code of your app").fill(codeOf(Secret.fromBase32(key ?? "")));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("listitem")).toHaveCount(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
}

type Site = { url: string; dataDir: string };
type Member = { email: string; cookies: Cookie[]; since: number };

/** Of a worker's end-to-end tests: to join takes longer than most of them, and they share one member of a kind. */
const members = new Map<string, Member>();

/** The browser is in as somebody of the staff. */
async function signIn(page: Page, role: string, own: readonly string[], { url, dataDir }: Site): Promise<Member> {
  const kind = [url, role, ...own].join(" ");
  const known = members.get(kind);
  // Some acts ask for a second factor that was proven in the last ten minutes.
  if (known && Date.now() - known.since < 5 * minuteMs) {
    await page.context().addCookies(known.cookies);
    return known;
  }
  const since = Date.now();
  const { email } = await logInAsStaff(page.request, { origin: url, dataDir, role, languages: own });
  const member = { email, since, cookies: await page.context().cookies(url) };
  members.set(kind, member);
  return member;
}

/** Somebody of the staff is in, in front of the first screen. */
export async function enterAs(
  page: Page,
  role: string,
  own: readonly string[] = languageCodes,
  site: Site = { url: process.env.E2E_URL!, dataDir: process.env.E2E_DATA_DIR! },
): Promise<{ email: string }> {
  const member = await signIn(page, role, own, site);
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  return member;
}

/** An edition in the editor. */
export const column = (page: Page, language: Language) => page.getByRole("region", { name: languages[language].name, exact: true });

/** Begins an entry in French, and answers its first edition. */
export async function beginEntry(page: Page, type: string, key: string): Promise<Locator> {
  await page.goto(`/admin#/content/${type}`);
  await page.getByRole("button", { name: "New entry" }).click();
  const dialog = page.getByRole("dialog", { name: "New entry" });
  await dialog.getByLabel("Key in the address").fill(key);
  await dialog.getByRole("button", { name: "Open" }).click();
  return column(page, "fr");
}

/** Chooses one or more of what a field offers. */
export async function choose(page: Page, place: Locator, field: RegExp, ...choices: string[]): Promise<void> {
  await place.getByRole("combobox", { name: field }).click();
  for (const choice of choices) await page.getByRole("option", { name: choice, exact: true }).click();
  await page.keyboard.press("Escape");
}

/** Publishes what stands in the editor, once it is saved; `at` is a moment for later. */
export async function publishEdition(page: Page, language: Language, at?: string): Promise<void> {
  const edition = column(page, language);
  await expect(edition.getByText("Saved", { exact: true })).toBeVisible();
  await edition.getByRole("button", { name: "Publish" }).click();
  const dialog = page.getByRole("dialog", { name: /^Publish/ });
  if (at) await dialog.getByLabel("From (empty: now)").fill(at);
  await dialog.getByRole("button", { name: at ? "Plan" : "Publish now" }).click();
  await expect(dialog).toHaveCount(0);
}
