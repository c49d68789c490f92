import type { Step } from "#domain/simulation";
import type { HistoryItem } from "./schema.ts";

type Energies = HistoryItem["energyWh"];
type Flows = HistoryItem["flowsW"];

/** Sums the energies of the steps, in Wh. */
export function sumEnergies(steps: readonly Step[]): Energies {
  const energies = { produced: 0, imported: 0, discharged: 0, used: 0, exported: 0, charged: 0 };
  for (const { flows } of steps) {
    energies.produced += flows.sources.sun;
    energies.imported += flows.sources.grid;
    energies.discharged += flows.sources.battery;
    energies.used += flows.uses.house + flows.uses.car;
    energies.exported += flows.uses.grid;
    energies.charged += flows.uses.battery;
  }
  return energies;
}

/** Averages the powers of the steps, in W, as integers whose sum is zero. */
export function averageFlows(steps: readonly Step[]): Flows {
  const minutes = steps.reduce((total, step) => total + step.minutes, 0);
  const mean = (pick: (flows: Step["flows"]) => number) =>
    Math.round((steps.reduce((total, { flows }) => total + pick(flows), 0) * 60) / minutes) || 0;
  const pv = mean(({ sources }) => sources.sun);
  const battery = mean(({ sources, uses }) => sources.battery - uses.battery);
  const load = mean(({ uses }) => -uses.house);
  const car = mean(({ uses }) => -uses.car);
  // Compute the grid as the remainder, so that the rounded values add up.
  return { pv, battery, grid: -(pv + battery + load + car) || 0, load, car };
}

export const storedEnergyAfter = ({ stored, flows }: Step): number => stored + flows.uses.battery - flows.sources.battery;
export const chargeRatio = (stored: number, capacity: number): number => Math.round((stored / capacity) * 10_000) / 10_000;
