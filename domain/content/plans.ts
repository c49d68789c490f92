import { and, eq, lte, or } from "drizzle-orm";
import { recordAct } from "#domain/audit";
import { contentEntry } from "#db/content.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import { checkEntry } from "./entry-data.ts";
import { editionKey, subjectOf, updatedNow, type EditionKey, type Outcome, type Row } from "./edition.ts";
import { bumpEditions, hide, lockEntry, show, snapshotOf, standing } from "./publish-entry.ts";
import { forgetEntry } from "./search/index-entries.ts";

const dueAtOnce = 50;

/** Takes back what is planned of an edition: what waited to be shown is a draft again, and what is public stays so. */
export async function cancelPlan(context: EditorContext, input: EditionKey): Promise<Outcome<"unknownEntry" | "nothingPlanned">> {
  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, input);
    if (!row) return { ok: false, reason: "unknownEntry" };
    const isWaiting = row.state === "published" && row.publishedAt !== null && row.publishedAt > context.clock.now();
    if (!isWaiting && !row.planned && !row.publicUntil) return { ok: false, reason: "nothingPlanned" };
    const unshown = { state: "draft" as const, publishedAt: null, data: null, summary: null };
    await transaction
      .update(contentEntry)
      .set({
        ...(isWaiting && unshown),
        draft: row.draft ?? row.planned ?? (isWaiting ? row.data : null),
        planned: null,
        plannedAt: null,
        publicUntil: null,
        before: snapshotOf(row),
        ...updatedNow(context),
      })
      .where(eq(contentEntry.id, row.id));
    if (isWaiting) await forgetEntry(transaction, editionKey(input));
    await recordAct(context, transaction, { action: "content.planCancelled", subject: subjectOf(input), before: standing(row) });
    return { ok: true, revision: row.revision };
  });
}

/** Does what is due by now: planned changes become public, and what was public until now is no more. Says how many it did. */
export async function runPlans(context: EditorContext): Promise<number> {
  const { database, clock } = context;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    // Another instance may be at the same: each takes what the other has not.
    const due = await transaction
      .select()
      .from(contentEntry)
      .where(and(eq(contentEntry.state, "published"), or(lte(contentEntry.plannedAt, now), lte(contentEntry.publicUntil, now))))
      .limit(dueAtOnce)
      .for("update", { skipLocked: true });
    for (const row of due) {
      if (row.plannedAt && row.plannedAt <= now) await showPlanned(context, transaction, row);
      if (row.publicUntil && row.publicUntil <= now) {
        await hide(transaction, row);
        await bumpEditions(transaction, [{ language: row.language, existsAlready: false }]);
      }
    }
    return due.length;
  });
}

/** What can no longer be shown, because a file of it is gone, is a draft again for its editor to see. */
async function showPlanned(context: EditorContext, transaction: Transaction, row: Row): Promise<void> {
  const { key, planned: data } = row;
  const collection = findCollection(row.type);
  const checked = collection && (await checkEntry(context, transaction, collection, { key, data }));
  if (collection && checked?.ok) await show(context, transaction, { row, collection, data: checked.data });
  else {
    const fields = checked && !checked.ok ? checked.fields : {};
    context.log.error("content.planFailed", new Error("The scheduled data is not valid any more."), { edition: subjectOf(row), fields });
  }
  await transaction
    .update(contentEntry)
    .set({ planned: null, plannedAt: null, before: null, ...(!checked?.ok && { draft: row.draft ?? data }) })
    .where(eq(contentEntry.id, row.id));
}
