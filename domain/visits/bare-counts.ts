import { sql } from "drizzle-orm";
import { visitCount } from "#db/visits.ts";
import type { Language } from "#i18n/languages.ts";
import { logFailure } from "#platform/database";
import { isTelling } from "./is-telling.ts";
import type { Context } from "../context.ts";
import type { bareMeasures } from "./schema.ts";

const keptMs = 1000;
/** Within that time; programs that guess addresses are not worth a row each. */
const mostSubjects = 200;
const longestSubject = 80;

type BareCounts = (measure: (typeof bareMeasures)[number], subject: string, language: Language) => void;

/**
 * Counts requests that found nothing and resources that were blocked, by subject and without data of the visitor. Counts are
 * collected for a second and then written at once. A subject that looks like personal data is counted without its words.
 */
export function openBareCounts({ database, clock, log }: Pick<Context, "database" | "clock" | "log">): BareCounts {
  const counts = new Map<string, typeof visitCount.$inferInsert>();
  const write = () => {
    const rows = [...counts.values()];
    counts.clear();
    database
      .insert(visitCount)
      .values(rows)
      .onConflictDoUpdate({
        target: [visitCount.day, visitCount.measure, visitCount.subject, visitCount.language, visitCount.device],
        set: { count: sql`${visitCount.count} + excluded.count` },
      })
      .catch((error: unknown) => logFailure(log, "visits.notCounted", error, { rows: rows.length }));
  };
  return (measure, asked, language) => {
    const subject = isTelling(asked) ? "" : asked.slice(0, longestSubject);
    const day = clock.now().toISOString().slice(0, 10);
    const key = JSON.stringify([day, measure, subject, language]);
    const known = counts.get(key);
    if (!known && counts.size >= mostSubjects) return;
    if (counts.size === 0) setTimeout(write, keptMs).unref();
    counts.set(key, { day, measure, subject, language, device: "", count: (known?.count ?? 0) + 1 });
  };
}
