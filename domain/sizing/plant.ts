import { countUp, type NumberField } from "./number-field.ts";
import { mostUnits, unitPower, usableShare } from "./site.ts";

/** Megawatts at the connection, hours at that power, and kilowatts of the unit, from its data sheet. */
export const plantFields = {
  power: { name: "power", unit: "MW", min: 0.1, max: 500, initial: 5 },
  hours: { name: "hours", unit: "hours", min: 0.25, max: 12, initial: 2 },
  unit: { name: "unit", unit: "kW", min: 10, max: 5000, initial: unitPower },
} satisfies Record<string, NumberField>;

export type PlantInput = { power: number; hours: number; unit: number };
/** Megawatt-hours at the connection and in the battery; `groups` of units in parallel, where it is known how many one takes. */
export type PlantSizing = { units: number; installed: number; energy: number; nominal: number; groups?: number };

/** Units and energy for a power over a time. */
export function sizePlant({ power, hours, unit }: PlantInput): PlantSizing {
  const units = countUp((power * 1000) / unit);
  const energy = power * hours;
  return {
    units,
    installed: (units * unit) / 1000,
    energy,
    nominal: energy / usableShare,
    ...(unit === unitPower && { groups: countUp(units / mostUnits) }),
  };
}
