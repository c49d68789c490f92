import type { HousePlace } from "./house-places.ts";
import { countUp, type NumberField } from "./number-field.ts";
import { moduleEnergy, stackEnergy, type Stack, type StackProduct } from "./stack-energy.ts";

/** Kilowatt-hours a year, and kilowatts of panels. */
export const houseFields = {
  consumption: { name: "consumption", unit: "kWh", min: 500, max: 50_000, initial: 5500 },
  pv: { name: "pv", unit: "kWp", min: 1, max: 100, initial: 6 },
} satisfies Record<string, NumberField>;

/** `evening`: until bedtime; `night`: until sunrise; `backup`: the night, and a reserve for a cut. */
export const houseGoals = ["evening", "night", "backup"] as const;
export type HouseGoal = (typeof houseGoals)[number];

/**
 * What the rule takes for granted; the page says all of it.
 *
 * - `evening`, `night`: shares of a day's consumption between sunset and bedtime, and between sunset and sunrise
 * - `usable`: share of the nominal energy that is really given back, reserve and losses together
 * - `reserveHours`: hours of mean consumption that are kept for a cut
 */
export const houseAssumptions = { evening: 0.25, night: 0.55, usable: 0.9, reserveHours: 6 };

/** Most modules in one tower, and towers in parallel. */
const tower = 6;
const towers = 5;
/** AGAVE-TH begins with two. */
const fewestOfAgave = 2;

export type HouseInput = { consumption: number; pv: number; goal: HouseGoal };
type RoofYield = Pick<HousePlace, "springYield" | "winterYield">;
/** `nothing`: the roof has no surplus to keep; `beyond`: more than five towers hold. */
export type HouseAdvice =
  | { kind: "stack"; product: StackProduct; stack: Stack; energy: number; share: number }
  | { kind: "nothing" }
  | { kind: "beyond" };
/** Kilowatt-hours of a day: what is used in all and after sunset, and what the roof leaves by day in spring and winter. */
export type HouseSizing = {
  daily: number;
  dark: number;
  springSurplus: number;
  winterSurplus: number;
  limitedByRoof: boolean;
  advice: HouseAdvice;
};

/**
 * Modules for a house. The battery carries the day's surplus to the hours after sunset, so it needs to hold no more than
 * these use and no more than the roof leaves; a reserve for cuts comes on top.
 */
export function sizeHouse({ consumption, pv, goal }: HouseInput, { springYield, winterYield }: RoofYield): HouseSizing {
  const { night, usable, reserveHours } = houseAssumptions;
  const daily = consumption / 365;
  const dark = daily * night;
  const wanted = goal === "evening" ? daily * houseAssumptions.evening : dark;
  const left = (dayYield: number) => Math.max(pv * dayYield - (daily - dark), 0);
  const springSurplus = left(springYield);
  const reserve = goal === "backup" ? (daily * reserveHours) / 24 : 0;
  const modules = countUp((Math.min(wanted, springSurplus) + reserve) / usable / moduleEnergy);
  return {
    daily,
    dark,
    springSurplus,
    winterSurplus: left(winterYield),
    limitedByRoof: springSurplus < wanted,
    advice:
      springSurplus === 0
        ? { kind: "nothing" }
        : advise(modules, (energy) => Math.min(energy * usable - reserve, springSurplus, dark) / dark),
  };
}

function advise(modules: number, shareOf: (energy: number) => number): HouseAdvice {
  if (modules > tower * towers) return { kind: "beyond" };
  const inParallel = countUp(modules / tower);
  const stack = { towers: inParallel, modules: countUp(modules / inParallel) };
  const energy = stackEnergy(stack);
  const product = inParallel === 1 && modules >= fewestOfAgave ? "agave-th" : "myrtillo";
  return { kind: "stack", product, stack, energy, share: shareOf(energy) };
}
