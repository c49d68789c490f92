import { and, gte, inArray, max, sql } from "drizzle-orm";
import { visit, visitCount } from "#db/visits.ts";
import { dayMs } from "#i18n/day.ts";
import type { Context } from "../context.ts";
import { countWebVitals } from "./count-web-vitals.ts";
import { withoutLanguagePrefix } from "./without-language-prefix.ts";
import { visitMeasures } from "./schema.ts";

/**
 * Aggregates the visits until now. Repeats the last two counted days, because visits continue after a count, and a visit
 * may last past midnight.
 */
export async function countVisits({ database }: Pick<Context, "database">): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('visit_count', 0))`);
    const [latest] = await transaction
      .select({ last: max(visitCount.day) })
      .from(visitCount)
      .where(inArray(visitCount.measure, [...visitMeasures]));
    const from = latest?.last ? dayOf(new Date(Date.parse(latest.last) - dayMs)) : "2000-01-01";
    await transaction.delete(visitCount).where(and(inArray(visitCount.measure, [...visitMeasures]), gte(visitCount.day, from)));
    await transaction.execute(sql`
      with seen as (
        select (started_at at time zone 'UTC')::date as day, client as device, * from ${visit}
        where started_at >= ${`${from}T00:00:00Z`}::timestamptz and last_at >= ${`${from}T00:00:00Z`}::timestamptz
      ), counted as (
        select day, language, device, 'visit' as measure, '' as subject from seen
        union all select day, language, device, 'bounce', '' from seen where jump_out
        union all select day, language, device, 'page', ${withoutLanguagePrefix("route")} from seen, unnest(routes) as route
        union all select day, language, device, 'landing', ${withoutLanguagePrefix("landing_page")} from seen
        union all select day, language, device, 'source', coalesce(substring(refer from '^https?://([^/]+)'), '') from seen
        union all select day, language, device, 'browser', browser from seen
        union all select day, language, device, 'download', resource from seen, unnest(resources) as resource
        union all select day, language, device, split_part(act, ':', 1), ${withoutLanguagePrefix("substr(act, strpos(act, ':') + 1)")} from seen, unnest(acts) as act
      )
      insert into ${visitCount} (day, measure, subject, language, device, count)
      select day, measure, subject, language, device, count(*) from counted group by day, measure, subject, language, device`);
    await countWebVitals(transaction, from);
  });
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
