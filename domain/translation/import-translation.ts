import { and, eq } from "drizzle-orm";
import { contentRevision } from "#db/content.ts";
import { changedFields, findCollection, latestDataOf, saveLocalization, type Field } from "#domain/content";
import type { EditorContext } from "../context.ts";
import { isBlank } from "../visible-text.ts";
import { haveSameCodes } from "./inline-codes.ts";
import { hasTexts, isIndivisible, splitTexts, joinTexts, type Texts } from "./field-texts.ts";
import { readPairs } from "./read-pairs.ts";
import type { TranslationImportResult } from "./schema.ts";
import type { TranslationFile, Unit } from "./xliff-file.ts";

type Data = Record<string, unknown>;
type UnitErrors = TranslationImportResult["units"];
/** `base` has the target texts at the time of the export, if known. */
type EntryState = { source: Data; target: Data; base: Data | undefined; revision: number };
type FieldUpdate = { name: string; field: Field; units: Unit[]; state: EntryState };

/** Imports translated texts as drafts per entry. Stores valid texts and reports an error code for each of the others. */
export async function importTranslation(context: EditorContext, files: readonly TranslationFile[]): Promise<TranslationImportResult[]> {
  const report: TranslationImportResult[] = [];
  for (const file of files) report.push(await importFile(context, file));
  return report;
}

async function importFile(context: EditorContext, file: TranslationFile): Promise<TranslationImportResult> {
  const { type, key, to: language } = file;
  const entryFields = { type, key, language, fields: [], units: [] };
  const collection = findCollection(type);
  const state = collection && (await readState(context, file));
  if (!collection || !state) return { ...entryFields, result: "refused", reason: "unknownEntry" };
  const errors: UnitErrors = [];
  const newValues: Data = {};
  for (const [name, units] of Map.groupBy(file.units, ({ id }) => id.replace(/\/.*/, ""))) {
    const field = collection.perLanguage.includes(name) ? collection.fields[name] : undefined;
    if (!field) errors.push(...units.map(({ id }) => ({ id, reason: "unknownText" as const })));
    else {
      const value = buildField({ name, field, units, state }, errors);
      if (value !== undefined) newValues[name] = value;
    }
  }
  const fields = changedFields({ ...state.target, ...newValues }, state.target);
  if (fields.length === 0) return { ...entryFields, result: "unchanged", units: errors };
  // Copy fields for which the file has no unit, including lists that are empty in the source.
  const isTextless = (name: string, field: Field) => !hasTexts(field) || splitTexts(field, state.source[name]).size === 0;
  const textless = collection.perLanguage.filter((name) => collection.fields[name] && isTextless(name, collection.fields[name]));
  const sourceValues = Object.fromEntries(textless.map((name) => [name, state.source[name]]).filter(([, value]) => value !== undefined));
  const outcome = await saveLocalization(context, {
    type,
    key,
    language,
    data: { ...sourceValues, ...state.target, ...newValues },
    basedOn: state.revision,
    origin: { translated: file.from },
  });
  if (outcome.ok) return { ...entryFields, result: "drafted", fields, units: errors };
  const reason = outcome.reason === "unknownType" ? "unknownEntry" : outcome.reason;
  return { ...entryFields, result: "refused", reason, units: errors };
}

/** Returns the new value of a field if its texts are valid; adds the errors of its units to `errors`. */
function buildField({ name, field, units, state: { source, target, base } }: FieldUpdate, errors: UnitErrors): unknown {
  const idOf = (unit: Unit) => unit.id.slice(name.length + 1);
  const isSingleText = units.some((unit) => idOf(unit) === "");
  const textsIn = (value: unknown) => splitTexts(field, value, isSingleText);
  const [sources, present, was] = [textsIn(source[name]), textsIn(target[name]), base && textsIn(base[name])];
  const texts = new Map<string, string>();
  const reasons: UnitErrors = [];
  const changedIds: string[] = [];
  for (const unit of units) {
    const id = idOf(unit);
    const current = { present: present.get(id), was: was?.get(id), isKnown: was !== undefined };
    // Keep later work of editors if the translator did not change the text.
    const text = unit.target === current.was ? (current.present ?? unit.target) : unit.target;
    const reason =
      isIndivisible(field) || sources.has(id) || present.has(id) ? rejectionOf({ ...unit, target: text }, current) : "unknownText";
    if (reason) reasons.push({ id: unit.id, reason });
    else texts.set(id, text ?? "");
    if (!reason && text !== current.present) changedIds.push(unit.id);
    if (!reason && text !== current.present && sources.get(id) !== unit.source) reasons.push({ id: unit.id, reason: "sourceMoved" });
  }
  const isRejected = isIndivisible(field) && reasons.some(({ reason }) => reason !== "sourceMoved");
  const value = isRejected || texts.size === 0 ? undefined : buildValue(field, texts, [target[name], source[name]]);
  if (value !== undefined) errors.push(...reasons);
  else
    errors.push(
      ...reasons.filter(({ reason }) => reason !== "sourceMoved"),
      ...changedIds.map((id) => ({ id, reason: "partsMissing" as const })),
    );
  return value;
}

type CurrentText = { present: string | undefined; was: string | undefined; isKnown: boolean };

/** Returns the error code of a text that is not imported: untranslated, codes lost, or changed meanwhile by another user. */
function rejectionOf({ source, target }: Unit, { present, was, isKnown }: CurrentText): UnitErrors[number]["reason"] | undefined {
  if (target === undefined || isBlank(target)) return "notTranslated";
  if (target.includes("\ufffd")) return "unreadableCharacters";
  if (target === present) return undefined;
  if (!isKnown || was !== present) return "targetMoved";
  return haveSameCodes(source, target) ? undefined : "codesDiffer";
}

/** Puts the texts into the target's current value, or into the source language's value if they do not match the target's rows. */
function buildValue(field: Field, texts: Texts, bases: readonly unknown[]): unknown {
  if (field.kind !== "rows") return joinTexts(field, texts, bases[0]);
  return bases.map((base) => joinTexts(field, texts, base)).find((value) => value !== undefined);
}

async function readState(context: EditorContext, file: TranslationFile): Promise<EntryState | undefined> {
  const [pair] = await readPairs(context, file, [file.key]);
  if (!pair) return undefined;
  const { source, target } = pair;
  if (!target) return { source: latestDataOf(source), target: {}, base: {}, revision: 0 };
  const targetData = latestDataOf(target);
  const [exportedRevision] = await context.database
    .select({ data: contentRevision.data })
    .from(contentRevision)
    .where(and(eq(contentRevision.entryId, target.id), eq(contentRevision.revision, file.targetRevision)));
  const base = target.revision === file.targetRevision ? targetData : file.targetRevision === 0 ? {} : exportedRevision?.data;
  return { source: latestDataOf(source), target: targetData, base, revision: target.revision };
}
