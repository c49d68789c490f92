import type { Context } from "../context.ts";

/** Fingerprint of a mailbox, by which limits count it. What follows a plus sign names the same mailbox. */
export function mailboxOf({ secrets }: Pick<Context, "secrets">, email: string): string {
  return secrets.hash(`mailbox ${email.replace(/(?<=[^@])\+[^@]*(?=@)/, "")}`);
}
