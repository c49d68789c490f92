import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { captchaToken } from "#db/captcha.ts";
import type { OutgoingMail } from "#domain/mail";
import type { Context } from "../../domain/context.ts";

export const goodPassword = "Cactus-2026";
export const otherPassword = "Agave:13kW";

let made = 0;

/** A sign-up of somebody new, all but the code. */
export function signUpForm(changes: Record<string, unknown> = {}): Record<string, unknown> & { email: string; username: string } {
  made += 1;
  const number = String(made).padStart(4, "0");
  return {
    country: "FR",
    callingCode: "33",
    phone: `06 12 34 ${number.slice(0, 2)} ${number.slice(2)}`,
    email: `person${made}@site.test`,
    username: `Person.${made}`,
    nickname: "Léa",
    password: goodPassword,
    confirmPassword: goodPassword,
    agree: true,
    ...changes,
  };
}

/** A token of a solved captcha, and the cookie of the visitor who solved it. */
export async function solvedCaptcha({ database, secrets, clock }: Context): Promise<{ token: string; visitor: string; cookie: string }> {
  const [token, visitor] = [randomBytes(16).toString("base64url"), randomBytes(16).toString("base64url")];
  await database
    .insert(captchaToken)
    .values({ token: secrets.hash(token), visitor: secrets.hash(visitor), expiresAt: new Date(clock.now().getTime() + 120_000) });
  return { token, visitor, cookie: `captcha_visitor=${visitor}` };
}

/** The mails that wait to be sent, the oldest first; for a store whose mail nobody sends. */
export async function queuedMails({ database, secrets }: Context, to?: string): Promise<OutgoingMail[]> {
  const { rows } = await database.execute<{ data: { sealed: string } }>(
    sql`select data from pgboss.job where name like 'mail%' order by created_on`,
  );
  return rows.map(({ data }) => JSON.parse(secrets.open(data.sealed)) as OutgoingMail).filter((mail) => to === undefined || mail.to === to);
}

/** The last code that was mailed to an address. */
export async function mailedCode(context: Context, to: string): Promise<string> {
  return (await queuedMails(context, to)).findLast(({ data }) => data.code !== undefined)!.data.code!;
}

/** A six-digit code that is not this one. */
export function wrongCodeFor(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
