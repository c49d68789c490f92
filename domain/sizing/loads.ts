import type { NumberField } from "./number-field.ts";

/** Kilowatt-hours of heat that a house needs in a year, and kilometres that its car goes; asked for, never taken for granted. */
export const loadFields = {
  heat: { name: "heat", unit: "kWh", min: 500, max: 100_000 },
  distance: { name: "distance", unit: "km", min: 100, max: 200_000 },
} satisfies Record<string, Omit<NumberField, "initial">>;

/** When the car is charged: while the sun shines, or when everybody sleeps. */
export const chargingTimes = ["night", "day"] as const;
export type ChargingTime = (typeof chargingTimes)[number];

/**
 * What the models of heat pump and car take for granted; the page says all of it.
 *
 * - `performance`: kWh of heat for one of electricity, over a year
 * - `hotWater`: share of the heat that is the same on each day; the rest follows the cold
 * - `perHundred`: kWh for a hundred kilometres, with what charging loses
 */
export const loadAssumptions = { performance: 3, hotWater: 0.2, perHundred: 18 };

export type Loads = { heat: number; distance: number; charging: ChargingTime };
export const noLoads: Loads = { heat: 0, distance: 0, charging: "night" };
/** Kilowatt-hours of a day: of heat pump and car, in all, after sunset, before bedtime, and what may not fail in a cut. */
export type LoadDay = { pump: number; car: number; total: number; dark: number; evening: number; needed: number };

export const heatPumpEnergy = ({ heat }: Loads): number => heat / loadAssumptions.performance;
export const carEnergy = ({ distance }: Loads): number => (distance / 100) * loadAssumptions.perHundred;

/** Middle of the coldest month by the hemisphere, as a month that may lie between two: January in the north. */
export const coldestMonth = (latitude: number) => (latitude < 0 ? 6 : 0);

/** How much of a year's heating falls on a month, January first. It follows a cosine around the coldest and rests for the warm half of the year. */
export function heatingShares(latitude: number): number[] {
  const cold = Array.from({ length: 12 }, (_, month) => Math.max(Math.cos((2 * Math.PI * (month - coldestMonth(latitude))) / 12), 0));
  const rounded = cold.map((value) => (value < 1e-9 ? 0 : value));
  const sum = rounded.reduce((total, value) => total + value, 0);
  return rounded.map((value) => value / sum);
}

/** A mean day of a month. The heat pump runs around the clock, half of it by day; the car when it was said to. */
export function loadDay(loads: Loads, month: number, latitude: number): LoadDay {
  const { hotWater } = loadAssumptions;
  const yearly = heatPumpEnergy(loads);
  const share = heatingShares(latitude)[month] ?? 0;
  const pump = (yearly * (hotWater / 12 + (1 - hotWater) * share) * 12) / 365;
  const car = carEnergy(loads) / 365;
  const carAtNight = loads.charging === "night" ? car : 0;
  return { pump, car, total: pump + car, dark: pump / 2 + carAtNight, evening: pump / 4, needed: pump };
}
