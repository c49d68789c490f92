import type { Context } from "../context.ts";

/**
 * The mailbox of an address, as limits count it, and as nobody can read it: what follows a plus sign is another name of
 * the same one. Of no use to write to: what is stored and mailed is the address as it was given.
 */
export function mailboxOf({ secrets }: Pick<Context, "secrets">, email: string): string {
  return secrets.hash(textOf(email));
}

/** The same by every accepted secret, for finding what was stored before a rotation. */
export function mailboxesOf({ secrets }: Pick<Context, "secrets">, email: string): string[] {
  return secrets.hashes(textOf(email));
}

const textOf = (email: string) => `mailbox ${email.replace(/(?<=[^@])\+[^@]*(?=@)/, "")}`;
