import { Secret, TOTP } from "otpauth";
import { inviteStaff } from "#domain/staff";
import type { StaffRole } from "#domain/staff/schema";
import type { Language } from "#i18n/languages.ts";
import type { EditorContext } from "../../domain/context.ts";
import { openTestApi, type TestBrowser } from "./test-api.ts";
import { openTestContext } from "./test-context.ts";
import { goodPassword } from "#scripts/running-site/passwords.ts";

let staffCount = 0;

export type StaffUser = { browser: TestBrowser; email: string; password: string; secret: string; recoveryCodes: string[]; code(): string };

/** Creates a staff user through the API: invitation, acceptance and login with a second factor. */
export async function createStaffUser(
  context: EditorContext,
  site: ReturnType<typeof openTestApi>,
  role: StaffRole,
  languages: Language[] = [],
): Promise<StaffUser> {
  const email = `${role.toLowerCase()}${(staffCount += 1)}@site.test`;
  const browser = site.open();
  const accept = async (path: string, body: unknown) => {
    const answer = await browser.call(path, body);
    if (answer.body.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body.data as Record<string, never>;
  };
  await accept("/staff/join", {
    token: await inviteStaffUser(context, { email, role, languages }),
    name: `${role} ${staffCount}`,
    language: "en",
    password: goodPassword,
  });
  await accept("/account/login", { login: email, password: goodPassword, agree: true });
  const { secret } = await accept("/staff/second-factor/begin", {});
  const code = () => createOneTimeCode(context, String(secret));
  const { recoveryCodes } = await accept("/staff/second-factor/confirm", { code: code() });
  return { browser, email, password: goodPassword, secret: String(secret), recoveryCodes: recoveryCodes ?? [], code };
}

/** Opens the API with an administrator and a support user. */
export async function openSupportDesk() {
  const context = await openTestContext();
  const noon = context.clock.now().getTime();
  const site = openTestApi(context);
  const administrator = await createStaffUser(context, site, "administrator");
  const support = await createStaffUser(context, site, "support");
  /** Sets the clock to some minutes after noon. */
  const at = (minutes: number) => context.setTime(new Date(noon + minutes * 60_000).toISOString());
  return { context, site, administrator, support, at };
}

/** Opens browsers of an administrator and an editor for these languages on one site. */
export async function openStaffBrowsers(
  context: EditorContext,
  languages: Language[],
): Promise<{ administrator: TestBrowser; editor: TestBrowser }> {
  const site = openTestApi(context);
  const { browser: administrator } = await createStaffUser(context, site, "administrator");
  const { browser: editor } = await createStaffUser(context, site, "editor", languages);
  return { administrator, editor };
}

export async function inviteStaffUser(
  context: EditorContext,
  invitation: { email: string; role: StaffRole; languages?: Language[] },
): Promise<string> {
  const outcome = await inviteStaff(context, { languages: [], mayPublish: true, replaces: true, ...invitation, language: "en" });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.path.replace(/.*\//, "");
}

/** One-time code of an authenticator app, now or `later` steps of 30 s from now. */
export function createOneTimeCode(context: EditorContext, secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: context.clock.now().getTime() + later * 30_000 });
}
