import { eq } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { contentEntry, contentStaleField } from "#db/content.ts";
import type { EditorContext } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import { localizationKey, subjectOf, updatedNow, type LocalizationKey, type Outcome } from "./localization.ts";
import { bumpAffectedWebsites, lockEntry, nextPublicRevision, publicColumns, publicationState } from "./publish-entry.ts";
import { removeObsoleteMarks } from "./stale-translations.ts";
import { forgetEntry, indexEntries } from "./search/index-entries.ts";

/** Undoes the last publication, schedule or withdrawal of a localization unless a draft was saved since. */
export async function undoLastAction(context: EditorContext, input: LocalizationKey): Promise<Outcome<"unknownEntry" | "nothingToUndo">> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownEntry" };
  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, input);
    if (!row) return { ok: false, reason: "unknownEntry" };
    if (row.before?.revision !== row.revision) return { ok: false, reason: "nothingToUndo" };
    const { state, data, draft, planned, plannedFollow = null, endedMarks = [], ...moments } = row.before;
    const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));
    const publishedAt = toDate(moments.publishedAt);
    await transaction
      .update(contentEntry)
      .set({
        ...(data ? publicColumns(collection, data) : { data, summary: null }),
        state,
        draft,
        planned,
        plannedFollow,
        publishedAt,
        changedAt: context.clock.now(),
        publicRevision: nextPublicRevision,
        publicUntil: toDate(moments.publicUntil),
        plannedAt: toDate(moments.plannedAt),
        before: null,
        ...updatedNow(context),
      })
      .where(eq(contentEntry.id, row.id));
    await forgetEntry(transaction, localizationKey(input));
    if (data && publishedAt && state === "published") await indexEntries(transaction, [{ ...localizationKey(input), data, publishedAt }]);
    await bumpAffectedWebsites(transaction, [{ language: input.language, existsAlready: false }]);
    if (data) await removeObsoleteMarks(transaction, input, data);
    const marks = endedMarks.map((mark) => ({ ...mark, entryId: row.id, markedAt: new Date(mark.markedAt) }));
    if (marks.length > 0) await transaction.insert(contentStaleField).values(marks).onConflictDoNothing();
    await recordAuditEntry(context, transaction, {
      action: "content.undone",
      subject: subjectOf(input),
      before: publicationState(row),
      after: moments,
    });
    return { ok: true, revision: row.revision };
  });
}
