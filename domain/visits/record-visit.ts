import { and, inArray, lt } from "drizzle-orm";
import { visit, visitCount } from "#db/visits.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { VisitReport } from "./fields.ts";
import { bareMeasures } from "./schema.ts";
import { dayMs } from "#i18n/day.ts";

/** As the French authority recommends for audience measurement. */
const keptDays = 13 * 30;

/** Stores what a browser tells of a visit. It tells again at each pause; the last report has it all. */
export async function recordVisit(
  { database, clock }: Pick<Context, "database" | "clock">,
  input: { report: VisitReport; language: Language },
): Promise<void> {
  const now = clock.now();
  const {
    report: { sessionId, ...seen },
    language,
  } = input;
  const last = { ...seen, language, lastAt: now };
  await database
    .insert(visit)
    .values({ sessionId, startedAt: now, ...last })
    .onConflictDoUpdate({ target: visit.sessionId, set: last });
}

export async function sweepVisits({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const oldest = new Date(clock.now().getTime() - keptDays * dayMs);
  await database.delete(visit).where(lt(visit.lastAt, oldest));
  // The subjects of these are what strangers typed; those of visits are the site's own.
  await database
    .delete(visitCount)
    .where(and(inArray(visitCount.measure, [...bareMeasures]), lt(visitCount.day, oldest.toISOString().slice(0, 10))));
}
