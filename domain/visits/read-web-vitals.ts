import { sql } from "drizzle-orm";
import { vitalCount } from "#db/visits.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { Context } from "../context.ts";
import type { VisitsQuery, VitalsAnswer } from "./fields.ts";
import { inPeriods } from "./periods.ts";
import { webVitalNames, type WebVital } from "./schema.ts";

const maxRows = 2000;
/** Web vitals are rated by the 75th percentile. */
const percentile = 0.75;

type Row = Pick<VitalsAnswer[number], "page" | "device"> & { vitals: Partial<Record<WebVital, VitalsAnswer[number][WebVital]>> };

/** Reads web vitals of all pages together and of each page, by device, compared with the preceding period. */
export async function readWebVitals({ database }: Pick<Context, "database">, query: VisitsQuery): Promise<VitalsAnswer> {
  const { rows } = await database.execute<Row>(sql`
    with counted as (
      select vital, coalesce(page, '') as page, device, up_to,
        coalesce(sum(count) filter (where day >= ${query.from}), 0) as now,
        coalesce(sum(count) filter (where day < ${query.from}), 0) as before
      from ${vitalCount} where ${inPeriods(vitalCount, query)}
      group by grouping sets ((vital, page, device, up_to), (vital, device, up_to))
    ), ordered as (
      select *, sum(now) over upward as now_so_far, sum(before) over upward as before_so_far,
        sum(now) over alike as all_now, sum(before) over alike as all_before
      from counted window alike as (partition by vital, page, device), upward as (alike order by up_to)
    ), found as (
      select vital, page, device, all_now, all_before,
        min(up_to) filter (where all_now > 0 and now_so_far >= all_now * ${percentile}::numeric) as now,
        min(up_to) filter (where all_before > 0 and before_so_far >= all_before * ${percentile}::numeric) as before
      from ordered group by vital, page, device, all_now, all_before
    )
    select page, device, jsonb_object_agg(vital, jsonb_build_object(
        'now', case when all_now > 0 then jsonb_build_object('value', now, 'measured', all_now) end,
        'before', case when all_before > 0 then jsonb_build_object('value', before, 'measured', all_before) end)) as vitals
    from found group by page, device
    order by page <> '', max(all_now) desc, max(all_before) desc, page, device limit ${maxRows}`);
  const noMeasurements = { now: null, before: null };
  return rows.map(({ page, device, vitals }) => ({ page, device, ...recordOf(webVitalNames, (name) => vitals[name] ?? noMeasurements) }));
}
