import type { Market } from "#domain/markets/schema";
import { clearDayLight, sunShare, type SunPlace } from "#domain/sun/schema";
import { coldestMonth, loadDay, type Loads } from "./loads.ts";

/**
 * Energies of a year in kWh. Solar production (`made`) is used directly, charged or exported; consumption (`used`)
 * comes directly from the roof, from the battery (`stored`, after losses) or from the grid (`bought`).
 */
export type HouseYear = { made: number; used: number; direct: number; charged: number; stored: number; exported: number; bought: number };
type Input = { consumption: number; pv: number; usable: number; loads: Loads };

/**
 * Assumptions of the yearly balance, calibrated so that the self-sufficiency agrees with the tables of HTW Berlin
 * (Unabhängigkeitsrechner, 2017 weather, 1-minute steps) within 4 points; the page states them.
 *
 * - `roundTrip`: share of the charged energy that the battery supplies again
 * - `direct`: share of an hour's consumption that the roof can supply, because appliances switch within the hour
 * - `covered`: share of the rest that the battery can supply, because of standby, control delay and short peaks
 * - `winterRise`: by how much the household uses more in the coldest month than on average
 */
export const yearAssumptions = { roundTrip: 0.84, direct: 0.85, covered: 0.85, winterRise: 0.2 };

/** Hourly weights of a household's day from midnight: mean of BDEW's standard load profile H0, reduced to 60 % from 8 to 17 h. */
const weights = [
  2.5, 1.85, 1.63, 1.58, 1.58, 1.8, 3, 4.2, 2.91, 3.03, 3.06, 3.12, 3.39, 3.24, 2.85, 2.55, 2.46, 4.6, 5.6, 6.4, 6.1, 5.5, 4.75, 3.65,
];
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const household = weights.map((weight) => weight / sum(weights));
const hours = household.map((_, hour) => hour);
const daysOfMonths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const carHours = { night: [0, 1, 2, 3, 4], day: [11, 12, 13, 14, 15] };

/** Simulates a typical year of the place hour by hour, with its cloudy and clear days. */
export function houseYear({ consumption, pv, usable, loads }: Input, { house, sunYear }: Pick<Market, "house" | "sunYear">): HouseYear {
  const year: HouseYear = { made: 0, used: 0, direct: 0, charged: 0, stored: 0, exported: 0, bought: 0 };
  const oneWay = Math.sqrt(yearAssumptions.roundTrip);
  let charge = 0;
  sunYear.forEach((days, month) => {
    const light = lightShares(house, month);
    const consumptionByHour = hourlyConsumption(consumption, loads, month, house.latitude);
    for (const day of days)
      for (const hour of hours) {
        const generated = pv * day * (light[hour] ?? 0);
        const used = consumptionByHour[hour] ?? 0;
        const direct = Math.min(generated, used * yearAssumptions.direct);
        const charged = Math.min(generated - direct, usable, (usable - charge) / oneWay);
        charge += charged * oneWay;
        const stored = Math.min((used - direct) * yearAssumptions.covered, usable, charge * oneWay);
        charge -= stored / oneWay;
        year.made += generated;
        year.used += used;
        year.direct += direct;
        year.charged += charged;
        year.stored += stored;
        year.exported += generated - direct - charged;
      }
  });
  return { ...year, bought: year.used - year.direct - year.stored };
}

/** Consumption in a month relative to the yearly average. */
function winterFactor(month: number, latitude: number): number {
  const factorOf = (each: number) => 1 + yearAssumptions.winterRise * Math.cos((2 * Math.PI * (each - coldestMonth(latitude))) / 12);
  return factorOf(month) / (sum(daysOfMonths.map((days, each) => days * factorOf(each))) / 365);
}

/** Solar declination in degrees in the middle of a month, positive towards the pole of the place's hemisphere. */
function declinationIn(month: number, latitude: number): number {
  const northern = -23.44 * Math.cos((2 * Math.PI * (month + 0.83)) / 12);
  return latitude < 0 ? -northern : northern;
}

/** Shares of a day's solar energy per hour of local time, in the middle of a month. */
function lightShares({ latitude, longitude, utcOffset, summerTime }: Omit<SunPlace, "yields" | "clearYields">, month: number): number[] {
  const declination = declinationIn(month, latitude);
  const clock = utcOffset + (summerTime && declination > 0 ? 1 : 0);
  const light = clearDayLight({ latitude: Math.abs(latitude), longitude }, declination, clock);
  const shares = hours.map((hour) => sum([0, 1, 2, 3].map((quarter) => sunShare(light, 4 * hour + quarter))));
  return shares.map((share) => share / sum(shares));
}

/** Energy in kWh that household, heat pump and car use per hour of a mean day of a month. */
function hourlyConsumption(consumption: number, loads: Loads, month: number, latitude: number): number[] {
  const { pump, car } = loadDay(loads, month, latitude);
  const base = (consumption / 365) * winterFactor(month, latitude);
  const charging = carHours[loads.charging];
  return hours.map((hour) => base * (household[hour] ?? 0) + pump / hours.length + (charging.includes(hour) ? car / charging.length : 0));
}
