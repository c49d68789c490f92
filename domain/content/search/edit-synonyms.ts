import { readFile } from "node:fs/promises";
import path from "node:path";
import { and, asc, eq, ilike, ne, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { parse } from "yaml";
import { searchSynonym } from "#db/search-synonym.ts";
import { recordAuditEntry } from "#domain/audit";
import { languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import { containsPattern } from "../../contains-pattern.ts";
import type { Context, EditorContext } from "../../context.ts";
import { hashData } from "../entry-data.ts";
import type { SynonymForm, Synonyms } from "../fields.ts";
import { spellingsOf, tokensOf } from "./analyse.ts";
import { addToVocabulary } from "./vocabulary.ts";
import { analysis } from "./search-row.ts";
import { synonymKeys } from "./synonyms.ts";

export type SynonymImportLine = { language: Language; target: string; result: "added" | "updated" | "unchanged" | "kept" };
type Row = { language: Language; target: string; words: string[]; importedHash?: string };
type Query = { language: Language; q: string; page: number };

const rowsPerPage = 25;
const synonymFile = v.record(v.pipe(v.string(), v.trim(), v.nonEmpty()), v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())));

/** Lists a page of a language's synonyms; `q` filters by target and words. */
export async function listSynonyms({ database }: Pick<Context, "database">, { language, q, page }: Query): Promise<Synonyms> {
  const { target, words } = searchSynonym;
  const hasText =
    q === "" ? undefined : or(ilike(target, containsPattern(q)), ilike(sql`array_to_string(${words}, ' ')`, containsPattern(q)));
  const isListed = and(eq(searchSynonym.language, language), sql`cardinality(${words}) > 0`, hasText);
  const rows = await database
    .select({ target, words })
    .from(searchSynonym)
    .where(isListed)
    .orderBy(asc(target))
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage);
  return { synonyms: rows, total: await database.$count(searchSynonym, isListed) };
}

/**
 * Saves the words that lead to a target. If another editor saved since `was` was read, nothing is stored. Without `was`
 * the words are added.
 */
export async function saveSynonyms(
  context: EditorContext,
  { language, target, words, was }: SynonymForm,
): Promise<{ ok: true } | { ok: false; reason: "savedSince" }> {
  return context.database.transaction(async (transaction) => {
    const before = (await lockRow(transaction, language, target))?.words;
    if (was !== null && before?.join("\n") !== was.join("\n")) return { ok: false, reason: "savedSince" };
    const after = was === null ? [...new Set([...(before ?? []), ...words])] : words;
    await addSpellings(transaction, language, after);
    await saveRow(context, transaction, { language, target, words: after });
    await recordAuditEntry(context, transaction, { action: "synonyms.saved", subject: subjectOf(language, target), before, after });
    return { ok: true };
  });
}

/** Removes the words of a target. The empty row stays, so that an import does not add them again. */
export async function removeSynonyms(
  context: EditorContext,
  { language, target }: Pick<SynonymForm, "language" | "target">,
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const before = (await lockRow(transaction, language, target))?.words;
    if (!before || before.length === 0) return;
    await saveRow(context, transaction, { language, target, words: [] });
    await recordAuditEntry(context, transaction, { action: "synonyms.removed", subject: subjectOf(language, target), before });
  });
}

/**
 * Imports `content/search/*.yaml`, except for rows that staff changed since their import.
 *
 * @throws when a file is invalid
 */
export async function importSynonyms(context: EditorContext, { directory }: { directory: string }): Promise<SynonymImportLine[]> {
  const lines: SynonymImportLine[] = [];
  for (const language of languageCodes) {
    const rows = v.parse(synonymFile, parse(await readFile(path.join(directory, "search", `${language}.yaml`), "utf8")));
    await context.database.transaction(async (transaction) => {
      await addSpellings(transaction, language, Object.values(rows).flat());
      for (const [target, words] of Object.entries(rows)) {
        const result = await importRow(context, transaction, { language, target, words });
        lines.push({ language, target, result });
      }
    });
  }
  return lines;
}

/** Updates the keys of rows that another version of the text analysis wrote. */
export async function refreshSynonyms(database: Transaction): Promise<void> {
  const rows = await database.select().from(searchSynonym).where(ne(searchSynonym.analysis, analysis));
  for (const { language, target, words } of rows)
    await database
      .update(searchSynonym)
      .set({ keys: synonymKeys(words, language), analysis })
      .where(and(isRow(language, target), ne(searchSynonym.analysis, analysis)));
}

/** Moves the words of a target to another one. The empty row stays, so that an import does not add them again. */
export async function moveSynonyms(
  transaction: Transaction,
  language: Language,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const former = await lockRow(transaction, language, from);
  if (!former || former.words.length === 0) return;
  const words = [...new Set([...((await lockRow(transaction, language, to))?.words ?? []), ...former.words])];
  const columns = { words, keys: synonymKeys(words, language), analysis, updatedAt: former.updatedAt };
  await transaction
    .insert(searchSynonym)
    .values({ language, target: to, ...columns })
    .onConflictDoUpdate({ target: [searchSynonym.language, searchSynonym.target], set: columns });
  await transaction.update(searchSynonym).set({ words: [], keys: [] }).where(isRow(language, from));
}

async function importRow(context: EditorContext, transaction: Transaction, row: Row): Promise<SynonymImportLine["result"]> {
  const importedHash = hashData(row.words);
  const before = await lockRow(transaction, row.language, row.target);
  if (before?.importedHash === importedHash) return "unchanged";
  if (before && hashData(before.words) !== before.importedHash) return "kept";
  await saveRow(context, transaction, { ...row, importedHash });
  return before ? "updated" : "added";
}

async function lockRow(transaction: Transaction, language: Language, target: string) {
  const [row] = await transaction.select().from(searchSynonym).where(isRow(language, target)).for("update");
  return row;
}

/** Adds the words of synonyms to the vocabulary, so that fuzzy matching finds mistyped ones. */
async function addSpellings(transaction: Transaction, language: Language, phrases: readonly string[]): Promise<void> {
  const words = phrases.flatMap(tokensOf).flatMap((token) => spellingsOf(token, language));
  await addToVocabulary(transaction, language, new Set(words));
}

async function saveRow({ clock }: EditorContext, transaction: Transaction, { language, target, ...row }: Row): Promise<void> {
  const values = { ...row, keys: synonymKeys(row.words, language), analysis, updatedAt: clock.now() };
  await transaction
    .insert(searchSynonym)
    .values({ language, target, ...values })
    .onConflictDoUpdate({ target: [searchSynonym.language, searchSynonym.target], set: values });
}

function isRow(language: Language, target: string) {
  return and(eq(searchSynonym.language, language), eq(searchSynonym.target, target));
}

function subjectOf(language: Language, target: string): string {
  return `synonyms/${language}/${target.replace(/^\//, "")}`;
}
