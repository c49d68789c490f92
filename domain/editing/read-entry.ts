import { and, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { entryFaults, findCollection } from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { Entry } from "./schema.ts";
import { standingColumns, standingOf } from "./standing.ts";

/** An entry in all its languages, with what is public of each and what is being worked on. */
export async function readEntry(context: Context, { type, key }: { type: string; key: string }): Promise<Entry | undefined> {
  const collection = findCollection(type);
  if (!collection) return undefined;
  const rows = await context.database
    .select({ ...standingColumns, draft: contentEntry.draft, planned: contentEntry.planned, data: contentEntry.data })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)));
  if (rows.length === 0) return undefined;
  const now = context.clock.now();
  const editions: Entry["editions"] = [];
  for (const { draft, planned, data, ...row } of rows) {
    const faults = await entryFaults(context, { type: collection.type, data: draft ?? planned ?? data ?? {} });
    editions.push({ ...standingOf(row, now), draft, planned, data, faults });
  }
  editions.sort((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language));
  return { type, key, path: collection.path(key), editions };
}
