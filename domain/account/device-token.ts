import { randomBytes } from "node:crypto";
import type { Context } from "../context.ts";
import { daySeconds } from "#i18n/day.ts";

export const deviceCookieName = "known_device";
const validDays = 180;
export const deviceTokenSeconds = validDays * daySeconds;
const tokenPattern = /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/;

type DeviceContext = Pick<Context, "secrets" | "clock">;

/**
 * Creates a signed token that a browser stores after a login, to prove at later logins that it used this account before.
 * The token grants no access and does not reveal the account.
 */
export function createDeviceToken(context: DeviceContext, accountId: string): string {
  const nonce = randomBytes(12).toString("base64url");
  const until = Math.floor(context.clock.now().getTime() / 1000) + deviceTokenSeconds;
  return `${nonce}.${until}.${context.secrets.hash(signedText(accountId, nonce, until))}`;
}

type Proof = { accountId: string; token: string | undefined; passwordSetAt: Date };

/**
 * Returns the device id of a token; `undefined` if it is forged, expired, of another account, or older than the password. An
 * intruder who once knew the password could otherwise guess the new one with every token of a former login.
 */
export function readDeviceToken(context: DeviceContext, { accountId, token, passwordSetAt }: Proof): string | undefined {
  const [, nonce, until, signature] = tokenPattern.exec(token ?? "") ?? [];
  if (!nonce || !signature || Number(until) * 1000 <= context.clock.now().getTime()) return undefined;
  if (!context.secrets.isHashOf(signedText(accountId, nonce, Number(until)), signature)) return undefined;
  const issuedAt = Number(until) - deviceTokenSeconds;
  return issuedAt >= Math.floor(passwordSetAt.getTime() / 1000) ? nonce : undefined;
}

function signedText(accountId: string, nonce: string, until: number): string {
  return `known device ${accountId} ${nonce} ${until}`;
}
