import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#platform/secrets";

// The token is lower case, because some mail servers change the case, and short: the part before the "@" has 64 characters at most.
const idLength = 25;
const signatureBytes = 10;
const signatureLength = 16;
const token = new RegExp(`^[0-9a-z]{${idLength + signatureLength}}$`);

/** Longest part of `REPLY_ADDRESS` before the "@", which leaves room for "+" and the token. */
export const maxReplyNameLength = 64 - 1 - idLength - signatureLength;

const toBase36 = (hex: string, length: number) => BigInt(`0x${hex}`).toString(36).padStart(length, "0");

function signatureOf(hash: string): string {
  return toBase36(Buffer.from(hash, "base64url").subarray(0, signatureBytes).toString("hex"), signatureLength);
}

const signedText = (id: string) => `contact.reply ${id}`;

/** Returns the address whose mails reach the thread of a question: `name+token@domain`. Nothing is stored. */
export function createReplyAddress(secrets: Pick<Secrets, "hash">, replyAddress: string, questionId: string): string {
  const id = toBase36(questionId.replaceAll("-", ""), idLength);
  return replyAddress.replace("@", `+${id}${signatureOf(secrets.hash(signedText(questionId)))}@`);
}

/** Reads the question of a reply address. Returns `undefined` for any address that this site did not sign. */
export function readReplyAddress(secrets: Pick<Secrets, "hashes">, replyAddress: string, address: string): string | undefined {
  const [name = "", domain = ""] = replyAddress.toLowerCase().split("@");
  const [given = "", givenDomain] = address.toLowerCase().split("@");
  if (givenDomain !== domain || !given.startsWith(`${name}+`)) return undefined;
  const text = given.slice(name.length + 1);
  if (!token.test(text)) return undefined;
  const hex = parseBase36(text.slice(0, idLength)).toString(16).padStart(32, "0");
  if (hex.length > 32) return undefined;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const signature = Buffer.from(text.slice(idLength));
  return secrets.hashes(signedText(id)).some((hash) => timingSafeEqual(Buffer.from(signatureOf(hash)), signature)) ? id : undefined;
}

const parseBase36 = (text: string) => Array.from(text).reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
