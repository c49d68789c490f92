import { and, eq, gte, sql } from "drizzle-orm";
import { contentSharedRevision, type contentShared } from "#db/content.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { Collection } from "./collections/collection.ts";
import { applyDraft, pick } from "./entry-data.ts";
import { latestDataOf, type Row } from "./localization.ts";
import { startOfTyping } from "./save-draft.ts";
import { sharedNames } from "./save-localization.ts";

type Shared = typeof contentShared.$inferSelect;
type SharedState = { collection: Collection; rows: readonly Row[]; shared: Shared };

/**
 * Records all shared fields with the saved draft, and before the first draft their state without it. Replaces the author's
 * previous autosave. Returns whether the revision is new.
 */
export async function recordSharedRevision(
  { actor, clock }: EditorContext,
  transaction: Transaction,
  { collection, rows, shared: { type, key, revision, draft } }: SharedState,
): Promise<boolean> {
  const now = clock.now();
  const source = rows.find(({ data }) => data) ?? rows[0];
  const before = source ? pick(source.data ?? latestDataOf(source), sharedNames(collection)) : {};
  const columns = { revision, data: applyDraft(before, draft ?? {}), isTyped: true, createdAt: now };
  const replacedRevisions = await transaction
    .update(contentSharedRevision)
    .set(columns)
    .where(
      and(
        isRevision({ type, key, revision: revision - 1 }),
        eq(contentSharedRevision.isTyped, true),
        sql`${contentSharedRevision.author} = ${JSON.stringify(actor)}::jsonb`,
        gte(contentSharedRevision.createdAt, startOfTyping(now)),
      ),
    )
    .returning({ revision: contentSharedRevision.revision });
  if (replacedRevisions.length > 0) return false;
  if (source) {
    const { updatedBy: author, updatedAt: createdAt } = source;
    await transaction
      .insert(contentSharedRevision)
      .values({ type, key, revision: 0, data: before, wasPublished: source.data !== null, author, createdAt })
      .onConflictDoNothing();
  }
  await transaction.insert(contentSharedRevision).values({ type, key, ...columns, author: actor });
  return true;
}

/** Published revisions stay in the history; autosaved ones are replaced. */
export async function markSharedRevisionAsPublished(transaction: Transaction, shared: Shared): Promise<void> {
  await transaction.update(contentSharedRevision).set({ isTyped: false, wasPublished: true }).where(isRevision(shared));
}

function isRevision({ type, key, revision }: Pick<Shared, "type" | "key" | "revision">) {
  return and(eq(contentSharedRevision.type, type), eq(contentSharedRevision.key, key), eq(contentSharedRevision.revision, revision));
}
