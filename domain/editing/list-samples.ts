import { asc, eq } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Context } from "../context.ts";
import type { Samples } from "./schema.ts";
import { standingColumns, standingOf } from "./standing.ts";

/** Every edition that is marked as an example. */
export async function listSamples({ database, clock }: Pick<Context, "database" | "clock">): Promise<Samples> {
  const rows = await database
    .select({ ...standingColumns, type: contentEntry.type, key: contentEntry.key, title: contentEntry.title })
    .from(contentEntry)
    .where(eq(contentEntry.isSample, true))
    .orderBy(asc(contentEntry.type), asc(contentEntry.key), asc(contentEntry.language));
  return rows.map(({ type, key, title, ...row }) => {
    const { language, state } = standingOf(row, clock.now());
    return { type, key, language, title, state };
  });
}
