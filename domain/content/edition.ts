import { and, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import type { RefusedData } from "./entry-data.ts";

/** Key of a localized version: the content of an entry in one language. */
export type EditionKey = { type: string; key: string; language: Language };
export type Outcome<Reason extends string> = { ok: true; revision: number } | { ok: false; reason: Reason } | RefusedData;
export type Row = typeof contentEntry.$inferSelect;

export function editionKey({ type, key, language }: EditionKey): EditionKey {
  return { type, key, language };
}

export function latestOf({ draft, planned, data }: Pick<Row, "draft" | "planned" | "data">): EntryData {
  return draft ?? planned ?? data ?? {};
}

/** Subject of an audit log event about a localized version. */
export function subjectOf({ type, key, language }: EditionKey): string {
  return `${type}/${key}/${language}`;
}

export function updatedNow({ clock, actor }: EditorContext) {
  return { updatedAt: clock.now(), updatedBy: actor };
}

export function isEdition({ type, key, language }: EditionKey) {
  return and(eq(contentEntry.type, type), eq(contentEntry.key, key), eq(contentEntry.language, language));
}
