import { eq } from "drizzle-orm";
import { contentTrash } from "#db/content.ts";
import type { Transaction } from "#platform/database";
import type { LocalizationKey } from "../localization.ts";

/** Returns whether staff deleted a localization, so that an import of content files leaves it out. */
export async function readDeletedKeys(database: Transaction, type: string): Promise<(localization: LocalizationKey) => boolean> {
  const rows = await database
    .select({ key: contentTrash.key, languages: contentTrash.languages })
    .from(contentTrash)
    .where(eq(contentTrash.type, type));
  return ({ key, language }) => rows.some((row) => row.key === key && row.languages.includes(language));
}
