import { and, eq } from "drizzle-orm";
import { contentRevision } from "#db/content.ts";
import { changedFields, findCollection, latestOf, saveEdition, type Field } from "#domain/content";
import type { EditorContext } from "../context.ts";
import { isBlank } from "../visible-text.ts";
import { haveSameCodes } from "./codes.ts";
import { hasTexts, isWhole, textsOf, valueOf, type Texts } from "./field-texts.ts";
import { readPairs } from "./read-pairs.ts";
import type { Imported } from "./schema.ts";
import type { TranslationFile, Unit } from "./xliff-file.ts";

type Data = Record<string, unknown>;
type UnitErrors = Imported["units"];
/** `base`: target texts when the file was exported, if known. */
type EntryState = { source: Data; target: Data; base: Data | undefined; revision: number };
type FieldUpdate = { name: string; field: Field; units: Unit[]; state: EntryState };

/** Imports translated texts as drafts per entry. Valid texts are stored; the report has an error code for each of the others. */
export async function importTranslation(context: EditorContext, files: readonly TranslationFile[]): Promise<Imported[]> {
  const report: Imported[] = [];
  for (const file of files) report.push(await importFile(context, file));
  return report;
}

async function importFile(context: EditorContext, file: TranslationFile): Promise<Imported> {
  const { type, key, to: language } = file;
  const about = { type, key, language, fields: [], units: [] };
  const collection = findCollection(type);
  const state = collection && (await readState(context, file));
  if (!collection || !state) return { ...about, result: "refused", reason: "unknownEntry" };
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
  if (fields.length === 0) return { ...about, result: "unchanged", units: errors };
  // Includes lists that are empty in the source, because the file has no unit for them.
  const isTextless = (name: string, field: Field) => !hasTexts(field) || textsOf(field, state.source[name]).size === 0;
  const textless = collection.perLanguage.filter((name) => collection.fields[name] && isTextless(name, collection.fields[name]));
  const sourceValues = Object.fromEntries(textless.map((name) => [name, state.source[name]]).filter(([, value]) => value !== undefined));
  const outcome = await saveEdition(context, {
    type,
    key,
    language,
    data: { ...sourceValues, ...state.target, ...newValues },
    basedOn: state.revision,
    made: { translated: file.from },
  });
  if (outcome.ok) return { ...about, result: "drafted", fields, units: errors };
  const reason = outcome.reason === "unknownType" ? "unknownEntry" : outcome.reason;
  return { ...about, result: "refused", reason, units: errors };
}

/** New value of a field if its texts are valid; adds the errors of its units to `errors`. */
function buildField({ name, field, units, state: { source, target, base } }: FieldUpdate, errors: UnitErrors): unknown {
  const idOf = (unit: Unit) => unit.id.slice(name.length + 1);
  const isSingleText = units.some((unit) => idOf(unit) === "");
  const textsIn = (value: unknown) => textsOf(field, value, isSingleText);
  const [sources, present, was] = [textsIn(source[name]), textsIn(target[name]), base && textsIn(base[name])];
  const texts = new Map<string, string>();
  const reasons: UnitErrors = [];
  const changedIds: string[] = [];
  for (const unit of units) {
    const id = idOf(unit);
    const current = { present: present.get(id), was: was?.get(id), isKnown: was !== undefined };
    // A translation unchanged since the export does not overwrite later work.
    const text = unit.target === current.was ? (current.present ?? unit.target) : unit.target;
    const reason = isWhole(field) || sources.has(id) || present.has(id) ? rejectionOf({ ...unit, target: text }, current) : "unknownText";
    if (reason) reasons.push({ id: unit.id, reason });
    else texts.set(id, text ?? "");
    if (!reason && text !== current.present) changedIds.push(unit.id);
    if (!reason && text !== current.present && sources.get(id) !== unit.source) reasons.push({ id: unit.id, reason: "sourceMoved" });
  }
  const isRejected = isWhole(field) && reasons.some(({ reason }) => reason !== "sourceMoved");
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

/** Error code of a text that is not imported: untranslated, codes lost, or changed meanwhile by another user. */
function rejectionOf({ source, target }: Unit, { present, was, isKnown }: CurrentText): UnitErrors[number]["reason"] | undefined {
  if (target === undefined || isBlank(target)) return "notTranslated";
  if (target.includes("\ufffd")) return "unreadableCharacters";
  if (target === present) return undefined;
  if (!isKnown || was !== present) return "targetMoved";
  return haveSameCodes(source, target) ? undefined : "codesDiffer";
}

/** Builds the value on the target's value, or else on the source's. */
function buildValue(field: Field, texts: Texts, bases: readonly unknown[]): unknown {
  if (field.kind !== "rows") return valueOf(field, texts, bases[0]);
  return bases.map((base) => valueOf(field, texts, base)).find((value) => value !== undefined);
}

async function readState(context: EditorContext, file: TranslationFile): Promise<EntryState | undefined> {
  const [pair] = await readPairs(context, file, [file.key]);
  if (!pair) return undefined;
  const { source, target } = pair;
  if (!target) return { source: latestOf(source), target: {}, base: {}, revision: 0 };
  const targetData = latestOf(target);
  const [exportedRevision] = await context.database
    .select({ data: contentRevision.data })
    .from(contentRevision)
    .where(and(eq(contentRevision.entryId, target.id), eq(contentRevision.revision, file.targetRevision)));
  const base = target.revision === file.targetRevision ? targetData : file.targetRevision === 0 ? {} : exportedRevision?.data;
  return { source: latestOf(source), target: targetData, base, revision: target.revision };
}
