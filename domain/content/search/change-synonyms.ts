import { and, asc, eq, ilike, or, sql } from "drizzle-orm";
import { searchSynonym } from "#db/search-synonym.ts";
import { recordAct } from "#domain/audit";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import { containing } from "../../containing.ts";
import type { Context, EditorContext } from "../../context.ts";
import { learnWords } from "./index-entries.ts";
import type { SynonymForm, Synonyms } from "../fields.ts";
import { spellingsIn, synonymRow } from "./synonyms.ts";

const perPage = 25;

type Asked = { language: Language; q: string; page: number };

/** What people call something in a language, by where it leads or what it means; those that have what was typed. */
export async function listSynonyms({ database }: Pick<Context, "database">, { language, q, page }: Asked): Promise<Synonyms> {
  const { target, words } = searchSynonym;
  const typed = q === "" ? undefined : or(ilike(target, containing(q)), ilike(sql`array_to_string(${words}, ' ')`, containing(q)));
  const isAsked = and(eq(searchSynonym.language, language), sql`cardinality(${words}) > 0`, typed);
  const rows = await database
    .select({ target, words })
    .from(searchSynonym)
    .where(isAsked)
    .orderBy(asc(target))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { synonyms: rows, total: await database.$count(searchSynonym, isAsked) };
}

/**
 * Keeps the words that lead to a target; the next search goes by them. `was` is what somebody saw there who changes it: where
 * it is another list by now, nothing is kept. Without it, the words come to those that are there.
 */
export async function saveSynonyms(
  context: EditorContext,
  { language, target, words, was }: SynonymForm,
): Promise<{ ok: true } | { ok: false; reason: "savedSince" }> {
  return context.database.transaction(async (transaction) => {
    const before = (await standing(transaction, language, target))?.words;
    if (was !== null && before?.join("\n") !== was.join("\n")) return { ok: false, reason: "savedSince" };
    const kept = was === null ? [...new Set([...(before ?? []), ...words])] : words;
    await keep(context, transaction, { language, target, words: kept });
    await recordAct(context, transaction, { action: "synonyms.saved", subject: subjectOf(language, target), before, after: kept });
    return { ok: true };
  });
}

/** Takes the words of a target away. The row stays without any, so that no import brings them back. */
export async function removeSynonyms(
  context: EditorContext,
  { language, target }: Pick<SynonymForm, "language" | "target">,
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const before = (await standing(transaction, language, target))?.words;
    if (!before || before.length === 0) return;
    await keep(context, transaction, { language, target, words: [] });
    await recordAct(context, transaction, { action: "synonyms.removed", subject: subjectOf(language, target), before });
  });
}

async function standing(transaction: Transaction, language: Language, target: string) {
  const isRow = and(eq(searchSynonym.language, language), eq(searchSynonym.target, target));
  const [row] = await transaction.select({ words: searchSynonym.words }).from(searchSynonym).where(isRow).for("update");
  return row;
}

type Row = { language: Language; target: string; words: string[] };

async function keep({ clock }: EditorContext, transaction: Transaction, { language, target, words }: Row): Promise<void> {
  await learnWords(transaction, language, spellingsIn(words, language));
  const made = { ...synonymRow(language, words), updatedAt: clock.now() };
  await transaction
    .insert(searchSynonym)
    .values({ language, target, ...made })
    .onConflictDoUpdate({ target: [searchSynonym.language, searchSynonym.target], set: made });
}

function subjectOf(language: Language, target: string): string {
  return `synonyms/${language}/${target.replace(/^\//, "")}`;
}
