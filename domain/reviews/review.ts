import { and, eq, isNull } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { contentEntry } from "#db/content.ts";
import { contentReview } from "#db/review.ts";
import { isLocalization, subjectOf, type LocalizationKey } from "#domain/content";
import { notifyStaff } from "#domain/notices";
import type { Transaction } from "#platform/database";
import type { StaffContext } from "../context.ts";
import { listReviewers } from "./find-staff.ts";
import type { reviewDecisions } from "./schema.ts";

type Decision = (typeof reviewDecisions)[number];
type Request = LocalizationKey & { revision: number; note?: string | undefined };
type RequestError = { ok: false; reason: "unknownEntry" | "savedSince" | "nothingToPublish" | "reviewAlready" };

/** Asks the users who may publish a localized version to review its draft. */
export async function requestReview(context: StaffContext, input: Request): Promise<{ ok: true } | RequestError> {
  const { revision, note = "" } = input;
  return context.database.transaction(async (transaction) => {
    const [entry] = await transaction.select().from(contentEntry).where(isLocalization(input)).for("update");
    if (!entry) return { ok: false, reason: "unknownEntry" };
    if (entry.revision !== revision) return { ok: false, reason: "savedSince" };
    if (!entry.draft && entry.state === "published") return { ok: false, reason: "nothingToPublish" };
    const rows = await transaction
      .insert(contentReview)
      .values({ entryId: entry.id, revision, note, requestedBy: context.actor.id, requestedAt: context.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (rows.length === 0) return { ok: false, reason: "reviewAlready" };
    await recordAuditEntry(context, transaction, { action: "content.reviewRequested", subject: subjectOf(input), after: { revision } });
    const to = await listReviewers(transaction, input);
    await notifyStaff(context, transaction, { kind: "reviewRequested", to, ...describeEntry(entry), text: note });
    return { ok: true };
  });
}

/**
 * Closes the open review of a localized version. The user who requested it is told, except of `cancelled`, which is that
 * user's own decision. `requestedBy` selects only a review of that user.
 */
export async function decideReview(
  context: StaffContext,
  input: LocalizationKey & { decision: Decision; answer?: string | undefined; requestedBy?: string | undefined },
): Promise<{ ok: true } | { ok: false; reason: "unknownReview" }> {
  const { decision, answer = "", requestedBy } = input;
  return context.database.transaction(async (transaction) => {
    const review = await findOpenReview(transaction, input);
    if (!review || (requestedBy !== undefined && review.requestedBy !== requestedBy)) return { ok: false, reason: "unknownReview" };
    const { entry, ...row } = review;
    await transaction
      .update(contentReview)
      .set({ decision, answer, decidedBy: context.actor.id, decidedAt: context.clock.now() })
      .where(eq(contentReview.id, row.id));
    await recordAuditEntry(context, transaction, { action: "content.reviewDecided", subject: subjectOf(input), after: { decision } });
    if (decision !== "cancelled")
      await notifyStaff(context, transaction, { kind: "reviewDecided", to: [row.requestedBy], ...describeEntry(entry), text: answer });
    return { ok: true };
  });
}

async function findOpenReview(transaction: Transaction, key: LocalizationKey) {
  const [row] = await transaction
    .select({ review: contentReview, entry: contentEntry })
    .from(contentReview)
    .innerJoin(contentEntry, eq(contentEntry.id, contentReview.entryId))
    .where(and(isLocalization(key), isNull(contentReview.decision)))
    .for("update", { of: contentReview });
  return row && { ...row.review, entry: row.entry };
}

type EntryRow = typeof contentEntry.$inferSelect;

/** Describes a localized version for notices. */
export function describeEntry({ id, type, key, language, title }: EntryRow): { entryId: string; title: string; path: string } {
  return { entryId: id, title: title || key, path: `/content/${type}/${key}?left=${language}` };
}
