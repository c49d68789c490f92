import { and, desc, eq, gte, lte, sql, type SQL } from "drizzle-orm";
import { visitCount } from "#db/visits.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { Context } from "../context.ts";
import type { Counts, Measure, VisitsAnswer, VisitsQuery } from "./fields.ts";
import { listDays, firstDayBefore, inPeriods, addDays } from "./periods.ts";
import { anonymousMeasures, visitMeasures } from "./schema.ts";

const maxTopSubjects = 20;
const maxSubjects = 5000;

type DatabaseContext = Pick<Context, "database">;

/** Reads visits and actions of a period, compared with the preceding one of equal length. */
export async function readVisits({ database }: DatabaseContext, query: VisitsQuery): Promise<VisitsAnswer> {
  const before = firstDayBefore(query);
  const isVisit = and(inPeriods(visitCount, query), eq(visitCount.measure, "visit"));
  const sums = await database
    .select({ measure: visitCount.measure, ...comparedSums(query) })
    .from(visitCount)
    .where(inPeriods(visitCount, query))
    .groupBy(visitCount.measure);
  const perDay = await database.select({ day: visitCount.day, count: sumCounts() }).from(visitCount).where(isVisit).groupBy(visitCount.day);
  const countOf = new Map(perDay.map(({ day, count }) => [day, count]));
  const measures = [...visitMeasures, ...anonymousMeasures];
  const noVisits = { now: 0, before: 0 };
  return {
    totals: recordOf(measures, (name) => {
      const row = sums.find(({ measure }) => measure === name);
      return row ? { now: row.now, before: row.before } : noVisits;
    }),
    days: listDays(query).map((day, index) => ({
      day,
      now: countOf.get(day) ?? 0,
      before: countOf.get(addDays(before, index)) ?? 0,
    })),
    languages: await countBySubject({ database }, query, visitCount.language, isVisit),
    devices: await countBySubject({ database }, query, visitCount.device, isVisit),
    tops: await readTops({ database }, query),
  };
}

/** Lists the subjects of a measure, most frequent first. */
export async function listCounts(
  { database }: DatabaseContext,
  { measure, ...query }: VisitsQuery & { measure: Measure },
): Promise<Counts> {
  return countBySubject({ database }, query, visitCount.subject, and(inPeriods(visitCount, query), eq(visitCount.measure, measure)));
}

async function countBySubject(
  { database }: DatabaseContext,
  query: VisitsQuery,
  subject: typeof visitCount.subject | typeof visitCount.language | typeof visitCount.device,
  where: SQL | undefined,
): Promise<Counts> {
  const { now, before } = comparedSums(query);
  return database
    .select({ subject, now, before })
    .from(visitCount)
    .where(where)
    .groupBy(subject)
    .orderBy(desc(now), desc(before), subject)
    .limit(maxSubjects);
}

async function readTops({ database }: DatabaseContext, query: VisitsQuery): Promise<VisitsAnswer["tops"]> {
  const { measure, subject } = visitCount;
  const { now, before } = comparedSums(query);
  const place = sql<number>`row_number() over (partition by ${measure} order by ${now} desc, ${before} desc, ${subject})`.as("place");
  const ranked = database
    .select({ measure, subject, now: now.as("now"), before: before.as("before"), place })
    .from(visitCount)
    .where(and(inPeriods(visitCount, query), sql`${measure} not in ('visit', 'bounce')`))
    .groupBy(measure, subject)
    .as("ranked");
  const rows = await database.select().from(ranked).where(lte(ranked.place, maxTopSubjects)).orderBy(ranked.measure, ranked.place);
  const measuresWithSubjects = [...visitMeasures, ...anonymousMeasures].filter((name) => name !== "visit" && name !== "bounce");
  return recordOf(measuresWithSubjects, (name) =>
    rows.flatMap((row) => (row.measure === name ? [{ subject: row.subject, now: row.now, before: row.before }] : [])),
  );
}

const sumCounts = (filter: SQL = sql`true`) => sql<number>`coalesce(sum(${visitCount.count}) filter (where ${filter}), 0)::integer`;

function comparedSums({ from }: VisitsQuery) {
  return { now: sumCounts(gte(visitCount.day, from)), before: sumCounts(sql`${visitCount.day} < ${from}`) };
}
