import { and, eq, exists, inArray, not, sql } from "drizzle-orm";
import { contentEntry, contentSearch, searchWord } from "#db/schema.ts";
import { languagesOfWebsite, type Language, type WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../../context.ts";
import { collections } from "../collections/index.ts";
import { remnantsOf } from "./near-words.ts";
import { analysis, searchRow, type PublicEntry } from "./search-row.ts";

const batchSize = 50;

/** Makes public entries findable, in each language that shows their website. */
export async function indexEntries(transaction: Transaction, entries: readonly PublicEntry[]): Promise<void> {
  const analysed = entries.flatMap((entry) => languagesOfWebsite(entry.websiteId).map((language) => searchRow(entry, language)));
  for (const language of new Set(analysed.map(({ row }) => row.language as Language).sort())) {
    const own = analysed.filter(({ row }) => row.language === language);
    await learnWords(transaction, language, new Set(own.flatMap(({ spellings }) => [...spellings])));
  }
  const columns = ["websiteId", "publishedAt", "title", "content", "contentTag", "head", "document", "analysis"] as const;
  await transaction
    .insert(contentSearch)
    .values(analysed.map(({ row }) => row))
    .onConflictDoUpdate({
      target: [contentSearch.language, contentSearch.type, contentSearch.key],
      set: Object.fromEntries(columns.map((name) => [name, sql`excluded.${sql.identifier(contentSearch[name].name)}`])),
    });
}

/** Takes an entry out of what is found. Its words stay: they are only used to guess what was meant. */
export async function forgetEntry(transaction: Transaction, entry: { type: string; key: string; websiteId: WebsiteId }): Promise<void> {
  const { type, key, websiteId } = entry;
  await transaction
    .delete(contentSearch)
    .where(and(eq(contentSearch.type, type), eq(contentSearch.key, key), eq(contentSearch.websiteId, websiteId)));
}

/** Brings in the public entries that search does not know yet, or knows by another analysis. Costs a query when there are none. */
export async function refreshSearch(context: Context): Promise<void> {
  const { database } = context;
  const known = database
    .select({ one: sql`1` })
    .from(contentSearch)
    .where(
      and(
        eq(contentSearch.type, contentEntry.type),
        eq(contentSearch.key, contentEntry.key),
        eq(contentSearch.websiteId, contentEntry.websiteId),
        eq(contentSearch.analysis, analysis),
      ),
    );
  for (;;) {
    const indexed = await database.transaction(async (transaction) => {
      // Locked, so that none of them is published anew meanwhile and then overwritten with what it was before.
      const rows = await transaction
        .select()
        .from(contentEntry)
        .where(
          and(
            eq(contentEntry.state, "published"),
            inArray(
              contentEntry.type,
              collections.map(({ type }) => type),
            ),
            not(exists(known)),
          ),
        )
        .limit(batchSize)
        .for("update");
      if (rows.length > 0)
        await indexEntries(
          transaction,
          rows.map((row) => ({ ...row, websiteId: row.websiteId as WebsiteId, data: row.data!, publishedAt: row.publishedAt! })),
        );
      return rows.length;
    });
    if (indexed < batchSize) return;
  }
}

/** Sorted everywhere, so that publications at the same time cannot wait for each other's words in a circle. */
async function learnWords(transaction: Transaction, language: Language, words: ReadonlySet<string>): Promise<void> {
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
