import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Transaction } from "#platform/database";
import type { Context, FileReference } from "../context.ts";
import { isDay } from "../dates.ts";
import { errorCode } from "../fields.ts";
import { cleanContent } from "./clean-content.ts";
import { isEntryKey } from "./entry-key.ts";
import { filesOf, type Collection, type EntryData } from "./collections/collection.ts";

/** `fields` maps a dotted path (or `key`) to the message of its error. */
export type InvalidEntry = { ok: false; reason: "invalidData" | "missingFiles"; fields: Record<string, string> };

type Checked = { ok: true; data: EntryData } | InvalidEntry;

const invalidKey: InvalidEntry = {
  ok: false,
  reason: "invalidData",
  fields: { key: '1 to 100 of a-z, 0-9 and hyphen, but not "list"' },
};

/** Validates an entry against its collection and checks that the files it names exist. */
export async function checkEntry(
  { findMissingFiles }: Pick<Context, "findMissingFiles">,
  database: Transaction,
  collection: Collection,
  { key, data }: { key: string; data: unknown },
): Promise<Checked> {
  const shape = checkShape(collection, key, data);
  if (!shape.ok) return shape;
  return checkFiles(collection, shape.data, await findMissingFiles(database, Object.values(filesOf(collection, shape.data))));
}

/** Validates many entries with one query for their files. */
export async function checkEntries<Entry extends { key: string; data: unknown }>(
  { database, findMissingFiles }: Pick<Context, "findMissingFiles"> & { database: Transaction },
  collection: Collection,
  entries: readonly Entry[],
): Promise<{ entry: Entry; checked: Checked }[]> {
  const shapes = entries.map((entry) => ({ entry, checked: checkShape(collection, entry.key, entry.data) }));
  const files = shapes.flatMap(({ checked }) => (checked.ok ? Object.values(filesOf(collection, checked.data)) : []));
  const missing = await findMissingFiles(database, files);
  return shapes.map(({ entry, checked }) => ({ entry, checked: checked.ok ? checkFiles(collection, checked.data, missing) : checked }));
}

/** Validates a draft, which may be incomplete. Rejects impossible dates and text that PostgreSQL cannot store: NUL and lone surrogates. */
export function checkDraft(collection: Collection, { key, data }: { key: string; data: unknown }): Checked {
  if (!isEntryKey(key)) return invalidKey;
  const parsed = v.safeParse(v.record(v.string(), v.unknown()), data);
  if (!parsed.success || Array.isArray(data)) return { ok: false, reason: "invalidData", fields: { "": "an object of fields" } };
  const errors = Object.entries(parsed.output).flatMap(([name, value]) => {
    const message = draftErrorOf(collection.fields[name], value);
    return message === undefined ? [] : [[name, message] as const];
  });
  if (errors.length === 0) return { ok: true, data: cleanContent(collection, parsed.output) };
  return { ok: false, reason: "invalidData", fields: Object.fromEntries(errors) };
}

/** Allows an incomplete date, but no date that does not exist, because it would be shown as another one. */
function draftErrorOf(field: Collection["fields"][string] | undefined, value: unknown): string | undefined {
  if (!field || !isStorable(value)) return "a field of the type, with text";
  const isDate = field.kind === "day" || field.kind === "moment";
  return isDate && typeof value === "string" && /^\d{4}-\d\d-\d\d/.test(value) && !isDay(value) ? errorCode("noSuchDate") : undefined;
}

function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value === "number") return Number.isFinite(value);
  if (value === null || typeof value !== "object") return true;
  return Object.entries(value).every(([name, member]) => isStorable(name) && isStorable(member));
}

function checkShape(collection: Collection, key: string, data: unknown): Checked {
  if (!isEntryKey(key)) return invalidKey;
  const texts = v.safeParse(v.record(v.string(), v.unknown()), data);
  const result = v.safeParse(collection.schema, texts.success ? cleanContent(collection, texts.output) : data);
  if (!result.success)
    return {
      ok: false,
      reason: "invalidData",
      fields: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message])),
    };
  return { ok: true, data: result.output };
}

function checkFiles(collection: Collection, data: EntryData, missing: readonly FileReference[]): Checked {
  const missingFields = Object.entries(filesOf(collection, data)).filter(([, file]) =>
    missing.some(({ kind, name }) => kind === file.kind && name === file.name),
  );
  if (missingFields.length === 0) return { ok: true, data };
  return {
    ok: false,
    reason: "missingFiles",
    fields: Object.fromEntries(missingFields.map(([field, { kind, name }]) => [field, `there is no ${kind} named ${name}`])),
  };
}

/** Selects the fields that lists show. They have their own column, so that a list never reads whole articles. */
export function summarise({ listed, computed }: Collection, data: EntryData): EntryData {
  return { ...pick(data, listed), ...computed?.of(data) };
}

/** Hashes independently of the order of keys, because PostgreSQL's jsonb does not preserve it. */
export function hashData(data: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sortKeys(data)))
    .digest("base64url");
}

export function changedFields(before: EntryData, after: EntryData): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => hashData(before[name] ?? null) !== hashData(after[name] ?? null));
}

/** Applies a draft of shared fields to the data of a localization; `null` clears a field. */
export function applyDraft(data: EntryData, draft: EntryData): EntryData {
  return Object.fromEntries(Object.entries({ ...data, ...draft }).filter(([, value]) => value !== null));
}

export function pick(data: EntryData, fields: readonly string[]): EntryData {
  return Object.fromEntries(fields.filter((field) => data[field] !== undefined).map((field) => [field, data[field]]));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, sortKeys(member)]));
}
