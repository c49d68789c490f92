import type { HousePlace } from "#domain/markets/schema";
import { daylightOf, sunShare, type Daylight, type Season } from "#domain/sun/schema";
import { balance, type Balance } from "./balance.ts";

/**
 * One simulated day of a house with a roof of 9 kWp, AGAVE-TH and a car.
 *
 * Powers are whole tenths of a kilowatt, and amounts of energy what such a tenth gives in a quarter of an hour (25 Wh):
 * whole numbers add up exactly, in the balance of each quarter as in the sentence that a visitor reads.
 */
export const quartersOfDay = 96;

export const moduleCounts = [2, 3, 4, 5, 6] as const;
const moduleEnergy = 4990 / 25;

/** AGAVE-TH is made for 5 to 13 kW; the example takes 10 kW, and never more than the battery's energy in one hour (1C). */
const inverterPower = 100;

/** A quarter of an hour. `stored` is the battery's energy when it begins. */
export type Quarter = Balance & { stored: number };

export type EnergyDay = { sunrise: number; sunset: number; capacity: number; quarters: Quarter[] };

/** A few clouds pass; the share of light that is left in their quarters. */
const clouds: Record<number, number> = { 41: 0.8, 42: 0.82, 57: 0.74, 58: 0.87, 66: 0.7 };

const meals = [
  { middle: 29, spread: 3, height: 14 },
  { middle: 50, spread: 2.5, height: 11 },
  { middle: 79, spread: 7, height: 33 },
];
/** Refrigerator and pumps, switching on and off by themselves. */
const flicker = [1, 1, 0, 2, 1, 0, 1, 0, 0, 2, 0];

export const car = { begin: 51, end: 64, power: 37 };

function sunPower(light: Daylight, quarter: number): number {
  return Math.round(light.peak * sunShare(light, quarter) * (clouds[quarter] ?? 1));
}

/** What a house draws in a quarter of an hour of its own clock. */
export function housePower(conditioning: number, quarter: number): number {
  const cooking = meals.reduce((sum, { middle, spread, height }) => sum + height * Math.exp(-(((quarter - middle) / spread) ** 2) / 2), 0);
  return Math.round(4 + conditioning + (flicker[quarter % flicker.length] ?? 0) + cooking * (1 + conditioning / 20));
}

/** The day as it repeats itself: it ends with as much in the battery as it began with. */
export function simulateDay(place: HousePlace, season: Season, modules: number): EnergyDay {
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
  // More at the start never means less at the end, so from empty the starts rise until one repeats.
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

/** What the day adds up to, in kWh. */
export function totalsOf({ quarters }: EnergyDay): Totals {
  const sum = (pick: (quarter: Quarter) => number) => quarters.reduce((total, quarter) => total + pick(quarter), 0) / 40;
  return {
    produced: sum(({ sources }) => sources.sun),
    used: sum(({ uses }) => uses.house + uses.car),
    bought: sum(({ sources }) => sources.grid),
    sold: sum(({ uses }) => uses.grid),
  };
}
