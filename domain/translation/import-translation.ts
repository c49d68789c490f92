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
type Said = Imported["units"];
/** `base`: what the target held when the file was made, where that is known. */
type Standing = { source: Data; target: Data; base: Data | undefined; revision: number };
type Given = { name: string; field: Field; units: Unit[]; standing: Standing };

/** Brings translated texts in as drafts, entry by entry: what can be kept is kept, of the others it is said why not. */
export async function importTranslation(context: EditorContext, files: readonly TranslationFile[]): Promise<Imported[]> {
  const report: Imported[] = [];
  for (const file of files) report.push(await importFile(context, file));
  return report;
}

async function importFile(context: EditorContext, file: TranslationFile): Promise<Imported> {
  const { type, key, to: language } = file;
  const about = { type, key, language, fields: [], units: [] };
  const collection = findCollection(type);
  const standing = collection && (await readStanding(context, file));
  if (!collection || !standing) return { ...about, result: "refused", reason: "unknownEntry" };
  const said: Said = [];
  const taken: Data = {};
  for (const [name, units] of Map.groupBy(file.units, ({ id }) => id.replace(/\/.*/, ""))) {
    const field = collection.perLanguage.includes(name) ? collection.fields[name] : undefined;
    if (!field) said.push(...units.map(({ id }) => ({ id, reason: "unknownText" as const })));
    else {
      const value = takeField({ name, field, units, standing }, said);
      if (value !== undefined) taken[name] = value;
    }
  }
  const fields = changedFields({ ...standing.target, ...taken }, standing.target);
  if (fields.length === 0) return { ...about, result: "unchanged", units: said };
  // Also lists that are empty in the source: a file for translators has no unit for them.
  const isTextless = (name: string, field: Field) => !hasTexts(field) || textsOf(field, standing.source[name]).size === 0;
  const textless = collection.perLanguage.filter((name) => collection.fields[name] && isTextless(name, collection.fields[name]));
  const begun = Object.fromEntries(textless.map((name) => [name, standing.source[name]]).filter(([, value]) => value !== undefined));
  const saved = await saveEdition(context, {
    type,
    key,
    language,
    data: { ...begun, ...standing.target, ...taken },
    basedOn: standing.revision,
    made: { translated: file.from },
  });
  if (saved.ok) return { ...about, result: "drafted", fields, units: said };
  const reason = saved.reason === "unknownType" ? "unknownEntry" : saved.reason;
  return { ...about, result: "refused", reason, units: said };
}

/** The new value of a field, where it may have it; what is to be said of its units goes to `said`. */
function takeField({ name, field, units, standing: { source, target, base } }: Given, said: Said): unknown {
  const idOf = (unit: Unit) => unit.id.slice(name.length + 1);
  const isOne = units.some((unit) => idOf(unit) === "");
  const texts = (value: unknown) => textsOf(field, value, isOne);
  const [sources, present, was] = [texts(source[name]), texts(target[name]), base && texts(base[name])];
  const given = new Map<string, string>();
  const reasons: Said = [];
  const changed: string[] = [];
  for (const unit of units) {
    const id = idOf(unit);
    const beside = { present: present.get(id), was: was?.get(id), isKnown: was !== undefined };
    // Whoever left a text as it was says nothing against what somebody wrote since.
    const text = unit.target === beside.was ? (beside.present ?? unit.target) : unit.target;
    const reason = isWhole(field) || sources.has(id) || present.has(id) ? whyNot({ ...unit, target: text }, beside) : "unknownText";
    if (reason) reasons.push({ id: unit.id, reason });
    else given.set(id, text ?? "");
    if (!reason && text !== beside.present) changed.push(unit.id);
    if (!reason && text !== beside.present && sources.get(id) !== unit.source) reasons.push({ id: unit.id, reason: "sourceMoved" });
  }
  const isBarred = isWhole(field) && reasons.some(({ reason }) => reason !== "sourceMoved");
  const value = isBarred || given.size === 0 ? undefined : built(field, given, [target[name], source[name]]);
  if (value !== undefined) said.push(...reasons);
  else
    said.push(
      ...reasons.filter(({ reason }) => reason !== "sourceMoved"),
      ...changed.map((id) => ({ id, reason: "partsMissing" as const })),
    );
  return value;
}

type Beside = { present: string | undefined; was: string | undefined; isKnown: boolean };

/** Why a text is not brought in: it is not translated, lost what it has to keep, or somebody wrote another one meanwhile. */
function whyNot({ source, target }: Unit, { present, was, isKnown }: Beside): Said[number]["reason"] | undefined {
  if (target === undefined || isBlank(target)) return "notTranslated";
  if (target.includes("\ufffd")) return "unreadableCharacters";
  if (target === present) return undefined;
  if (!isKnown || was !== present) return "targetMoved";
  return haveSameCodes(source, target) ? undefined : "codesDiffer";
}

/** On the ground of what the target holds, or else the source. */
function built(field: Field, given: Texts, grounds: readonly unknown[]): unknown {
  if (field.kind !== "rows") return valueOf(field, given, grounds[0]);
  return grounds.map((ground) => valueOf(field, given, ground)).find((value) => value !== undefined);
}

async function readStanding(context: EditorContext, file: TranslationFile): Promise<Standing | undefined> {
  const [pair] = await readPairs(context, file, [file.key]);
  if (!pair) return undefined;
  const { source, target } = pair;
  if (!target) return { source: latestOf(source), target: {}, base: {}, revision: 0 };
  const held = latestOf(target);
  const [then] = await context.database
    .select({ data: contentRevision.data })
    .from(contentRevision)
    .where(and(eq(contentRevision.entryId, target.id), eq(contentRevision.revision, file.targetRevision)));
  const base = target.revision === file.targetRevision ? held : file.targetRevision === 0 ? {} : then?.data;
  return { source: latestOf(source), target: held, base, revision: target.revision };
}
