import { asc, eq } from "drizzle-orm";
import { newsletterProof, newsletterSubscriber } from "#db/newsletter.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { listReceivedIssues } from "./list-received-issues.ts";

/** Exports all data about an address except the hash of its token. */
export async function exportSubscriber({ database }: Pick<Context, "database">, email: string): Promise<Record<string, unknown> | null> {
  const [row] = await database.select().from(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
  if (!row) return null;
  const { id, tokenHash: _, ...subscriber } = row;
  const { act, textVersion, language, page, at } = newsletterProof;
  const proofs = await database
    .select({ act, textVersion, language, page, at })
    .from(newsletterProof)
    .where(eq(newsletterProof.subscriberId, id))
    .orderBy(asc(at));
  return { ...subscriber, proofs, issues: await listReceivedIssues(database, id) };
}

/** Deletes an address; its proofs of consent follow by cascade. */
export async function eraseSubscriber(transaction: Transaction, email: string): Promise<void> {
  await transaction.delete(newsletterSubscriber).where(eq(newsletterSubscriber.email, email));
}
