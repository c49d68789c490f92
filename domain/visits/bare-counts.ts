import { sql } from "drizzle-orm";
import { visitCount } from "#db/visits.ts";
import type { Language } from "#i18n/languages.ts";
import { logFailure } from "#platform/database";
import { isTelling } from "./is-telling.ts";
import type { Context } from "../context.ts";
import type { bareMeasures } from "./schema.ts";

const writeIntervalMs = 1000;
/** Maximum of different subjects within the interval, so that address scanners do not fill the table. */
const mostSubjects = 200;
const longestSubject = 80;

type BareCounts = (measure: (typeof bareMeasures)[number], subject: string, language: Language) => void;

/**
 * Counts failed lookups and blocked resources by subject, without data about the visitor. Collects the counts of a
 * second and writes them together. A subject that may contain personal data is counted as empty.
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
  return (measure, rawSubject, language) => {
    const subject = isTelling(rawSubject) ? "" : rawSubject.slice(0, longestSubject);
    const day = clock.now().toISOString().slice(0, 10);
    const key = JSON.stringify([day, measure, subject, language]);
    const pending = counts.get(key);
    if (!pending && counts.size >= mostSubjects) return;
    if (counts.size === 0) setTimeout(write, writeIntervalMs).unref();
    counts.set(key, { day, measure, subject, language, device: "", count: (pending?.count ?? 0) + 1 });
  };
}
