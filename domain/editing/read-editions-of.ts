import { and, eq, inArray } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { latestOf } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";

type Address = { type: string; key: string };
/** Localized version with its last saved data. `isShown`: published, now or scheduled. */
export type EditionOf = Address & { language: Language; latest: Record<string, unknown>; isShown: boolean };

export async function readEditionsOf({ database }: Pick<Context, "database">, entries: readonly Address[]): Promise<EditionOf[]> {
  const editions: EditionOf[] = [];
  for (const [type, ofType] of Map.groupBy(entries, (entry) => entry.type)) {
    const keys = [...new Set(ofType.map(({ key }) => key))];
    const rows = await database
      .select()
      .from(contentEntry)
      .where(and(eq(contentEntry.type, type), inArray(contentEntry.key, keys)));
    for (const row of rows)
      editions.push({ type, key: row.key, language: row.language, latest: latestOf(row), isShown: row.state === "published" });
  }
  return editions;
}
