import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { promisify } from "node:util";
import { Secret, TOTP } from "otpauth";
import { languageCodes } from "#i18n/languages.ts";
import { goodPassword } from "./passwords.ts";
import { siteSecret } from "./environment.ts";

const run = promisify(execFile);

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Invites a staff user with the operator's script while the site runs, and returns the path of the invitation link.
 *
 * @param folder project folder of the site, if it is not this one
 */
export async function inviteByCommand(
  dataDir: string,
  role: string,
  languages: readonly string[] = languageCodes,
  folder = root,
): Promise<{ email: string; link: string }> {
  const email = `${role}.${randomUUID().slice(0, 8)}@site.test`.toLowerCase();
  const script = path.join(folder, "scripts", "staff.ts");
  const env = { ...process.env, DATA_DIR: dataDir, PORT: "0", SMTP_URL: "", SESSION_SECRET: siteSecret };
  const { stdout } = await run(process.execPath, [script, "invite", email, "--role", role, "--languages", languages.join(",")], { env });
  const link = /\/admin#\/join\/[\w-]+/.exec(stdout)?.[0];
  if (!link) throw new Error(stdout);
  return { email, link };
}

type Caller = {
  post(url: string, options: { data: object; headers: Record<string, string> }): Promise<{ json(): Promise<unknown> }>;
};
type Answer = { code: number; data: Record<string, unknown> };

export async function callAs(request: Caller, origin: string, address: string, data: object): Promise<Answer["data"]> {
  const answer = (await (await request.post(`${origin}/api${address}`, { data, headers: { origin } })).json()) as Answer;
  if (answer.code !== 200) throw new Error(`${address}: ${JSON.stringify(answer)}`);
  return answer.data;
}

type StaffSite = { origin: string; dataDir: string; role: string; languages?: readonly string[]; folder?: string };

/** Creates a staff user with second factor through the API, and logs in the browser that shares the cookies. */
export async function logInAsStaff(request: Caller, { origin, dataDir, role, languages, folder }: StaffSite): Promise<{ email: string }> {
  const { email, link } = await inviteByCommand(dataDir, role, languages, folder);
  const post = (address: string, data: object) => callAs(request, origin, address, data);
  await post("/staff/join", { token: link.replace(/.*\//, ""), name: "Noa", language: "en", password: goodPassword });
  await post("/account/login", { login: email, password: goodPassword, agree: true });
  const { secret } = await post("/staff/second-factor/begin", {});
  await post("/staff/second-factor/confirm", { code: codeOf(Secret.fromBase32(String(secret))) });
  return { email };
}

export function codeOf(secret: Secret): string {
  return new TOTP({ secret }).generate();
}
