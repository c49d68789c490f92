import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { languageCodes } from "#i18n/languages.ts";
import { goodPassword } from "../../support/account.ts";
import { testSecret } from "../../support/test-environment.ts";
import { expect } from "../journey.ts";

const run = promisify(execFile);

/** Invites somebody as an operator does, and answers the path of the link in the mail. */
async function inviteByCommand(role: string, languages: readonly string[]): Promise<{ email: string; link: string }> {
  const email = `${role}.${randomUUID().slice(0, 8)}@site.test`.toLowerCase();
  const script = path.resolve(import.meta.dirname, "../../../scripts/staff.ts");
  const env = { ...process.env, DATA_DIR: process.env.JOURNEY_DATA_DIR!, PORT: "0", SMTP_URL: "", SESSION_SECRET: testSecret };
  const { stdout } = await run(process.execPath, [script, "invite", email, "--role", role, "--languages", languages.join(",")], { env });
  const link = /\/admin#\/join\/[\w-]+/.exec(stdout)?.[0];
  if (!link) throw new Error(stdout);
  return { email, link };
}

/** Somebody new joins by the link of an operator, on the screens: a name, the second factor, the recovery codes. */
export async function joinOnScreens(page: Page, role: string): Promise<void> {
  const { email, link } = await inviteByCommand(role, languageCodes);
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

/** Somebody new who has joined and is in, in front of the first screen. */
export async function joinAs(
  page: Page,
  role: string,
  languages: readonly string[] = languageCodes,
): Promise<{ email: string; secret: Secret }> {
  const { email, link } = await inviteByCommand(role, languages);
  const post = async (path: string, data: object): Promise<{ secret?: string }> => {
    const answer = await page.request.post(`/api${path}`, { data, headers: { "sec-fetch-site": "same-origin" } });
    const body: { code: number; data: { secret?: string } } = await answer.json();
    if (body.code !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body.data;
  };
  await post("/staff/join", { token: link.replace(/.*\//, ""), name: "Noa", language: "en", password: goodPassword });
  await post("/account/login", { login: email, password: goodPassword, agree: true });
  const { secret = "" } = await post("/staff/second-factor/begin", {});
  await post("/staff/second-factor/confirm", { code: codeOf(Secret.fromBase32(secret)) });
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  return { email, secret: Secret.fromBase32(secret) };
}

/** What the app shows in half a minute, which is accepted already: each code is good once. */
export function codeOf(secret: Secret, later = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + later * 30_000 });
}
