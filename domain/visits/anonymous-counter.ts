import { sql } from "drizzle-orm";
import { visitCount } from "#db/visits.ts";
import type { Language } from "#i18n/languages.ts";
import { logFailure } from "#platform/database";
import { mayContainPersonalData } from "./may-contain-personal-data.ts";
import type { Context } from "../context.ts";
import type { anonymousMeasures } from "./schema.ts";

const writeIntervalMs = 1000;
/** Maximum of different subjects per interval, so that bots that probe URLs do not fill the table. */
const maxSubjects = 200;
const maxSubjectLength = 80;

type AnonymousCounter = (measure: (typeof anonymousMeasures)[number], subject: string, language: Language) => void;

/**
 * Counts missing pages, empty searches and blocked resources, without data about the visitor. Writes the counts of a
 * second together. Replaces a subject that may contain personal data with an empty one.
 */
export function openAnonymousCounter({ database, clock, log }: Pick<Context, "database" | "clock" | "log">): AnonymousCounter {
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
    const subject = mayContainPersonalData(rawSubject) ? "" : rawSubject.slice(0, maxSubjectLength);
    const day = clock.now().toISOString().slice(0, 10);
    const key = JSON.stringify([day, measure, subject, language]);
    const pendingRow = counts.get(key);
    if (!pendingRow && counts.size >= maxSubjects) return;
    if (counts.size === 0) setTimeout(write, writeIntervalMs).unref();
    counts.set(key, { day, measure, subject, language, device: "", count: (pendingRow?.count ?? 0) + 1 });
  };
}
