import { and, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";
import { pick } from "./entry-data.ts";
import { latestDataOf, type LocalizationKey } from "./localization.ts";
import { saveDraft, type DraftInput, type DraftOutcome } from "./save-draft.ts";

/** Saves a draft, but takes the fields shared by all languages from the other localizations; `saveShared` changes those. */
export async function saveLocalization(context: EditorContext, input: DraftInput & { data: EntryData }): Promise<DraftOutcome> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownType" };
  const shared = await readShared(context.database, collection, input);
  return saveDraft(context, shared ? { ...input, data: { ...omit(input.data, sharedNames(collection)), ...shared } } : input);
}

/** Copies fields of another language into the draft: all, or the named ones. */
export async function copyLocalization(
  context: EditorContext,
  { from, fields, ...input }: LocalizationKey & { from: Language; fields?: readonly string[]; basedOn: number },
): Promise<DraftOutcome> {
  const rows = await selectLocalizations(context.database, input);
  const source = rows.find(({ language }) => language === from);
  const target = rows.find(({ language }) => language === input.language);
  if (!source) return { ok: false, reason: "unknownEntry" };
  const data = latestDataOf(source);
  const copiedData = fields ? pick(data, fields) : data;
  return saveLocalization(context, { ...input, data: { ...(target && latestDataOf(target)), ...copiedData }, origin: { copied: from } });
}

export function sharedNames({ fields, perLanguage }: Collection): string[] {
  return Object.keys(fields).filter((name) => !perLanguage.includes(name));
}

export async function selectLocalizations(transaction: Transaction, { type, key }: Pick<LocalizationKey, "type" | "key">) {
  const rows = await transaction
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)));
  return rows.sort((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language));
}

export async function listLanguages(
  { database }: Pick<EditorContext, "database">,
  entry: Pick<LocalizationKey, "type" | "key">,
): Promise<Language[]> {
  return (await selectLocalizations(database, entry)).map(({ language }) => language);
}

/** Reads the shared fields from public data, or else from a draft; `undefined` if no other localization exists. */
async function readShared(transaction: Transaction, collection: Collection, localization: LocalizationKey): Promise<EntryData | undefined> {
  const rows = await selectLocalizations(transaction, localization);
  const otherRows = rows.filter(({ language }) => language !== localization.language);
  if (otherRows.length === 0) return undefined;
  const ownRows = rows.filter(({ language }) => language === localization.language);
  const currentData = [...ownRows, ...otherRows].find(({ data }) => data)?.data ?? otherRows.find(({ draft }) => draft)?.draft;
  return currentData ? pick(currentData, sharedNames(collection)) : undefined;
}

function omit(data: EntryData, names: readonly string[]): EntryData {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));
}
