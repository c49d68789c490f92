import { and, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";
import { pick } from "./entry-data.ts";
import { latestOf, type EditionKey } from "./edition.ts";
import { saveDraft, type DraftInput, type DraftOutcome } from "./save-draft.ts";

/**
 * Keeps work on an edition, as `saveDraft` does, beside others: what holds in every language stays what they hold, whatever
 * `data` says of it. Another verb changes that for all.
 */
export async function saveEdition(context: EditorContext, input: DraftInput & { data: EntryData }): Promise<DraftOutcome> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownType" };
  const shared = await standingShared(context.database, collection, input);
  return saveDraft(context, shared ? { ...input, data: { ...pickOthers(input.data, sharedNames(collection)), ...shared } } : input);
}

/** Takes fields of another edition over into the draft of this one: all, or those that are named. */
export async function copyEdition(
  context: EditorContext,
  { from, fields, ...input }: EditionKey & { from: Language; fields?: readonly string[]; basedOn: number },
): Promise<DraftOutcome> {
  const rows = await editionsOf(context.database, input);
  const source = rows.find(({ language }) => language === from);
  const own = rows.find(({ language }) => language === input.language);
  if (!source) return { ok: false, reason: "unknownEntry" };
  const data = latestOf(source);
  const copied = fields ? pick(data, fields) : data;
  return saveEdition(context, { ...input, data: { ...(own && latestOf(own)), ...copied }, made: { copied: from } });
}

/** The names of the fields that hold in every language. */
export function sharedNames({ fields, perLanguage }: Collection): string[] {
  return Object.keys(fields).filter((name) => !perLanguage.includes(name));
}

/** All editions of an entry, in the order of languages. */
export async function editionsOf(transaction: Transaction, { type, key }: Pick<EditionKey, "type" | "key">) {
  const rows = await transaction
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)));
  return rows.sort((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language));
}

/** The languages that an entry has editions in. */
export async function listLanguages(
  { database }: Pick<EditorContext, "database">,
  entry: Pick<EditionKey, "type" | "key">,
): Promise<Language[]> {
  return (await editionsOf(database, entry)).map(({ language }) => language);
}

/** What the entry holds in every language: as it is public, or else as it is drafted. Nothing where there is no other edition. */
async function standingShared(transaction: Transaction, collection: Collection, edition: EditionKey): Promise<EntryData | undefined> {
  const rows = await editionsOf(transaction, edition);
  const others = rows.filter(({ language }) => language !== edition.language);
  if (others.length === 0) return undefined;
  const own = rows.filter(({ language }) => language === edition.language);
  const standing = [...own, ...others].find(({ data }) => data)?.data ?? others.find(({ draft }) => draft)?.draft;
  return standing ? pick(standing, sharedNames(collection)) : undefined;
}

function pickOthers(data: EntryData, names: readonly string[]): EntryData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
}
