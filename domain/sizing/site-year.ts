import type { Market } from "#domain/markets/schema";
import { lightOfQuarters } from "#domain/sun/schema";
import { dayProfile } from "./day-profile.ts";
import { planDispatch } from "./dispatch-plan.ts";
import { usableShare, type SiteInput } from "./site.ts";

/** `nominal`: energy of the battery in kWh; `power`: of all units in kW; `pv` in kWp; `days`: working days a year. */
export type SiteSystem = { nominal: number; power: number; pv: number; days: number };
/** `sun`: solar year relative to the typical one; `roundTrip`: share of the charged energy that the battery supplies again. */
type YearShares = { sun: number; roundTrip: number };

/**
 * A year of a site with its battery. Energies in kWh, money in the visitor's currency.
 *
 * - `peaks`: highest purchase of each month in kW, without and with the battery
 * - `discharged`, `fromGrid`, `fromSun`: energy supplied, and bought or surplus solar energy charged
 * - `value`: price of the purchases that `discharged` replaces; `spent`: price of `fromGrid`
 */
export type SiteYear = {
  peaks: { before: number; after: number }[];
  discharged: number;
  fromGrid: number;
  fromSun: number;
  value: number;
  spent: number;
};

/** Simulates a year in quarter hours: the battery keeps the limit first, then follows the prices and the surplus of the sun. */
export function siteYear(
  input: SiteInput,
  { nominal, power, pv, days }: SiteSystem,
  prices: readonly number[],
  { house, sunYear }: Pick<Market, "house" | "sunYear">,
  { sun, roundTrip }: YearShares,
): SiteYear {
  const { limit } = input;
  const working = dayProfile(input).map(({ load }) => load);
  const resting = working.map(() => Math.min(...working));
  const oneWay = Math.sqrt(roundTrip);
  // The usable share counts what the battery supplies, after the losses of discharging.
  const capacity = (nominal * usableShare) / oneWay;
  const plan = planDispatch({ load: working, limit, power, capacity, prices, roundTrip });
  const year: SiteYear = { peaks: [], discharged: 0, fromGrid: 0, fromSun: 0, value: 0, spent: 0 };
  let charge = capacity;
  let dayOfYear = 0;
  sunYear.forEach((daysOfMonth, month) => {
    const light = lightOfQuarters(house, month);
    const peak = { before: 0, after: 0 };
    for (const day of daysOfMonth) {
      const load = isWorkingDay(dayOfYear++, days) ? working : resting;
      load.forEach((used, quarter) => {
        const net = used - pv * sun * day * (light[quarter] ?? 0) * 4;
        const room = (capacity - charge) / oneWay;
        const surplus = Math.min(Math.max(-net, 0), power, room * 4) / 4;
        const refill = plan.refills[quarter] ? Math.max((plan.reserve[quarter] ?? 0) - charge, 0) / oneWay : 0;
        const wanted = plan.charges[quarter] ? room : refill;
        const bought = net < 0 ? 0 : Math.min(wanted, Math.min(power, Math.max(limit - net, 0)) / 4);
        const spare = plan.discharges[quarter] ? Math.max(charge - (plan.reserve[quarter] ?? 0), 0) : 0;
        const wish = Math.max(Math.max(net - limit, 0) / 4, Math.min(spare * oneWay, Math.max(net, 0) / 4));
        const supplied = bought > 0 ? 0 : Math.min(wish, power / 4, charge * oneWay);
        charge += (surplus + bought) * oneWay - supplied / oneWay;
        year.fromSun += surplus;
        year.fromGrid += bought;
        year.discharged += supplied;
        year.value += supplied * (prices[quarter] ?? 0);
        year.spent += bought * (prices[quarter] ?? 0);
        peak.before = Math.max(peak.before, net);
        peak.after = Math.max(peak.after, net + 4 * (bought - supplied));
      });
    }
    year.peaks.push(peak);
  });
  return year;
}

/** Spreads the working days evenly over the year. */
function isWorkingDay(day: number, days: number): boolean {
  return Math.floor(((day + 1) * days) / 365) > Math.floor((day * days) / 365);
}
