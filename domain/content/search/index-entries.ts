import { and, eq, exists, inArray, not, sql } from "drizzle-orm";
import { contentEntry, contentSearch, searchWord } from "#db/content.ts";
import { dependentsOf, fallbackOf, languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../../context.ts";
import { collections } from "../collections/index.ts";
import { remnantsOf } from "./near-words.ts";
import type { EditionKey } from "../edition.ts";
import { analysis, searchRow, type PublicEdition } from "./search-row.ts";
import { refreshSynonyms } from "./synonyms.ts";

const batchSize = 50;

/** Makes public editions findable, in each language that shows them. */
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

/** Editions with the languages that show them: their own, and those that fall back on it and have none published. */
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

/** Takes an edition out of what is found; what it falls back on is found in its place. Its words stay: they are only used to guess what was meant. */
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

/** Brings in the public editions that search does not know yet, or knows by another analysis. Costs a query when there are none. */
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
  // From where the last batch ended: to pass what is known already anew for each would take as long as all before it.
  let last: EditionKey | undefined;
  do {
    last = await database.transaction(async (transaction) => {
      // Locked, so that none of them is published anew meanwhile and then overwritten with what it was before.
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

/** Sorted everywhere, so that publications at the same time cannot wait for each other's words in a circle. */
export async function learnWords(transaction: Transaction, language: Language, words: ReadonlySet<string>): Promise<void> {
  if (words.size === 0) return;
  const known = await transaction
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(and(eq(searchWord.language, language), inArray(searchWord.word, [...words])));
  const knownWords = new Set(known.map(({ word }) => word));
  const unknown = [...words].filter((word) => !knownWords.has(word));
  if (unknown.length === 0) return;
  const rows = unknown.sort().map((word) => ({ language, word, remnants: remnantsOf(language, word) }));
  await transaction.insert(searchWord).values(rows).onConflictDoNothing();
}
