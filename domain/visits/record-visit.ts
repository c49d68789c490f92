import { and, inArray, lt } from "drizzle-orm";
import { visit, visitCount } from "#db/visits.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { VisitReport } from "./fields.ts";
import { anonymousMeasures } from "./schema.ts";
import { dayMs } from "#i18n/day.ts";

/** Retention recommended by the French authority CNIL for audience measurement. */
const retentionDays = 13 * 30;

/** Stores a visit report. Browsers send it repeatedly; each report replaces the former one. */
export async function recordVisit(
  { database, clock }: Pick<Context, "database" | "clock">,
  input: { report: VisitReport; language: Language },
): Promise<void> {
  const now = clock.now();
  const {
    report: { sessionId, ...details },
    language,
  } = input;
  const columns = { ...details, language, lastAt: now };
  await database
    .insert(visit)
    .values({ sessionId, startedAt: now, ...columns })
    .onConflictDoUpdate({ target: visit.sessionId, set: columns });
}

export async function deleteExpiredVisits({ database, clock }: Pick<Context, "database" | "clock">): Promise<void> {
  const oldest = new Date(clock.now().getTime() - retentionDays * dayMs);
  await database.delete(visit).where(lt(visit.lastAt, oldest));
  // These subjects may contain text typed by visitors; subjects of visits are paths of the site.
  await database
    .delete(visitCount)
    .where(and(inArray(visitCount.measure, [...anonymousMeasures]), lt(visitCount.day, oldest.toISOString().slice(0, 10))));
}
