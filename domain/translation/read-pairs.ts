import { and, eq, inArray } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";

type Row = typeof contentEntry.$inferSelect;

/** Reads the source and target localizations of entries in the order of the keys; entries without a source are omitted. */
export async function readPairs(
  { database }: Pick<Context, "database">,
  { type, from, to }: { type: string; from: Language; to: Language },
  keys: readonly string[],
): Promise<{ source: Row; target: Row | undefined }[]> {
  const rows = await database
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), inArray(contentEntry.key, [...keys]), inArray(contentEntry.language, [from, to])));
  return keys.flatMap((key) => {
    const rowIn = (language: Language) => rows.find((row) => row.key === key && row.language === language);
    const source = rowIn(from);
    return source ? [{ source, target: rowIn(to) }] : [];
  });
}
