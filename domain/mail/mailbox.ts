import type { Context } from "../context.ts";

/**
 * Hash of the mailbox of an address, for rate limits: aliases with a plus sign count as the same mailbox. Stored and
 * used addresses stay as typed.
 */
export function mailboxOf({ secrets }: Pick<Context, "secrets">, email: string): string {
  return secrets.hash(textOf(email));
}

/** Hashes with every accepted secret, to find entries stored before a rotation. */
export function mailboxesOf({ secrets }: Pick<Context, "secrets">, email: string): string[] {
  return secrets.hashes(textOf(email));
}

const textOf = (email: string) => `mailbox ${email.replace(/(?<=[^@])\+[^@]*(?=@)/, "")}`;
