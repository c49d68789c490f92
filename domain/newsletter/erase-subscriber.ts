import { asc, eq } from "drizzle-orm";
import { newsletterProof, newsletterSubscriber } from "#db/newsletter.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { listIssuesOf } from "./list-issues-of.ts";

/** All that is kept of an address that was entered for the newsletter, but for the hash of a token that was mailed there. */
export async function readSubscriber({ database }: Pick<Context, "database">, email: string): Promise<Record<string, unknown> | null> {
  const [found] = await database.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
  if (!found) return null;
  const { id, tokenHash: _, ...subscriber } = found;
  const { act, textVersion, language, page, at } = newsletterProof;
  const proofs = await database
    .select({ act, textVersion, language, page, at })
    .from(newsletterProof)
    .where(eq(newsletterProof.subscriberId, id))
    .orderBy(asc(at));
  return { ...subscriber, proofs, issues: await listIssuesOf(database, id) };
}

/** Removes an address, and with it the proof of what its owner agreed to: for owners who want nothing of them to stay. */
export async function eraseSubscriber(transaction: Transaction, email: string): Promise<void> {
  await transaction.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
}
