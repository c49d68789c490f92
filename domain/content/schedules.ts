import { and, eq, lte, or } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { contentEntry } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import { checkEntry } from "./entry-data.ts";
import { localizationKey, subjectOf, updatedNow, type LocalizationKey, type Outcome, type Row } from "./localization.ts";
import { bumpAffectedWebsites, unpublishRow, lockEntry, publishRow, snapshotOf, publicationState } from "./publish-entry.ts";
import { endAnsweredMarks, markStaleTranslations, sortSourceFirst } from "./stale-translations.ts";
import { forgetEntry } from "./search/index-entries.ts";

const batchSize = 50;

/** Cancels the schedule of a localization: a scheduled change becomes a draft again, public data stays public. */
export async function cancelSchedule(context: EditorContext, input: LocalizationKey): Promise<Outcome<"unknownEntry" | "nothingPlanned">> {
  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, input);
    if (!row) return { ok: false, reason: "unknownEntry" };
    const isWaiting = row.state === "published" && row.publishedAt !== null && row.publishedAt > context.clock.now();
    if (!isWaiting && !row.planned && !row.publicUntil) return { ok: false, reason: "nothingPlanned" };
    const draftColumns = { state: "draft" as const, publishedAt: null, data: null, summary: null };
    await transaction
      .update(contentEntry)
      .set({
        ...(isWaiting && draftColumns),
        draft: row.draft ?? row.planned ?? (isWaiting ? row.data : null),
        planned: null,
        plannedAt: null,
        publicUntil: null,
        before: snapshotOf(row),
        ...updatedNow(context),
      })
      .where(eq(contentEntry.id, row.id));
    if (isWaiting) await forgetEntry(transaction, localizationKey(input));
    await recordAuditEntry(context, transaction, {
      action: "content.planCancelled",
      subject: subjectOf(input),
      before: publicationState(row),
    });
    return { ok: true, revision: row.revision };
  });
}

/** Publishes scheduled changes that are due and withdraws entries whose publication ended. Returns the number of entries. */
export async function runSchedules(context: EditorContext): Promise<number> {
  const { database, clock } = context;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    // Skip rows locked by another server instance that runs the same job.
    const due = await transaction
      .select()
      .from(contentEntry)
      .where(and(eq(contentEntry.state, "published"), or(lte(contentEntry.plannedAt, now), lte(contentEntry.publicUntil, now))))
      .limit(batchSize)
      .for("update", { skipLocked: true });
    const planned = due.filter(({ plannedAt }) => plannedAt && plannedAt <= now);
    for (const row of sortSourceFirst(planned)) {
      const publishedWith = planned.filter(({ type, key }) => type === row.type && key === row.key).map(({ language }) => language);
      await publishScheduled(context, transaction, row, publishedWith);
    }
    for (const row of due) {
      if (row.publicUntil && row.publicUntil <= now) {
        await unpublishRow(transaction, row);
        await bumpAffectedWebsites(transaction, [{ language: row.language, existsAlready: false }]);
      }
    }
    return due.length;
  });
}

/** Invalid data becomes a draft again, for example when a file is missing by then. */
async function publishScheduled(
  context: EditorContext,
  transaction: Transaction,
  row: Row,
  publishedWith: readonly Language[],
): Promise<void> {
  const { key, planned: data } = row;
  const collection = findCollection(row.type);
  const checked = collection && (await checkEntry(context, transaction, collection, { key, data }));
  if (collection && checked?.ok) {
    const { data: newData } = checked;
    await publishRow(context, transaction, { row, collection, data: newData });
    await endAnsweredMarks(transaction, row, newData);
    const change = { row, data: newData, follow: row.plannedFollow ?? undefined, publishedWith };
    await markStaleTranslations({ ...context, actor: row.updatedBy }, transaction, change);
  } else {
    const fields = checked && !checked.ok ? checked.fields : {};
    context.log.error("content.planFailed", new Error("The scheduled data is not valid any more."), { edition: subjectOf(row), fields });
  }
  await transaction
    .update(contentEntry)
    .set({ planned: null, plannedAt: null, plannedFollow: null, before: null, ...(!checked?.ok && { draft: row.draft ?? data }) })
    .where(eq(contentEntry.id, row.id));
}
