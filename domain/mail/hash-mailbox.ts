import type { Context } from "../context.ts";

/**
 * Hashes the mailbox of an address, as key of rate limits. Removes the suffix after a plus sign, so that aliases share
 * one key.
 */
export function hashMailbox({ secrets }: Pick<Context, "secrets">, email: string): string {
  return secrets.hash(`mailbox ${email.replace(/(?<=[^@])\+[^@]*(?=@)/, "")}`);
}
