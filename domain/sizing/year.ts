import type { Market } from "#domain/markets/schema";
import { lightOfQuarters } from "#domain/sun/schema";
import { balanceHouse, householdHours, type FlowAssumptions } from "./house-flow.ts";
import { coldestMonth, loadDay, type Loads } from "./loads.ts";
import { rangeOf, type Range } from "./range.ts";

/**
 * Energies of a year in kWh. Solar production (`made`) is used directly, charged or exported; consumption (`used`)
 * comes directly from the roof, from the battery (`stored`, after losses) or from the grid (`bought`).
 */
export type HouseYear = { made: number; used: number; direct: number; charged: number; stored: number; exported: number; bought: number };
const summedParts = ["used", "direct", "charged", "stored", "exported", "bought"] as const;
type Input = { consumption: number; pv: number; usable: number; loads: Loads };

/**
 * Assumptions of the yearly balance; the page states them.
 *
 * - `sun`: solar year relative to the typical one
 * - `rate`: power of charging and discharging, relative to the usable energy
 * - `winterRise`: by how much the household uses more in the coldest month than on average
 */
type YearAssumptions = FlowAssumptions & Record<"sun" | "rate" | "winterRise", number>;

/** Calibrated against published tables of self-sufficiency (docs/decisions/0087-ranges-and-site-tariffs.md). */
const typical: YearAssumptions = { sun: 1, direct: 0.89, covered: 0.89, roundTrip: 0.84, rate: 0.5, winterRise: 0.2 };

/** The ends of the range cover the weather of a year and the habits of a household; all published values lie in it. */
export const yearAssumptions: Record<"typical" | keyof Range<unknown>, YearAssumptions> = {
  typical,
  cautious: { ...typical, sun: 0.9, direct: 0.83, covered: 0.74, roundTrip: 0.76 },
  favourable: { ...typical, sun: 1.1, direct: 0.98, covered: 1, roundTrip: 0.92 },
};

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const hours = householdHours.map((_, hour) => hour);
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const carHours = { night: [0, 1, 2, 3, 4], day: [11, 12, 13, 14, 15] };

/** Simulates a year of the place hour by hour, with its cloudy and clear days. */
export function houseYear(
  { consumption, pv, usable, loads }: Input,
  { house, sunYear }: Pick<Market, "house" | "sunYear">,
  assumptions: YearAssumptions = typical,
): HouseYear {
  const year: HouseYear = { made: 0, used: 0, direct: 0, charged: 0, stored: 0, exported: 0, bought: 0 };
  const { sun, rate, winterRise } = assumptions;
  let charge = 0;
  sunYear.forEach((days, month) => {
    const quarters = lightOfQuarters(house, month);
    const light = hours.map((hour) => sum(quarters.slice(4 * hour, 4 * hour + 4)));
    const consumptionByHour = hourlyConsumption(
      consumption * winterFactor(month, house.latitude, winterRise),
      loads,
      month,
      house.latitude,
    );
    for (const day of days)
      for (const hour of hours) {
        const flow = balanceHouse(
          { generated: pv * sun * day * (light[hour] ?? 0), used: consumptionByHour[hour] ?? 0 },
          { usable, charge, limit: usable * rate },
          assumptions,
        );
        charge = flow.charge;
        year.made += flow.generated;
        for (const part of summedParts) year[part] += flow[part];
      }
  });
  return year;
}

export const houseYearRange = (input: Input, market: Pick<Market, "house" | "sunYear">): Range<HouseYear> =>
  rangeOf((end) => houseYear(input, market, yearAssumptions[end]));

/** Share of the consumption that roof and battery supply. */
export const selfSufficiency = ({ used, bought }: HouseYear): number => 1 - bought / used;

/** Consumption in a month relative to the yearly average. */
function winterFactor(month: number, latitude: number, winterRise: number): number {
  const factorOf = (each: number) => 1 + winterRise * Math.cos((2 * Math.PI * (each - coldestMonth(latitude))) / 12);
  return factorOf(month) / (sum(daysOfMonths.map((days, each) => days * factorOf(each))) / 365);
}

/** Energy in kWh that household, heat pump and car use per hour of a mean day of a month; `consumption` is the yearly rate. */
function hourlyConsumption(consumption: number, loads: Loads, month: number, latitude: number): number[] {
  const { pump, car } = loadDay(loads, month, latitude);
  const base = consumption / 365;
  const charging = carHours[loads.charging];
  return hours.map(
    (hour) => base * (householdHours[hour] ?? 0) + pump / hours.length + (charging.includes(hour) ? car / charging.length : 0),
  );
}
