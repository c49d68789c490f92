import { and, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import type { InvalidEntry } from "./entry-data.ts";

/** Identifies a localization: the content of an entry in one language. */
export type LocalizationKey = { type: string; key: string; language: Language };
export type Outcome<Reason extends string> = { ok: true; revision: number } | { ok: false; reason: Reason } | InvalidEntry;
export type Row = typeof contentEntry.$inferSelect;

export function localizationKey({ type, key, language }: LocalizationKey): LocalizationKey {
  return { type, key, language };
}

export function latestDataOf({ draft, planned, data }: Pick<Row, "draft" | "planned" | "data">): EntryData {
  return draft ?? planned ?? data ?? {};
}

/** Names a localization in audit log events. */
export function subjectOf({ type, key, language }: LocalizationKey): string {
  return `${type}/${key}/${language}`;
}

export function updatedNow({ clock, actor }: EditorContext) {
  return { updatedAt: clock.now(), updatedBy: actor };
}

export function isLocalization({ type, key, language }: LocalizationKey) {
  return and(eq(contentEntry.type, type), eq(contentEntry.key, key), eq(contentEntry.language, language));
}
