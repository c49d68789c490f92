import { randomBytes } from "node:crypto";
import type { Context } from "../context.ts";
import { daySeconds } from "#i18n/day.ts";

export const deviceCookie = "known_device";
const days = 180;
export const deviceSeconds = days * daySeconds;
const pattern = /^([\w-]{16})\.(\d{1,12})\.([\w-]{43})$/;

type Needed = Pick<Context, "secrets" | "clock">;

/**
 * What a browser keeps from a login: shown at the next one, it tells that this account was opened here before. It opens
 * nothing by itself, and tells nobody whose it is.
 */
export function proveDevice(context: Needed, accountId: string): string {
  const nonce = randomBytes(12).toString("base64url");
  const until = Math.floor(context.clock.now().getTime() / 1000) + deviceSeconds;
  return `${nonce}.${until}.${context.secrets.hash(signedText(accountId, nonce, until))}`;
}

/** A name for the device that a proof of this account stands for; nothing, where it is no such proof, or too old. */
export function knownDevice(context: Needed, accountId: string, proof: string | undefined): string | undefined {
  const [, nonce, until, given] = pattern.exec(proof ?? "") ?? [];
  if (!nonce || !given || Number(until) * 1000 <= context.clock.now().getTime()) return undefined;
  return context.secrets.isHashOf(signedText(accountId, nonce, Number(until)), given) ? nonce : undefined;
}

function signedText(accountId: string, nonce: string, until: number): string {
  return `known device ${accountId} ${nonce} ${until}`;
}
