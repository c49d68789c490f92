import { and, eq, gte, inArray, ne, sql } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { contentEntry, contentStaleField } from "#db/content.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context, EditorContext } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { collectionOf } from "./collections/index.ts";
import { changedFields, hashData } from "./entry-data.ts";
import { isLocalization, latestDataOf, subjectOf, type LocalizationKey, type Row } from "./localization.ts";
import { findUnreviewedFields } from "./machine-drafts.ts";

const preferredSource: Language = "en";

/** Returns the language that an entry is translated from: English, or else its first language. */
export function sourceLanguageOf(present: readonly Language[]): Language | undefined {
  return [preferredSource, ...languageCodes].find((code) => present.includes(code));
}

type Change = {
  row: Row;
  data: EntryData;
  follow?: readonly string[];
  /** Languages of the entry that are published in the same call. */
  publishedWith?: readonly Language[];
};

/**
 * Marks translations of changed fields as stale: the fields in `follow`, or by default all changed fields of a source
 * and none of a translation. An existing mark keeps its source text.
 */
export async function markStaleTranslations(
  { actor, clock }: Pick<Context, "actor" | "clock">,
  transaction: Transaction,
  { row, data, follow, publishedWith = [] }: Change,
): Promise<void> {
  const before = row.data;
  // No translation can be based on an earlier text before the first publication.
  if (!before) return;
  const perLanguageFields = collectionOf(row.type).perLanguage;
  const changedNames = changedFields(before, data).filter((name) => perLanguageFields.includes(name));
  const translations = await transaction
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, row.type), eq(contentEntry.key, row.key), ne(contentEntry.id, row.id)));
  const isSource = sourceLanguageOf([row.language, ...translations.map(({ language }) => language)]) === row.language;
  const fields = changedNames.filter((name) => (follow ? follow.includes(name) : isSource));
  const marks = translations.flatMap((translation) => {
    // A draft published together with its source answers the change, so only the text before it does not.
    const isTogether = publishedWith.includes(translation.language) && translation.data !== null;
    const texts = (isTogether ? translation.data : undefined) ?? latestDataOf(translation);
    return fields.map((field) => ({
      entryId: translation.id,
      field,
      source: row.language,
      was: before[field] ?? null,
      text: texts[field] ?? null,
      markedBy: actor,
      markedAt: clock.now(),
    }));
  });
  if (marks.length > 0)
    await transaction
      .insert(contentStaleField)
      .values(marks)
      .onConflictDoUpdate({ target: [contentStaleField.entryId, contentStaleField.field], set: { text: sql`excluded.text` } });
  await removeObsoleteMarks(transaction, row, data);
}

/** Sorts localizations so that the source of each entry comes first. */
export function sortSourceFirst<Item extends Pick<LocalizationKey, "language">>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => Number(other.language === preferredSource) - Number(one.language === preferredSource));
}

type StaleMark = typeof contentStaleField.$inferSelect;

/** Finds the marks of a translation that `data` answers: another text than at the time of the mark, and no unreviewed machine draft. */
export async function findAnsweredMarks(transaction: Transaction, entryId: string, data: EntryData): Promise<StaleMark[]> {
  const marks = await transaction.select().from(contentStaleField).where(eq(contentStaleField.entryId, entryId));
  const unreviewed = marks.length > 0 ? await findUnreviewedFields(transaction, entryId, data) : [];
  const isAnswered = ({ field, text }: StaleMark) => hashData(text ?? null) !== hashData(data[field] ?? null);
  return marks.filter((mark) => isAnswered(mark) && !unreviewed.includes(mark.field));
}

/** Ends the marks that a published translation answers. Returns them, so that an undo restores them. */
export async function endAnsweredMarks(transaction: Transaction, { id }: Pick<Row, "id">, data: EntryData): Promise<StaleMark[]> {
  const answered = await findAnsweredMarks(transaction, id, data);
  const fields = answered.map(({ field }) => field);
  if (fields.length > 0)
    await transaction.delete(contentStaleField).where(and(eq(contentStaleField.entryId, id), inArray(contentStaleField.field, fields)));
  return answered;
}

/** Keeps marks that the present draft does not answer: of fields translated from a former source text, or restored from before. */
export async function keepMarks(
  transaction: Transaction,
  localization: LocalizationKey,
  marks: { fields: readonly string[] } | { setAfter: Date },
): Promise<void> {
  const { field, markedAt } = contentStaleField;
  const isKept = "fields" in marks ? inArray(field, [...marks.fields]) : gte(markedAt, marks.setAfter);
  const { draft, planned, data, id } = contentEntry;
  await transaction
    .update(contentStaleField)
    .set({ text: sql`coalesce(${draft}, ${planned}, ${data}) -> ${field}` })
    .from(contentEntry)
    .where(and(eq(id, contentStaleField.entryId), isLocalization(localization), isKept));
}

/** Removes the marks of fields whose source text is the former one again. */
export async function removeObsoleteMarks(
  transaction: Transaction,
  { type, key, language }: LocalizationKey,
  data: EntryData,
): Promise<void> {
  const ofEntry = and(eq(contentEntry.type, type), eq(contentEntry.key, key));
  const marks = await transaction
    .select({ entryId: contentStaleField.entryId, field: contentStaleField.field, was: contentStaleField.was })
    .from(contentStaleField)
    .innerJoin(contentEntry, eq(contentEntry.id, contentStaleField.entryId))
    .where(and(ofEntry, eq(contentStaleField.source, language)));
  for (const { entryId, field, was } of marks) {
    if (hashData(was) !== hashData(data[field] ?? null)) continue;
    await transaction.delete(contentStaleField).where(and(eq(contentStaleField.entryId, entryId), eq(contentStaleField.field, field)));
  }
}

/** Marks fields of a translation as up to date. Returns those that were stale. */
export async function markUpToDate(context: EditorContext, input: LocalizationKey & { fields: readonly string[] }): Promise<string[]> {
  const { fields, ...localization } = input;
  return context.database.transaction(async (transaction) => {
    const translationId = transaction.select({ id: contentEntry.id }).from(contentEntry).where(isLocalization(localization));
    const deletedMarks = await transaction
      .delete(contentStaleField)
      .where(and(inArray(contentStaleField.entryId, translationId), sql`${contentStaleField.field} = any(${sql.param([...fields])})`))
      .returning({ field: contentStaleField.field });
    const upToDate = deletedMarks.map(({ field }) => field);
    if (upToDate.length > 0)
      await recordAuditEntry(context, transaction, {
        action: "content.followed",
        subject: subjectOf(localization),
        after: { fields: upToDate },
      });
    return upToDate;
  });
}
