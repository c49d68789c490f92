import { countUp, withoutNoise, type NumberField } from "./number-field.ts";
import { mostUnits, unitPower, usableShare } from "./site.ts";

/** Power at the grid connection in MW, hours at that power, and power of a unit in kW from its data sheet. */
export const plantFields = {
  power: { name: "power", unit: "MW", min: 0.1, max: 500, initial: 5 },
  hours: { name: "hours", unit: "hours", min: 0.25, max: 12, initial: 2 },
  unit: { name: "unit", unit: "kW", min: 10, max: 5000, initial: unitPower },
} satisfies Record<string, NumberField>;

export type PlantInput = { power: number; hours: number; unit: number };
/**
 * Energy in MWh at the connection and in the battery. `groups`: number of parallel groups, if the maximum of units in a
 * group is known.
 */
export type PlantSizing = { units: number; installed: number; energy: number; nominal: number; groups?: number };

export function sizePlant({ power, hours, unit }: PlantInput): PlantSizing {
  const units = countUp((power * 1000) / unit);
  const energy = power * hours;
  return {
    units,
    installed: (units * unit) / 1000,
    energy,
    nominal: withoutNoise(energy / usableShare),
    ...(unit === unitPower && { groups: countUp(units / mostUnits) }),
  };
}
