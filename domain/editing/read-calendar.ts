import { and, asc, between, eq, isNotNull, type SQL } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Context } from "../context.ts";
import type { Calendar, CalendarQuery } from "./schema.ts";

const most = 500;
const longestMs = 400 * 86_400_000;

/** What becomes public, changes or ends within a span of time, in its order; from now on unless told otherwise. */
export async function readCalendar({ database, clock }: Pick<Context, "database" | "clock">, asked: CalendarQuery): Promise<Calendar> {
  const from = asked.from ?? clock.now();
  const to = asked.to ?? new Date(from.getTime() + longestMs);
  const moments = [
    { what: "begins", column: contentEntry.publishedAt },
    { what: "changes", column: contentEntry.plannedAt },
    { what: "ends", column: contentEntry.publicUntil },
  ] as const;
  const found: Calendar = [];
  for (const { what, column } of moments) {
    const within: SQL | undefined = and(eq(contentEntry.state, "published"), isNotNull(column), between(column, from, to));
    const { type, key, language, title } = contentEntry;
    const rows = await database
      .select({ type, key, language, title, at: column })
      .from(contentEntry)
      .where(within)
      .orderBy(asc(column))
      .limit(most);
    found.push(...rows.flatMap(({ at, ...row }) => (at ? [{ ...row, what, at: at.toISOString() }] : [])));
  }
  return found.sort((one, other) => (one.at < other.at ? -1 : 1)).slice(0, most);
}
