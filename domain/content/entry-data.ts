import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Context } from "../context.ts";
import { isEntryKey } from "./entry-key.ts";
import { filesOf, type Collection, type EntryData } from "./collections/collection.ts";

/** `fields` maps a dotted path (or `key`) to what is wrong there. */
export type RefusedData = { ok: false; reason: "invalidData" | "missingFiles"; fields: Record<string, string> };

/** Checks an entry against its collection, and that the files are there which it names: on every way into the store. */
export function checkEntry(
  context: Pick<Context, "hasFile">,
  collection: Collection,
  key: string,
  data: unknown,
): { ok: true; data: EntryData } | RefusedData {
  if (!isEntryKey(key)) return { ok: false, reason: "invalidData", fields: { key: '1 to 100 of a-z, 0-9 and hyphen, but not "list"' } };
  const result = v.safeParse(collection.schema, data);
  if (!result.success)
    return {
      ok: false,
      reason: "invalidData",
      fields: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message])),
    };
  const missing = Object.entries(filesOf(collection, result.output)).filter(([, file]) => !context.hasFile(file));
  if (missing.length === 0) return { ok: true, data: result.output };
  return {
    ok: false,
    reason: "missingFiles",
    fields: Object.fromEntries(missing.map(([field, { kind, name }]) => [field, `there is no ${kind} named ${name}`])),
  };
}

/** What lists carry of an edition, stored beside it so that a list never reads whole articles. */
export function summarise({ listed, computed }: Collection, data: EntryData): EntryData {
  return { ...pick(data, listed), ...computed?.(data) };
}

/** A hash that does not depend on the order of keys, because PostgreSQL's jsonb does not keep it. */
export function hashData(data: unknown): string {
  return createHash("sha256")
    .update(JSON.stringify(sortKeys(data)))
    .digest("base64url");
}

function pick(data: EntryData, fields: readonly string[]): EntryData {
  return Object.fromEntries(fields.filter((field) => data[field] !== undefined).map((field) => [field, data[field]]));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, member]) => [key, sortKeys(member)]));
}
