import type { ExampleHouse } from "#domain/markets/schema";
import { daylightOf, sunShare, type Daylight, type Season } from "#domain/sun/schema";
import { balance, type Balance } from "./balance.ts";

/**
 * The house has 9 kWp of solar panels, AGAVE-TH and a car. Power is in integer tenths of a kilowatt, energy in units of
 * 25 Wh (a tenth for a quarter of an hour), so that sums are exact.
 */
export const quartersOfDay = 96;

export const moduleCounts = [2, 3, 4, 5, 6] as const;
const moduleEnergy = 4990 / 25;

/** AGAVE-TH has 5 to 13 kW; the example uses 10 kW, limited to 1C (the battery's energy in one hour). */
const inverterPower = 100;

/** `stored` is the energy in the battery at the start of a quarter of an hour. */
export type Quarter = Balance & { stored: number };

export type EnergyDay = { sunrise: number; sunset: number; capacity: number; quarters: Quarter[] };

/** Clouds leave this share of the light in a quarter of an hour. */
const clouds: Record<number, number> = { 41: 0.8, 42: 0.82, 57: 0.74, 58: 0.87, 66: 0.7 };

const meals = [
  { middle: 29, spread: 3, height: 14 },
  { middle: 50, spread: 2.5, height: 11 },
  { middle: 79, spread: 7, height: 33 },
];
/** Refrigerator and pumps switch on and off. */
const flicker = [1, 1, 0, 2, 1, 0, 1, 0, 0, 2, 0];

export const car = { begin: 51, end: 64, power: 37 };

function sunPower(light: Daylight, quarter: number): number {
  return Math.round(light.peak * sunShare(light, quarter) * (clouds[quarter] ?? 1));
}

/** Returns the consumption of a house in a quarter of an hour of local time. */
export function housePower(conditioning: number, quarter: number): number {
  const cooking = meals.reduce((sum, { middle, spread, height }) => sum + height * Math.exp(-(((quarter - middle) / spread) ** 2) / 2), 0);
  return Math.round(4 + conditioning + (flicker[quarter % flicker.length] ?? 0) + cooking * (1 + conditioning / 20));
}

/** Simulates a periodic day: the battery ends with the energy that it began with. */
export function simulateDay(place: ExampleHouse, season: Season, modules: number): EnergyDay {
  const daylight = daylightOf(place, season);
  const capacity = Math.floor(modules * moduleEnergy);
  const limit = Math.min(inverterPower, Math.floor(capacity / 4));
  const needs = Array.from({ length: quartersOfDay }, (_, quarter) => ({
    sun: sunPower(daylight, quarter),
    house: housePower(place.conditioning[season], quarter),
    car: quarter >= car.begin && quarter < car.end ? car.power : 0,
  }));
  let stored = 0;
  let begin: number;
  let quarters: Quarter[];
  // The simulation is monotonic, so repeating it from an empty battery converges to the periodic start.
  do {
    begin = stored;
    quarters = needs.map((need) => {
      const quarter = { ...balance(need, { stored, capacity, limit }), stored };
      stored += quarter.uses.battery - quarter.sources.battery;
      return quarter;
    });
  } while (stored !== begin);
  const { sunrise, sunset } = daylight;
  return { sunrise, sunset, capacity, quarters };
}

export type Totals = { produced: number; used: number; bought: number; sold: number };

export function totalsOf({ quarters }: EnergyDay): Totals {
  const sum = (pick: (quarter: Quarter) => number) => quarters.reduce((total, quarter) => total + pick(quarter), 0) / 40;
  return {
    produced: sum(({ sources }) => sources.sun),
    used: sum(({ uses }) => uses.house + uses.car),
    bought: sum(({ sources }) => sources.grid),
    sold: sum(({ uses }) => uses.grid),
  };
}
