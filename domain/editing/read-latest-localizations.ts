import { and, eq, inArray } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { latestDataOf } from "#domain/content";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";

type Address = { type: string; key: string };
/** `latest` is the last saved data. `isShown` means published, now or scheduled. */
export type LatestLocalization = Address & { id: string; language: Language; latest: Record<string, unknown>; isShown: boolean };

export async function readLatestLocalizations(
  { database }: Pick<Context, "database">,
  entries: readonly Address[],
): Promise<LatestLocalization[]> {
  const localizations: LatestLocalization[] = [];
  for (const [type, ofType] of Map.groupBy(entries, (entry) => entry.type)) {
    const keys = [...new Set(ofType.map(({ key }) => key))];
    const rows = await database
      .select()
      .from(contentEntry)
      .where(and(eq(contentEntry.type, type), inArray(contentEntry.key, keys)));
    for (const row of rows)
      localizations.push({
        type,
        id: row.id,
        key: row.key,
        language: row.language,
        latest: latestDataOf(row),
        isShown: row.state === "published",
      });
  }
  return localizations;
}
