import { countUp, withoutNoise, type NumberField } from "./number-field.ts";

/** Highest load in kW, limit in kW, and hours that the peak lasts. */
export const siteFields = {
  peak: { name: "peak", unit: "kW", min: 10, max: 5000, initial: 210 },
  limit: { name: "limit", unit: "kW", min: 1, max: 5000, initial: 150 },
  hours: { name: "hours", unit: "hours", min: 0.25, max: 12, initial: 1.5 },
} satisfies Record<string, NumberField>;

/** TIANYUAN 60k: power of a unit in kW, and maximum of units in parallel. */
export const unitPower = 62.5;
export const mostUnits = 10;

/** Share of the nominal energy that the battery supplies after reserve and losses, as in `houseAssumptions.usable`. */
export const usableShare = 0.9;

export type SiteInput = { peak: number; limit: number; hours: number };
/** `over`: kW above the limit; `energy`: kWh to supply; `nominal`: kWh of battery; `rate`: power by nominal energy, as C-rate. */
export type SiteSizing = {
  over: number;
  units: number;
  power: number;
  energy: number;
  nominal: number;
  rate: number;
  isBeyondParallel: boolean;
};

/** Units and energy that keep a site below its limit, assuming full height for the whole peak. `limit` must be below `peak`. */
export function sizeSite({ peak, limit, hours }: SiteInput): SiteSizing {
  const over = peak - limit;
  const units = countUp(over / unitPower);
  const energy = over * hours;
  const nominal = withoutNoise(energy / usableShare);
  return { over, units, power: units * unitPower, energy, nominal, rate: over / nominal, isBeyondParallel: units > mostUnits };
}
