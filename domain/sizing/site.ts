import { countUp, type NumberField } from "./number-field.ts";

/** Kilowatts of the highest interval, kilowatts that are to be held, and hours that the peak lasts. */
export const siteFields = {
  peak: { name: "peak", unit: "kW", min: 10, max: 5000, initial: 210 },
  limit: { name: "limit", unit: "kW", min: 1, max: 5000, initial: 150 },
  hours: { name: "hours", unit: "hours", min: 0.25, max: 12, initial: 1.5 },
} satisfies Record<string, NumberField>;

/** TIANYUAN 60k: kilowatts of a unit, and most units in parallel. */
export const unitPower = 62.5;
export const mostUnits = 10;

/** As for a house: the share of the nominal energy that is really given back. */
export const usableShare = 0.9;

export type SiteInput = { peak: number; limit: number; hours: number };
/**
 * `over`: kilowatts above the limit; `energy`: kWh that have to be given; `nominal`: kWh that the battery has to hold;
 * `rate`: power by nominal energy, as data sheets state it in C.
 */
export type SiteSizing = {
  over: number;
  units: number;
  power: number;
  energy: number;
  nominal: number;
  rate: number;
  isBeyondParallel: boolean;
};

/** Units and energy that keep a site below its limit, as if the peak lasted at its full height. `limit` is below `peak`. */
export function sizeSite({ peak, limit, hours }: SiteInput): SiteSizing {
  const over = peak - limit;
  const units = countUp(over / unitPower);
  const energy = over * hours;
  const nominal = energy / usableShare;
  return { over, units, power: units * unitPower, energy, nominal, rate: over / nominal, isBeyondParallel: units > mostUnits };
}
