import { and, asc, eq, sql } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { dayMs } from "#i18n/day.ts";
import type { Context } from "../context.ts";
import type { Expiring } from "./schema.ts";

/** Long enough to renew a certificate before it runs out. */
const warningDays = 90;

/** Lists public certificates that run out within 90 days or have run out, the first one first; replaced ones are left out. */
export async function listExpiring({ database, clock }: Pick<Context, "database" | "clock">): Promise<Expiring> {
  const dayAfter = (days: number) => new Date(clock.now().getTime() + days * dayMs).toISOString().slice(0, 10);
  const { type, key, language, title, data, state } = contentEntry;
  const validUntil = sql<string>`${data}->>'validUntil'`;
  const rows = await database
    .select({ type, key, language, title, validUntil })
    .from(contentEntry)
    .where(
      and(
        eq(type, "download"),
        eq(state, "published"),
        sql`${validUntil} <= ${dayAfter(warningDays)}`,
        sql`coalesce(jsonb_array_length(${data}->'replacedBy'), 0) = 0`,
      ),
    )
    .orderBy(asc(validUntil), asc(key), asc(language));
  // All languages of an entry share the day.
  const entries = rows.filter((row, index) => rows.findIndex((each) => each.key === row.key) === index);
  return entries.map((row) => ({ ...row, isExpired: row.validUntil < dayAfter(0) }));
}
