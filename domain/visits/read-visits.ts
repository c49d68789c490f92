import { and, desc, eq, gte, inArray, lte, sql, type SQL } from "drizzle-orm";
import { visitCount } from "#db/visits.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { Context } from "../context.ts";
import type { Counts, Measure, VisitsAnswer, VisitsQuery } from "./fields.ts";
import { daysOf, firstDayBefore, inPeriods, later } from "./periods.ts";
import { bareMeasures, visitMeasures } from "./schema.ts";

const shownAtTop = 20;
const mostListed = 5000;

type Reading = Pick<Context, "database">;

/** What was seen and done in a period, beside as many days before it. */
export async function readVisits({ database }: Reading, query: VisitsQuery): Promise<VisitsAnswer> {
  const before = firstDayBefore(query);
  const ofVisits = and(inPeriods(visitCount, query), eq(visitCount.measure, "visit"));
  const sums = await database
    .select({ measure: visitCount.measure, ...comparedSums(query) })
    .from(visitCount)
    .where(inPeriods(visitCount, query))
    .groupBy(visitCount.measure);
  const perDay = await database.select({ day: visitCount.day, count: sum() }).from(visitCount).where(ofVisits).groupBy(visitCount.day);
  const countOf = new Map(perDay.map(({ day, count }) => [day, count]));
  const [last] = await database
    .select({ day: visitCount.day })
    .from(visitCount)
    .where(inArray(visitCount.measure, [...visitMeasures]))
    .orderBy(desc(visitCount.day))
    .limit(1);
  const measures = [...visitMeasures, ...bareMeasures];
  const none = { now: 0, before: 0 };
  return {
    countedUntil: last?.day ?? null,
    totals: recordOf(measures, (name) => {
      const found = sums.find(({ measure }) => measure === name);
      return found ? { now: found.now, before: found.before } : none;
    }),
    days: daysOf(query).map((day, index) => ({
      day,
      now: countOf.get(day) ?? 0,
      before: countOf.get(later(before, index)) ?? 0,
    })),
    languages: await compared({ database }, query, visitCount.language, ofVisits),
    devices: await compared({ database }, query, visitCount.device, ofVisits),
    tops: await readTops({ database }, query),
  };
}

/** Every subject of a measure, the most frequent first. */
export async function listCounts({ database }: Reading, { measure, ...query }: VisitsQuery & { measure: Measure }): Promise<Counts> {
  return compared({ database }, query, visitCount.subject, and(inPeriods(visitCount, query), eq(visitCount.measure, measure)));
}

async function compared(
  { database }: Reading,
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
    .limit(mostListed);
}

async function readTops({ database }: Reading, query: VisitsQuery): Promise<VisitsAnswer["tops"]> {
  const { measure, subject } = visitCount;
  const { now, before } = comparedSums(query);
  const place = sql<number>`row_number() over (partition by ${measure} order by ${now} desc, ${before} desc, ${subject})`.as("place");
  const ranked = database
    .select({ measure, subject, now: now.as("now"), before: before.as("before"), place })
    .from(visitCount)
    .where(and(inPeriods(visitCount, query), sql`${measure} not in ('visit', 'bounce')`))
    .groupBy(measure, subject)
    .as("ranked");
  const rows = await database.select().from(ranked).where(lte(ranked.place, shownAtTop)).orderBy(ranked.measure, ranked.place);
  const listed = [...visitMeasures, ...bareMeasures].filter((name) => name !== "visit" && name !== "bounce");
  return recordOf(listed, (name) =>
    rows.flatMap((row) => (row.measure === name ? [{ subject: row.subject, now: row.now, before: row.before }] : [])),
  );
}

const sum = (filter: SQL = sql`true`) => sql<number>`coalesce(sum(${visitCount.count}) filter (where ${filter}), 0)::integer`;

function comparedSums({ from }: VisitsQuery) {
  return { now: sum(gte(visitCount.day, from)), before: sum(sql`${visitCount.day} < ${from}`) };
}
