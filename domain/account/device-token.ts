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

/** Returns the device id of a token; `undefined` if it is forged, expired or of another account. */
export function readDeviceToken(context: DeviceContext, accountId: string, token: string | undefined): string | undefined {
  const [, nonce, until, signature] = tokenPattern.exec(token ?? "") ?? [];
  if (!nonce || !signature || Number(until) * 1000 <= context.clock.now().getTime()) return undefined;
  return context.secrets.isHashOf(signedText(accountId, nonce, Number(until)), signature) ? nonce : undefined;
}

function signedText(accountId: string, nonce: string, until: number): string {
  return `known device ${accountId} ${nonce} ${until}`;
}
