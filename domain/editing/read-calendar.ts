import { and, asc, between, eq, isNotNull, type SQL } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { Context } from "../context.ts";
import type { Calendar, CalendarQuery } from "./schema.ts";

const maxEvents = 500;
const defaultPeriodMs = 400 * 86_400_000;

/** Reads publications, scheduled changes and ends in chronological order, by default from now on. */
export async function readCalendar({ database, clock }: Pick<Context, "database" | "clock">, query: CalendarQuery): Promise<Calendar> {
  const from = query.from ?? clock.now();
  const to = query.to ?? new Date(from.getTime() + defaultPeriodMs);
  const moments = [
    { what: "begins", column: contentEntry.publishedAt },
    { what: "changes", column: contentEntry.plannedAt },
    { what: "ends", column: contentEntry.publicUntil },
  ] as const;
  const events: Calendar = [];
  for (const { what, column } of moments) {
    const isInPeriod: SQL | undefined = and(eq(contentEntry.state, "published"), isNotNull(column), between(column, from, to));
    const { type, key, language, title } = contentEntry;
    const rows = await database
      .select({ type, key, language, title, at: column })
      .from(contentEntry)
      .where(isInPeriod)
      .orderBy(asc(column))
      .limit(maxEvents);
    events.push(...rows.flatMap(({ at, ...row }) => (at ? [{ ...row, what, at: at.toISOString() }] : [])));
  }
  return events.sort((one, other) => (one.at < other.at ? -1 : 1)).slice(0, maxEvents);
}
