import { eq } from "drizzle-orm";
import { contentEntry, contentStaleField } from "#db/content.ts";
import { recordAuditEntry } from "#domain/audit";
import {
  changedFields,
  findCollection,
  latestDataOf,
  recordMachineDraft,
  saveLocalization,
  type Field,
  type LocalizationKey,
} from "#domain/content";
import { languages, type Language } from "#i18n/languages.ts";
import type { MachineTranslator, TranslationFailure } from "#platform/machine-translation";
import type { EditorContext } from "../context.ts";
import { isBlank } from "../visible-text.ts";
import { copyTextless } from "./copy-textless.ts";
import { isIndivisible, joinTexts, splitTexts } from "./field-texts.ts";
import { protectText, type ProtectedNames } from "./protect-text.ts";
import { readPairs } from "./read-pairs.ts";
import type { MachineDraft } from "./schema.ts";

type Data = Record<string, unknown>;
type Collection = NonNullable<ReturnType<typeof findCollection>>;
type DraftInput = LocalizationKey & { from: Language; basedOn: number };
type SavedOutcome = Awaited<ReturnType<typeof saveLocalization>>;
type DraftOutcome =
  | ({ ok: true } & Pick<MachineDraft, "fields" | "units">)
  | { ok: false; machineReason: TranslationFailure | "nothingToTranslate" | "tooLongToTranslate" }
  | Exclude<SavedOutcome, { ok: true }>;
type FieldTexts = { name: string; field: Field; texts: ReadonlyMap<string, string> };

/** Limits the cost of one call; the longest entry of the shipped content has a third of it. */
const maxCharacters = 60_000;

/** Drafts the empty and the stale fields of a localization by machine translation, and marks them as not yet reviewed. */
export async function draftByMachine(context: EditorContext, translator: MachineTranslator, input: DraftInput): Promise<DraftOutcome> {
  const { type, key, language, from } = input;
  const collection = findCollection(type);
  const [pair] = collection ? await readPairs(context, { type, from, to: language }, [key]) : [];
  if (!collection || !pair) return { ok: false, reason: "unknownEntry" };
  const [source, target] = [latestDataOf(pair.source), pair.target ? latestDataOf(pair.target) : {}];
  const staleFields = pair.target ? await readStaleFields(context, pair.target.id, target) : [];
  const fields = findFieldsToDraft(collection, { source, target, staleFields });
  if (fields.length === 0) return { ok: false, machineReason: "nothingToTranslate" };
  const characters = fields.flatMap(({ texts }) => [...texts.values()]).reduce((sum, text) => sum + text.length, 0);
  if (characters > maxCharacters) return { ok: false, machineReason: "tooLongToTranslate" };

  const languageTags = { from: languages[from].tag, to: languages[language].tag };
  const translated = await translateFields(translator, { fields, languageTags, names: await readProductNames(context, from, language) });
  if (!translated.ok) return { ok: false, machineReason: translated.reason };
  const { values, units } = buildValues(fields, translated.texts, { source, target });
  const names = Object.keys(values);
  if (names.length === 0) return { ok: false, machineReason: "translationUnusable" };
  const data = { ...(pair.target ? {} : copyTextless(collection, source)), ...target, ...values };
  return context.database.transaction(async (database) => {
    const saved = await saveLocalization({ ...context, database }, { ...input, data, origin: { translated: from } });
    if (!saved.ok) return saved;
    const drafted = Object.fromEntries(names.map((name) => [name, saved.data[name]]));
    await recordMachineDraft(context, database, { localization: input, source: from, values: drafted });
    const after = { from, fields: names, characters, service: translator.host };
    await recordAuditEntry(context, database, { action: "content.machineDrafted", subject: `${type}/${key}/${language}`, after });
    return { ok: true, fields: names, units };
  });
}

/** Reads the stale fields whose draft has no new text yet, so that the machine overwrites no answer. */
async function readStaleFields({ database }: Pick<EditorContext, "database">, entryId: string, latest: Data): Promise<string[]> {
  const { field, text } = contentStaleField;
  const marks = await database.select({ field, text }).from(contentStaleField).where(eq(contentStaleField.entryId, entryId));
  const isAnswered = (mark: (typeof marks)[number]) => changedFields({ text: mark.text }, { text: latest[mark.field] }).length > 0;
  return marks.filter((mark) => !isAnswered(mark)).map((mark) => mark.field);
}

function findFieldsToDraft(
  { fields, perLanguage }: Collection,
  { source, target, staleFields }: { source: Data; target: Data; staleFields: readonly string[] },
): FieldTexts[] {
  return perLanguage.flatMap((name) => {
    const field = fields[name];
    if (!field || (splitTexts(field, target[name]).size > 0 && !staleFields.includes(name))) return [];
    const texts = splitTexts(field, source[name]);
    return texts.size > 0 ? [{ name, field, texts }] : [];
  });
}

/** Reads the names of the products in the source language with those in the target language. */
async function readProductNames({ database }: Pick<EditorContext, "database">, from: Language, to: Language): Promise<ProtectedNames> {
  const rows = await database.select().from(contentEntry).where(eq(contentEntry.type, "product"));
  const nameIn = (key: string, language: Language) => {
    const row = rows.find((each) => each.key === key && each.language === language);
    const name = row && latestDataOf(row).name;
    return typeof name === "string" && name !== "" ? name : undefined;
  };
  const pairs = [...new Set(rows.map(({ key }) => key))].flatMap((key): [string, string][] => {
    const name = nameIn(key, from);
    return name === undefined ? [] : [[name, nameIn(key, to) ?? name]];
  });
  return new Map([["eCactus", "eCactus"], ...pairs]);
}

type Translated = { ok: true; texts: ReadonlyMap<string, string | undefined> } | { ok: false; reason: TranslationFailure };

/** Translates each different text once. Texts without words stay as they are; `undefined` means that codes were lost. */
async function translateFields(
  translator: MachineTranslator,
  { fields, languageTags, names }: { fields: readonly FieldTexts[]; languageTags: { from: string; to: string }; names: ProtectedNames },
): Promise<Translated> {
  const texts = [...new Set(fields.flatMap((field) => [...field.texts.values()]))];
  const protectedTexts = texts.map((text) => ({ text, ...protectText(text, names) }));
  const wordy = protectedTexts.filter(({ hasWords }) => hasWords);
  const outcome = await translator.translate({ ...languageTags, texts: wordy.map(({ markup }) => markup) });
  if (!outcome.ok) return outcome;
  const restored = new Map(wordy.map(({ text, restore }, index) => [text, restore(outcome.texts[index] ?? "")] as const));
  return { ok: true, texts: new Map(protectedTexts.map(({ text, hasWords }) => [text, hasWords ? restored.get(text) : text])) };
}

/** Builds the fields. A part that was not translated keeps its source text among the others and is reported. */
function buildValues(
  fields: readonly FieldTexts[],
  translated: ReadonlyMap<string, string | undefined>,
  { source, target }: Record<"source" | "target", Data>,
) {
  const values: Data = {};
  const units: MachineDraft["units"] = [];
  for (const { name, field, texts } of fields) {
    const results = new Map(Array.from(texts, ([id, text]) => [id, translated.get(text)]));
    const isUsable = (text: string | undefined): text is string => text !== undefined && !isBlank(text);
    const failed = [...results].filter(([, text]) => !isUsable(text)).map(([id]) => id);
    units.push(...failed.map((id) => ({ id: id === "" ? name : `${name}/${id}`, reason: "codesDiffer" as const })));
    if (failed.length === texts.size) continue;
    const kept = [...texts].filter(([id]) => isIndivisible(field) || !failed.includes(id));
    const complete = new Map(kept.map(([id, text]) => [id, results.get(id) ?? text]));
    const value = joinTexts(field, complete, field.kind === "rows" ? source[name] : target[name]);
    if (value !== undefined) values[name] = value;
  }
  return { values, units };
}
