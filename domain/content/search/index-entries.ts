import { and, eq, exists, inArray, not, sql } from "drizzle-orm";
import { contentEntry, contentSearch } from "#db/content.ts";
import { dependentsOf, fallbackOf, languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../../context.ts";
import { collections } from "../collections/index.ts";
import { isLocalization, type LocalizationKey } from "../localization.ts";
import { addToVocabulary } from "./vocabulary.ts";
import { refreshSynonyms } from "./edit-synonyms.ts";
import { analysis, searchRow, type IndexableLocalization } from "./search-row.ts";

const batchSize = 50;

/** Indexes localizations in each language that shows them. */
export async function indexEntries(transaction: Transaction, publicLocalizations: readonly IndexableLocalization[]): Promise<void> {
  const localizations = await pairWithLanguages(transaction, publicLocalizations);
  const searchRows = localizations.map(({ localization, language }) => searchRow(localization, language));
  for (const language of languageCodes) {
    const rowsOfLanguage = searchRows.filter(({ row }) => row.language === language);
    await addToVocabulary(transaction, language, new Set(rowsOfLanguage.flatMap(({ spellings }) => [...spellings])));
  }
  const columns = ["edition", "publishedAt", "title", "content", "head", "document", "isExample", "analysis"] as const;
  if (searchRows.length === 0) return;
  await transaction
    .insert(contentSearch)
    .values(searchRows.map(({ row }) => row))
    .onConflictDoUpdate({
      target: [contentSearch.language, contentSearch.type, contentSearch.key],
      set: Object.fromEntries(columns.map((name) => [name, sql`excluded.${sql.identifier(contentSearch[name].name)}`])),
    });
}

/** Pairs localizations with the languages that show them: their own, and dependent ones without a localization. */
async function pairWithLanguages(
  transaction: Transaction,
  publicLocalizations: readonly IndexableLocalization[],
): Promise<{ localization: IndexableLocalization; language: Language }[]> {
  const published = await publishedKeys(transaction, publicLocalizations);
  return publicLocalizations.flatMap((localization) => {
    const dependents = dependentsOf(localization.language).filter((language) => !published.has(nameOf({ ...localization, language })));
    return [localization.language, ...dependents].map((language) => ({ localization, language }));
  });
}

async function publishedKeys(transaction: Transaction, publicLocalizations: readonly LocalizationKey[]): Promise<Set<string>> {
  const dependents = [...new Set(publicLocalizations.flatMap(({ language }) => dependentsOf(language)))];
  if (dependents.length === 0) return new Set();
  const rows = await transaction
    .select({ type: contentEntry.type, key: contentEntry.key, language: contentEntry.language })
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.state, "published"),
        inArray(contentEntry.language, dependents),
        inArray(contentEntry.key, [...new Set(publicLocalizations.map(({ key }) => key))]),
      ),
    );
  return new Set(rows.map(nameOf));
}

function nameOf({ type, key, language }: LocalizationKey): string {
  return `${type} ${key} ${language}`;
}

/** Removes a localization from the index and indexes its fallback instead. Its words stay in the vocabulary. */
export async function forgetEntry(transaction: Transaction, { type, key, language }: LocalizationKey): Promise<void> {
  const { type: typeColumn, key: keyColumn, edition } = contentSearch;
  await transaction.delete(contentSearch).where(and(eq(typeColumn, type), eq(keyColumn, key), eq(edition, language)));
  const fallback = fallbackOf(language);
  if (!fallback) return;
  const rows = await transaction
    .select()
    .from(contentEntry)
    .where(and(isLocalization({ type, key, language: fallback }), eq(contentEntry.state, "published")));
  await indexEntries(transaction, rows.flatMap(toIndexable));
}

/** Indexes public localizations that are missing or were indexed by another version of the text analysis. */
export async function refreshSearch(context: Context): Promise<void> {
  const { database } = context;
  await refreshSynonyms(database);
  const indexedRow = database
    .select({ one: sql`1` })
    .from(contentSearch)
    .where(
      and(
        eq(contentSearch.type, contentEntry.type),
        eq(contentSearch.key, contentEntry.key),
        eq(contentSearch.language, contentEntry.language),
        eq(contentSearch.analysis, analysis),
      ),
    );
  const { type, key, language } = contentEntry;
  // Start each batch after the last one, because a query from the start would scan all indexed rows again.
  let last: LocalizationKey | undefined;
  do {
    last = await database.transaction(async (transaction) => {
      // Lock the rows, so that a concurrent publication is not overwritten with older data.
      const rows = await transaction
        .select()
        .from(contentEntry)
        .where(
          and(
            eq(contentEntry.state, "published"),
            inArray(
              type,
              collections.map((collection) => collection.type),
            ),
            last && sql`(${type}, ${key}, ${language}) > (${last.type}, ${last.key}, ${last.language})`,
            not(exists(indexedRow)),
          ),
        )
        .orderBy(type, key, language)
        .limit(batchSize)
        .for("update");
      await indexEntries(transaction, rows.flatMap(toIndexable));
      return rows[batchSize - 1];
    });
  } while (last);
}

function toIndexable({ data, publishedAt, ...row }: typeof contentEntry.$inferSelect): IndexableLocalization[] {
  return data && publishedAt ? [{ ...row, data, publishedAt }] : [];
}
