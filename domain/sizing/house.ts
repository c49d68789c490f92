import { monthOf, type SunPlace } from "#domain/sun/schema";
import { loadDay, noLoads, type Loads } from "./loads.ts";
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

export type HouseInput = { consumption: number; pv: number; goal: HouseGoal; loads?: Loads };
type RoofPlace = Pick<SunPlace, "latitude" | "yields">;
/** `nothing`: the roof has no surplus to keep; `beyond`: more than five towers hold. */
export type HouseAdvice =
  | { kind: "stack"; product: StackProduct; stack: Stack; energy: number; usable: number; share: number }
  | { kind: "nothing" }
  | { kind: "beyond" };
/** Kilowatt-hours of a day: what is used in all and after sunset, in spring and after sunset in winter, and what the roof leaves by day in spring and winter. */
export type HouseSizing = {
  daily: number;
  dark: number;
  winterDark: number;
  springSurplus: number;
  winterSurplus: number;
  limitedByRoof: boolean;
  advice: HouseAdvice;
};

/**
 * Modules for a house. The battery carries the day's surplus to the hours after sunset, so it needs to hold no more than
 * these use and no more than the roof leaves; a reserve for cuts comes on top.
 */
export function sizeHouse({ consumption, pv, goal, loads = noLoads }: HouseInput, place: RoofPlace): HouseSizing {
  const { yields, latitude } = place;
  const { night, usable, reserveHours } = houseAssumptions;
  const base = consumption / 365;
  const spring = loadDay(loads, monthOf("spring", latitude), latitude);
  const winter = loadDay(loads, monthOf("winter", latitude), latitude);
  const daily = base + spring.total;
  const dark = base * night + spring.dark;
  const winterDark = base * night + winter.dark;
  const wanted = goal === "evening" ? base * houseAssumptions.evening + spring.evening : dark;
  const springSurplus = Math.max(pv * yields.spring - (daily - dark), 0);
  const reserve = goal === "backup" ? ((base + spring.needed) * reserveHours) / 24 : 0;
  const modules = countUp((Math.min(wanted, springSurplus) + reserve) / usable / moduleEnergy);
  return {
    daily,
    dark,
    springSurplus,
    winterDark,
    winterSurplus: Math.max(pv * yields.winter - (base + winter.total - winterDark), 0),
    limitedByRoof: springSurplus < wanted,
    advice:
      springSurplus === 0
        ? { kind: "nothing" }
        : advise(
            modules,
            (energy) => energy * usable - reserve,
            (given) => Math.min(given, springSurplus, wanted) / wanted,
          ),
  };
}

function advise(modules: number, usableOf: (energy: number) => number, shareOf: (usable: number) => number): HouseAdvice {
  if (modules > tower * towers) return { kind: "beyond" };
  const inParallel = countUp(modules / tower);
  const stack = { towers: inParallel, modules: countUp(modules / inParallel) };
  const energy = stackEnergy(stack);
  const usable = usableOf(energy);
  const product = inParallel === 1 && modules >= fewestOfAgave ? "agave-th" : "myrtillo";
  return { kind: "stack", product, stack, energy, usable, share: shareOf(usable) };
}
