import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { contentEntry, contentStaleField } from "#db/content.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { collectionOf } from "./collections/index.ts";
import { changedFields, hashData } from "./entry-data.ts";
import { isLocalization, subjectOf, type LocalizationKey, type Row } from "./localization.ts";

const preferredSource: Language = "en";

/** Returns the language that an entry is translated from: English, or else its first language. */
export function sourceLanguageOf(present: readonly Language[]): Language | undefined {
  return [preferredSource, ...languageCodes].find((code) => present.includes(code));
}

/**
 * Marks translations of changed fields as stale: the fields in `follow`, or by default all changed fields of a source
 * and none of a translation. Existing marks stay unchanged.
 */
export async function markStaleTranslations(
  { actor, clock }: Pick<EditorContext, "actor" | "clock">,
  transaction: Transaction,
  { row, data, follow }: { row: Row; data: EntryData; follow?: readonly string[] },
): Promise<void> {
  const before = row.data;
  // No translation can be based on an earlier text before the first publication.
  if (!before) return;
  const perLanguageFields = collectionOf(row.type).perLanguage;
  const changedNames = changedFields(before, data).filter((name) => perLanguageFields.includes(name));
  const translations = await transaction
    .select({ id: contentEntry.id, language: contentEntry.language })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, row.type), eq(contentEntry.key, row.key), ne(contentEntry.id, row.id)));
  const isSource = sourceLanguageOf([row.language, ...translations.map(({ language }) => language)]) === row.language;
  const fields = changedNames.filter((name) => (follow ? follow.includes(name) : isSource));
  const marks = translations.flatMap(({ id }) =>
    fields.map((field) => ({
      entryId: id,
      field,
      source: row.language,
      was: before[field] ?? null,
      markedBy: actor,
      markedAt: clock.now(),
    })),
  );
  if (marks.length > 0) await transaction.insert(contentStaleField).values(marks).onConflictDoNothing();
  await removeObsoleteMarks(transaction, row, data);
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
