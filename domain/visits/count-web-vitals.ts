import { gte, sql, type SQL } from "drizzle-orm";
import { visit, vitalCount } from "#db/visits.ts";
import type { Transaction } from "#platform/database";
import { withoutLanguagePrefix } from "./without-language-prefix.ts";
import { webVitalNames, webVitalScales } from "./schema.ts";

/**
 * Builds histograms of the web vitals, because daily percentiles cannot be combined. Rounds values up to the end of
 * their bucket, with `numeric`, so that 0.07 is exactly seven buckets of 0.01.
 */
export async function countWebVitals(transaction: Transaction, from: string): Promise<void> {
  const widths: SQL[] = webVitalNames.map((name) => sql`(${name}::text, ${String(webVitalScales[name].width)}::numeric)`);
  await transaction.delete(vitalCount).where(gte(vitalCount.day, from));
  await transaction.execute(sql`
    with measured as (
      select (started_at at time zone 'UTC')::date as day, vital, ${withoutLanguagePrefix("document ->> 'page'")} as page, language, client,
        ceil((document ->> vital)::numeric / width) * width as up_to
      from ${visit}, jsonb_array_elements(vitals) as document, (values ${sql.join(widths, sql`, `)}) as scale (vital, width)
      where started_at >= ${`${from}T00:00:00Z`}::timestamptz and last_at >= ${`${from}T00:00:00Z`}::timestamptz
        and document ->> vital is not null
    )
    insert into ${vitalCount} (day, vital, page, language, device, up_to, count)
    select day, vital, page, language, client, up_to, count(*) from measured group by day, vital, page, language, client, up_to`);
}
