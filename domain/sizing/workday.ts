import { dayProfile } from "./day-profile.ts";
import { siteFields, sizeSite } from "./site.ts";

const peak = siteFields.peak.initial;
/** Loads in kW before, between and after the peaks of the example, by quarter hour. */
const shoulders: Record<number, number> = { 37: 160, 38: 185, 45: 180, 46: 160, 56: 165, 57: 178, 58: 172, 59: 158 };

/** Example load of a working day in kW per quarter hour: the calculator's example with a second, lower peak. */
export const exampleWorkday: readonly number[] = dayProfile({ peak, limit: siteFields.limit.initial, hours: siteFields.hours.initial }).map(
  ({ quarter, load }) => shoulders[quarter] ?? load,
);

const lowestLimit = 140;
const limitStep = 5;
/** Limits in kW that a visitor can set on the example, all above the load outside of the peaks. */
export const workdayLimits = Array.from({ length: 13 }, (_, index) => lowestLimit + limitStep * index);
export const initialWorkdayLimit = 170;

/**
 * Sizes the battery that keeps the example below a limit. `hours` are those at full power with the same energy, which is what the
 * calculator for sites asks for.
 */
export function capWorkday(limit: number) {
  const energy = exampleWorkday.reduce((sum, load) => sum + Math.max(load - limit, 0), 0) / 4;
  const hours = Math.ceil((100 * energy) / (peak - limit) - 1e-9) / 100;
  return { input: { peak, limit, hours }, ...sizeSite({ peak, limit, hours }) };
}
