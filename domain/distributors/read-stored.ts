import { and, eq, inArray } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { changedFields } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import type { EditorContext } from "../context.ts";

type Localization = typeof contentEntry.$inferSelect;
/** `own`: the localization in the language of the table. */
export type StoredEntry = { own: Localization | undefined };

/** Reads the entries with these slugs, in any language. */
export async function readStored(
  { database }: Pick<EditorContext, "database">,
  { language, keys }: { language: Language; keys: readonly string[] },
): Promise<Map<string, StoredEntry>> {
  const rows =
    keys.length === 0
      ? []
      : await database
          .select()
          .from(contentEntry)
          .where(and(eq(contentEntry.type, "distributor"), inArray(contentEntry.key, [...new Set(keys)])));
  const byKey = Map.groupBy(rows, ({ key }) => key);
  return new Map(Array.from(byKey, ([key, localizations]) => [key, { own: localizations.find((each) => each.language === language) }]));
}

/** Returns the fields that were not stored, because fields shared by all languages keep their values. */
export async function readSkippedFields(
  context: Pick<EditorContext, "database">,
  { key, language, data }: { key: string; language: Language; data: Record<string, unknown> },
): Promise<string[]> {
  const stored = await readStored(context, { language, keys: [key] });
  const draft = stored.get(key)?.own?.draft;
  return draft ? changedFields(draft, data) : [];
}
