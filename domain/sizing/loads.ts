import type { NumberField } from "./number-field.ts";

/**
 * Yearly heat demand of the house in kWh and mileage of the car in km. They have no initial values, because estimates
 * would differ too much.
 */
export const loadFields = {
  heat: { name: "heat", unit: "kWh", min: 500, max: 100_000 },
  distance: { name: "distance", unit: "km", min: 100, max: 200_000 },
} satisfies Record<string, Omit<NumberField, "initial">>;

/** Charging time of the car: around noon or after midnight. */
export const chargingTimes = ["night", "day"] as const;
export type ChargingTime = (typeof chargingTimes)[number];

/**
 * Assumptions for heat pump and car, all stated on the page.
 *
 * - `performance`: seasonal performance factor, kWh of heat per kWh of electricity
 * - `hotWater`: share of the heat that is constant over the year; the rest follows the temperature
 * - `perHundred`: kWh per 100 km, including charging losses
 */
export const loadAssumptions = { performance: 3, hotWater: 0.2, perHundred: 18 };

export type Loads = { heat: number; distance: number; charging: ChargingTime };
export const noLoads: Loads = { heat: 0, distance: 0, charging: "night" };
/**
 * Energies of a day in kWh: heat pump, car, their total, the part after sunset (`dark`), the part before bedtime
 * (`evening`), and the part needed in a power cut.
 */
export type LoadDay = { pump: number; car: number; total: number; dark: number; evening: number; needed: number };

export const heatPumpEnergy = ({ heat }: Loads): number => heat / loadAssumptions.performance;
export const carEnergy = ({ distance }: Loads): number => (distance / 100) * loadAssumptions.perHundred;

/** Index of the coldest month in the hemisphere, 0 for January. */
export const coldestMonth = (latitude: number) => (latitude < 0 ? 6 : 0);

/** Shares of the yearly heating per month, January first: a cosine around the coldest month, zero in the warm half of the year. */
export function heatingShares(latitude: number): number[] {
  const cold = Array.from({ length: 12 }, (_, month) => Math.max(Math.cos((2 * Math.PI * (month - coldestMonth(latitude))) / 12), 0));
  const rounded = cold.map((value) => (value < 1e-9 ? 0 : value));
  const sum = rounded.reduce((total, value) => total + value, 0);
  return rounded.map((value) => value / sum);
}

/** Mean day of a month. The heat pump runs around the clock, half of it by day; the car charges at the chosen time. */
export function loadDay(loads: Loads, month: number, latitude: number): LoadDay {
  const { hotWater } = loadAssumptions;
  const yearly = heatPumpEnergy(loads);
  const share = heatingShares(latitude)[month] ?? 0;
  const pump = (yearly * (hotWater / 12 + (1 - hotWater) * share) * 12) / 365;
  const car = carEnergy(loads) / 365;
  const carAtNight = loads.charging === "night" ? car : 0;
  return { pump, car, total: pump + car, dark: pump / 2 + carAtNight, evening: pump / 4, needed: pump };
}
