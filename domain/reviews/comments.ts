import { and, desc, eq, isNull } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { contentComment, contentReview } from "#db/review.ts";
import { isLocalization, type LocalizationKey } from "#domain/content";
import { notifyStaff } from "#domain/notices";
import type { Transaction } from "#platform/database";
import type { StaffContext } from "../context.ts";
import { describeEntry } from "./review.ts";

/** Adds a comment to a field, and tells the users who take part: the requester of a review and earlier commentators. */
export async function addComment(
  context: StaffContext,
  { field, text, ...key }: LocalizationKey & { field: string; text: string },
): Promise<{ ok: true } | { ok: false; reason: "unknownEntry" }> {
  return context.database.transaction(async (transaction) => {
    const [entry] = await transaction.select().from(contentEntry).where(isLocalization(key));
    if (!entry) return { ok: false, reason: "unknownEntry" };
    await transaction
      .insert(contentComment)
      .values({ entryId: entry.id, field, text, authorId: context.actor.id, createdAt: context.clock.now() });
    const to = await listParticipants(transaction, entry);
    await notifyStaff(context, transaction, { kind: "commented", to, ...describeEntry(entry), text });
    return { ok: true };
  });
}

/** Hides a comment, or shows it again. */
export async function resolveComment({ database, clock }: StaffContext, { id, isResolved }: { id: string; isResolved: boolean }) {
  await database
    .update(contentComment)
    .set({ resolvedAt: isResolved ? clock.now() : null })
    .where(eq(contentComment.id, id));
}

type EntryRow = typeof contentEntry.$inferSelect;

/** Returns the ids of the latest requester, of the other commentators and of the last author of the text. */
async function listParticipants(transaction: Transaction, { id, updatedBy }: EntryRow): Promise<string[]> {
  const [review] = await transaction
    .select({ by: contentReview.requestedBy })
    .from(contentReview)
    .where(eq(contentReview.entryId, id))
    .orderBy(desc(contentReview.requestedAt))
    .limit(1);
  const commentators = await transaction
    .select({ by: contentComment.authorId })
    .from(contentComment)
    .where(and(eq(contentComment.entryId, id), isNull(contentComment.resolvedAt)));
  const author = updatedBy.kind === "staff" ? [updatedBy.id] : [];
  return [...(review ? [review.by] : []), ...commentators.flatMap(({ by }) => by ?? []), ...author];
}
