import { and, eq } from "drizzle-orm";
import { contentEntry, contentRevision } from "#db/content.ts";
import {
  changedFields,
  findAnsweredMarks,
  findCollection,
  isLocalization,
  keepMarks,
  latestDataOf,
  markReviewed,
  markUpToDate,
  saveLocalization,
  type Field,
} from "#domain/content";
import type { EditorContext } from "../context.ts";
import { isBlank } from "../visible-text.ts";
import { haveSameCodes } from "./inline-codes.ts";
import { copyTextless } from "./copy-textless.ts";
import { isIndivisible, splitTexts, joinTexts, type Texts } from "./field-texts.ts";
import { readPairs } from "./read-pairs.ts";
import type { TranslationImportResult } from "./schema.ts";
import type { TranslationFile, Unit } from "./xliff-file.ts";

type Collection = NonNullable<ReturnType<typeof findCollection>>;
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
  const entryFields = { type, key, language, title: "", fields: [], answers: [], confirmed: [], units: [] };
  const collection = findCollection(type);
  const state = collection && (await readState(context, file));
  if (!collection || !state) return { ...entryFields, result: "refused", reason: "unknownEntry" };
  const title = textOf(state.target[collection.title]) || textOf(state.source[collection.title]);
  const { values, units, confirmed } = readFields(collection, file, state);
  const entry = { ...entryFields, title, units };
  const fields = changedFields({ ...state.target, ...values }, state.target);
  const confirmedFields = async () =>
    confirmed.length > 0 ? await confirmFields(context, { type, key, language, fields: confirmed }) : [];
  if (fields.length === 0) return { ...entry, result: "unchanged", confirmed: await confirmedFields() };
  const data = { ...copyTextless(collection, state.source), ...state.target, ...values };
  const moved = units.filter(({ reason }) => reason === "sourceMoved").map(({ id }) => fieldOf(id));
  const outcome = await saveTranslation(
    context,
    { type, key, language, data, basedOn: state.revision, origin: { translated: file.from } },
    moved,
  );
  if (outcome.ok) return { ...entry, result: "drafted", fields, answers: outcome.answers, confirmed: await confirmedFields() };
  const reason = outcome.reason === "unknownType" ? "unknownEntry" : outcome.reason;
  return { ...entry, result: "refused", reason };
}

const fieldOf = (unitId: string) => unitId.replace(/\/.*/, "");
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** Reads the new values of the fields, the errors of their units, and the fields that a translator confirmed unchanged. */
function readFields(collection: Collection, file: TranslationFile, state: EntryState) {
  const units: UnitErrors = [];
  const values: Data = {};
  const confirmed: string[] = [];
  for (const [name, own] of Map.groupBy(file.units, ({ id }) => fieldOf(id))) {
    const field = collection.perLanguage.includes(name) ? collection.fields[name] : undefined;
    if (!field) units.push(...own.map(({ id }) => ({ id, reason: "unknownText" as const })));
    else {
      const value = buildField({ name, field, units: own, state }, units);
      if (value !== undefined) values[name] = value;
      if (isConfirmed({ name, field, units: own, state }, value)) confirmed.push(name);
    }
  }
  return { values, units, confirmed };
}

/** Tells whether a translator marked all texts of a field as final, for the present source, without changing them. */
function isConfirmed({ name, field, units, state }: FieldUpdate, value: unknown): boolean {
  const isSingleText = units.some(({ id }) => id === name);
  const sources = splitTexts(field, state.source[name], isSingleText);
  const isSame = changedFields({ value }, { value: state.target[name] }).length === 0;
  const isComplete = units.length === sources.size;
  return isSame && isComplete && units.every((unit) => unit.isConfirmed && sources.get(unit.id.slice(name.length + 1)) === unit.source);
}

/** Ends the marks of confirmed fields. Returns those that were stale. */
async function confirmFields(context: EditorContext, input: Parameters<typeof markUpToDate>[1]): Promise<string[]> {
  await markReviewed(context, input);
  return markUpToDate(context, input);
}

/** Saves a draft. Returns the stale fields that it answers; translations of a former source text, in `moved`, answer none. */
async function saveTranslation(context: EditorContext, input: Parameters<typeof saveLocalization>[1], moved: readonly string[]) {
  return context.database.transaction(async (database) => {
    const outcome = await saveLocalization({ ...context, database }, input);
    if (!outcome.ok) return outcome;
    if (moved.length > 0) await keepMarks(database, input, { fields: moved });
    const [row] = await database.select({ id: contentEntry.id }).from(contentEntry).where(isLocalization(input));
    const marks = row ? await findAnsweredMarks(database, row.id, outcome.data) : [];
    return { ...outcome, answers: marks.map(({ field }) => field) };
  });
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
  if (field.kind !== "rows" && field.kind !== "blocks") return joinTexts(field, texts, bases[0]);
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
