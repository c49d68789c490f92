import { and, count, eq, gte, isNull, sql } from "drizzle-orm";
import { contactQuestion } from "#db/contact.ts";
import type { Context } from "../context.ts";
import type { AnswerTimes } from "./schema.ts";

const months = 12;

/** Reads median and 90th percentile of the time to the first answer, by month, for the last twelve months. */
export async function readAnswerTimes({ database, clock }: Pick<Context, "database" | "clock">): Promise<AnswerTimes> {
  const now = clock.now();
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months + 1, 1));
  const { createdAt, firstAnsweredAt, isSpam, mergedInto } = contactQuestion;
  const minutes = sql`extract(epoch from ${firstAnsweredAt} - ${createdAt}) / 60`;
  const percentile = (part: number) =>
    sql<number | null>`round(percentile_cont(${part}::float8) within group (order by ${minutes})::numeric)::float8`;
  return database
    .select({
      month: sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM')`,
      asked: count(),
      answered: count(firstAnsweredAt),
      medianMinutes: percentile(0.5),
      slowMinutes: percentile(0.9),
    })
    .from(contactQuestion)
    .where(and(gte(createdAt, from), eq(isSpam, false), isNull(mergedInto)))
    .groupBy(sql`1`)
    .orderBy(sql`1 desc`);
}
