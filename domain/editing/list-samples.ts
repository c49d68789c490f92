import { and, asc, eq, or, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Context } from "../context.ts";
import type { Samples } from "./schema.ts";
import { standingColumns, standingOf } from "./standing.ts";

/** Every edition that is marked as an example; `withAll`: it was withdrawn with all of them at once. */
export async function listSamples({ database, clock }: Pick<Context, "database" | "clock">): Promise<Samples> {
  const { type, key, title, state, isSample, summary, withdrawnAsSample } = contentEntry;
  const rows = await database
    .select({ ...standingColumns, type, key, title, withdrawnAsSample })
    .from(contentEntry)
    // One whose mark is off in the draft alone is an example to the public.
    .where(or(isSample, and(eq(state, "published"), sql`${summary}->>'sample' = 'true'`)))
    .orderBy(asc(type), asc(key), asc(contentEntry.language));
  return rows.map(({ withdrawnAsSample: withAll, ...row }) => {
    const { language, state: stands } = standingOf(row, clock.now());
    return { type: row.type, key: row.key, language, title: row.title, state: stands, withAll };
  });
}
