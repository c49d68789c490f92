import type { Context } from "../context.ts";

/**
 * Hash of the mailbox of an address, for rate limits: aliases with a plus sign count as the same mailbox. Stored and
 * used addresses stay as typed.
 */
export function mailboxOf({ secrets }: Pick<Context, "secrets">, email: string): string {
  return secrets.hash(`mailbox ${email.replace(/(?<=[^@])\+[^@]*(?=@)/, "")}`);
}
