import { inArray } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";

type Titles = Partial<Record<Language, string>>;

/** Reads the titles of entries by `type/key`, in each language that they have. */
export async function readTitles(
  { database }: Pick<Context, "database">,
  entries: readonly { type: string; key: string }[],
): Promise<Map<string, Titles>> {
  const { type, key, language, title } = contentEntry;
  const titles = new Map<string, Titles>(entries.map((entry) => [`${entry.type}/${entry.key}`, {}]));
  if (titles.size === 0) return titles;
  const keys = [...new Set(entries.map((entry) => entry.key))];
  for (const row of await database.select({ type, key, language, title }).from(contentEntry).where(inArray(key, keys))) {
    const ofEntry = titles.get(`${row.type}/${row.key}`);
    if (ofEntry && row.title !== "") ofEntry[row.language] = row.title;
  }
  return titles;
}
