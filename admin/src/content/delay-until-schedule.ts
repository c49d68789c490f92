import { dayMs } from "../../../i18n/day.ts";
import type { Localization } from "./localization.ts";

/** The server applies schedules once a second. */
const applyMs = 2000;

type Schedule = Pick<Localization, "publishedAt" | "plannedAt" | "publicUntil">;

/** Returns the milliseconds until the next schedule is applied; `false` if there is none within a day. */
export function delayUntilSchedule(schedules: readonly Schedule[], now: number): number | false {
  const moments = schedules.flatMap(({ publishedAt, plannedAt, publicUntil }) =>
    [publishedAt, plannedAt, publicUntil].flatMap((moment) => (moment ? Date.parse(moment) : [])),
  );
  const next = Math.min(...moments.filter((moment) => moment > now));
  // A browser calls a timer at once if its delay is longer than 24.8 days.
  return next - now < dayMs ? next - now + applyMs : false;
}
