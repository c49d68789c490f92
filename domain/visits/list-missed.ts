import { and, desc, eq, gte, ne, sql } from "drizzle-orm";
import { visitCount } from "#db/visits.ts";
import { dayMs } from "#i18n/day.ts";
import type { Context } from "../context.ts";

const periodDays = 30;
const maxAddresses = 200;

/** Lists the addresses without a page that browsers requested in the last 30 days, most frequent first. */
export async function listMissed({
  database,
  clock,
}: Pick<Context, "database" | "clock">): Promise<{ path: string; count: number; lastDay: string }[]> {
  const from = new Date(clock.now().getTime() - periodDays * dayMs).toISOString().slice(0, 10);
  const count = sql<number>`sum(${visitCount.count})::int`;
  return database
    .select({ path: visitCount.subject, count, lastDay: sql<string>`max(${visitCount.day})::text` })
    .from(visitCount)
    .where(and(eq(visitCount.measure, "missed"), ne(visitCount.subject, ""), gte(visitCount.day, from)))
    .groupBy(visitCount.subject)
    .orderBy(desc(count), visitCount.subject)
    .limit(maxAddresses);
}
