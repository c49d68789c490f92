import { and, eq, gte, lte, or, type SQL } from "drizzle-orm";
import type { visitCount, vitalCount } from "#db/visits.ts";
import { dayMs } from "#i18n/day.ts";
import type { VisitsQuery } from "./fields.ts";

/** Builds the condition for a period and the preceding one of equal length. */
export function inPeriods(table: typeof visitCount | typeof vitalCount, query: VisitsQuery): SQL | undefined {
  const { to, language, device } = query;
  return and(
    gte(table.day, firstDayBefore(query)),
    lte(table.day, to),
    language && eq(table.language, language),
    device && or(eq(table.device, device), eq(table.device, "")),
  );
}

export function listDays({ from, to }: VisitsQuery): string[] {
  const count = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

export function firstDayBefore(query: VisitsQuery): string {
  return addDays(query.from, -listDays(query).length);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}
