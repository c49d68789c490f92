import { and, eq, exists, inArray, not, sql } from "drizzle-orm";
import { contentEntry, contentSearch } from "#db/content.ts";
import { dependentsOf, fallbackOf, languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../../context.ts";
import { collections } from "../collections/index.ts";
import type { EditionKey } from "../edition.ts";
import { learnWords } from "./vocabulary.ts";
import { refreshSynonyms } from "./edit-synonyms.ts";
import { analysis, searchRow, type PublicEdition } from "./search-row.ts";

const batchSize = 50;

/** Indexes public localizations in each language that shows them. */
export async function indexEntries(transaction: Transaction, editions: readonly PublicEdition[]): Promise<void> {
  const shown = await shownIn(transaction, editions);
  const analysed = shown.map(({ edition, language }) => searchRow(edition, language));
  for (const language of languageCodes) {
    const own = analysed.filter(({ row }) => row.language === language);
    await learnWords(transaction, language, new Set(own.flatMap(({ spellings }) => [...spellings])));
  }
  const columns = ["edition", "publishedAt", "title", "content", "head", "document", "analysis"] as const;
  if (analysed.length === 0) return;
  await transaction
    .insert(contentSearch)
    .values(analysed.map(({ row }) => row))
    .onConflictDoUpdate({
      target: [contentSearch.language, contentSearch.type, contentSearch.key],
      set: Object.fromEntries(columns.map((name) => [name, sql`excluded.${sql.identifier(contentSearch[name].name)}`])),
    });
}

/** Localizations with the languages that show them: their own, and those that fall back on it and have none published. */
async function shownIn(
  transaction: Transaction,
  editions: readonly PublicEdition[],
): Promise<{ edition: PublicEdition; language: Language }[]> {
  const published = await publishedKeys(transaction, editions);
  return editions.flatMap((edition) => {
    const falling = dependentsOf(edition.language).filter((language) => !published.has(nameOf({ ...edition, language })));
    return [edition.language, ...falling].map((language) => ({ edition, language }));
  });
}

async function publishedKeys(transaction: Transaction, editions: readonly EditionKey[]): Promise<Set<string>> {
  const falling = [...new Set(editions.flatMap(({ language }) => dependentsOf(language)))];
  if (falling.length === 0) return new Set();
  const rows = await transaction
    .select({ type: contentEntry.type, key: contentEntry.key, language: contentEntry.language })
    .from(contentEntry)
    .where(
      and(
        eq(contentEntry.state, "published"),
        inArray(contentEntry.language, falling),
        inArray(contentEntry.key, [...new Set(editions.map(({ key }) => key))]),
      ),
    );
  return new Set(rows.map(nameOf));
}

function nameOf({ type, key, language }: EditionKey): string {
  return `${type} ${key} ${language}`;
}

/** Removes a localization from the index and indexes its fallback in its place. Its words stay in the vocabulary. */
export async function forgetEntry(transaction: Transaction, { type, key, language }: EditionKey): Promise<void> {
  await transaction
    .delete(contentSearch)
    .where(and(eq(contentSearch.type, type), eq(contentSearch.key, key), eq(contentSearch.edition, language)));
  const fallback = fallbackOf(language);
  if (!fallback) return;
  const rows = await transaction
    .select()
    .from(contentEntry)
    .where(
      and(eq(contentEntry.type, type), eq(contentEntry.key, key), eq(contentEntry.language, fallback), eq(contentEntry.state, "published")),
    );
  await indexEntries(transaction, rows.flatMap(publicEdition));
}

/** Indexes the public localizations that are missing or were indexed by another analysis. */
export async function refreshSearch(context: Context): Promise<void> {
  const { database } = context;
  await refreshSynonyms(database);
  const known = database
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
  // Each batch begins where the last one ended, because a query from the start would pass all indexed rows again.
  let last: EditionKey | undefined;
  do {
    last = await database.transaction(async (transaction) => {
      // Locked, so that no publication is overwritten with the row that it replaces.
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
            not(exists(known)),
          ),
        )
        .orderBy(type, key, language)
        .limit(batchSize)
        .for("update");
      await indexEntries(transaction, rows.flatMap(publicEdition));
      return rows[batchSize - 1];
    });
  } while (last);
}

function publicEdition({ data, publishedAt, ...row }: typeof contentEntry.$inferSelect): PublicEdition[] {
  return data && publishedAt ? [{ ...row, data, publishedAt }] : [];
}
