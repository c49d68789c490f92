import { eq, inArray, or, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { recordAuditEntries } from "#domain/audit";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import type { EntryData } from "./collections/collection.ts";
import { checkEntries, hashData } from "./entry-data.ts";
import { localizationKey, isLocalization, subjectOf, updatedNow, type LocalizationKey, type Row } from "./localization.ts";
import { bumpAffectedWebsites, nextPublicRevision, publicationState, publicColumns, snapshotColumns } from "./publish-entry.ts";
import { forgetEntries, indexEntries } from "./search/index-entries.ts";

type Outcome = LocalizationKey & { done: boolean; reason?: string };
type Rejected = Map<Row, string>;

/**
 * Withdraws many examples, or restores them, in one transaction with a few statements. The content versions change once, so
 * the site renders its pages and documents once and not after each entry.
 */
export async function withdrawOrRestoreExamples(
  context: EditorContext,
  localizations: readonly LocalizationKey[],
  isPublic: boolean,
): Promise<Outcome[]> {
  if (localizations.length === 0) return [];
  return context.database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(contentEntry)
      .where(or(...localizations.map((localization) => isLocalization(localization))))
      .orderBy(contentEntry.id)
      .for("update");
    const rejected: Rejected = isPublic ? await restoreRows(context, transaction, rows) : await withdrawRows(context, transaction, rows);
    const changed = rows.filter((row) => !rejected.has(row));
    const action = isPublic ? "content.broughtBack" : "content.withdrawn";
    await recordAuditEntries(
      context,
      transaction,
      changed.map((row) => ({ action, subject: subjectOf(row), before: publicationState(row) })),
    );
    await bumpAffectedWebsites(
      transaction,
      changed.map(({ language }) => ({ language, existsAlready: false })),
    );
    const rowsBySubject = new Map(rows.map((row) => [subjectOf(row), row]));
    return localizations.flatMap((localization) => {
      const row = rowsBySubject.get(subjectOf(localization));
      const reason = row && rejected.get(row);
      return row ? [{ ...localizationKey(row), done: reason === undefined, ...(reason !== undefined && { reason }) }] : [];
    });
  });
}

async function withdrawRows(context: EditorContext, transaction: Transaction, rows: readonly Row[]): Promise<Rejected> {
  await transaction
    .update(contentEntry)
    .set({
      state: "withdrawn",
      draft: sql`coalesce(${contentEntry.draft}, ${contentEntry.planned})`,
      planned: null,
      plannedAt: null,
      publicUntil: null,
      withdrawnAsSample: true,
      before: snapshotColumns,
      ...updatedNow(context),
    })
    .where(isOneOf(rows));
  await forgetEntries(transaction, rows);
  return new Map();
}

async function restoreRows(context: EditorContext, transaction: Transaction, rows: readonly Row[]): Promise<Rejected> {
  const rejected: Rejected = new Map();
  const restored: { row: Row; data: EntryData; publishedAt: Date }[] = [];
  for (const [type, ofType] of Map.groupBy(rows, (row) => row.type)) {
    const collection = findCollection(type);
    const candidates = ofType.filter(({ state, data }) => state === "withdrawn" && data !== null);
    for (const row of ofType) if (!collection || !candidates.includes(row)) rejected.set(row, "nothingToPublish");
    if (!collection) continue;
    for (const { entry: row, checked } of await checkEntries({ ...context, database: transaction }, collection, candidates)) {
      if (!checked.ok) rejected.set(row, checked.reason);
      else restored.push({ row, data: checked.data, publishedAt: row.publishedAt ?? context.clock.now() });
      // The schema may have changed since the data was public.
      if (checked.ok && hashData(checked.data) !== hashData(row.data))
        await transaction.update(contentEntry).set(publicColumns(collection, checked.data)).where(eq(contentEntry.id, row.id));
    }
  }
  if (restored.length === 0) return rejected;
  const now = context.clock.now();
  await transaction
    .update(contentEntry)
    .set({
      state: "published",
      publishedAt: sql`coalesce(${contentEntry.publishedAt}, ${now})`,
      changedAt: now,
      publicRevision: nextPublicRevision,
      withdrawnAsSample: false,
      before: snapshotColumns,
      ...updatedNow(context),
    })
    .where(isOneOf(restored.map(({ row }) => row)));
  await indexEntries(
    transaction,
    restored.map(({ row, data, publishedAt }) => ({ ...localizationKey(row), data, publishedAt })),
  );
  return rejected;
}

function isOneOf(rows: readonly Row[]) {
  return inArray(
    contentEntry.id,
    rows.map(({ id }) => id),
  );
}
