import { monthOf, type SunPlace } from "#domain/sun/schema";
import { loadDay, noLoads, type Loads } from "./loads.ts";
import { countUp, type NumberField } from "./number-field.ts";
import { moduleEnergy, stackEnergy, type Stack, type StackProduct } from "./stack-energy.ts";

/** Yearly consumption in kWh and peak power of the panels in kWp. */
export const houseFields = {
  consumption: { name: "consumption", unit: "kWh", min: 500, max: 50_000, initial: 5500 },
  pv: { name: "pv", unit: "kWp", min: 1, max: 100, initial: 6 },
} satisfies Record<string, NumberField>;

/** A yearly bill is entered as energy in kWh, or as an amount in the market's currency. */
export const billUnits = ["energy", "money"] as const;
export type BillUnit = (typeof billUnits)[number];

/**
 * Hours that the battery covers after sunset: `evening` until bedtime; `night` until sunrise; `backup` the night and a
 * reserve for a power cut.
 */
export const houseGoals = ["evening", "night", "backup"] as const;
export type HouseGoal = (typeof houseGoals)[number];

/**
 * Assumptions of the calculation, all stated on the page.
 *
 * - `evening`, `night`: shares of a day's consumption between sunset and bedtime, and between sunset and sunrise
 * - `usable`: share of the nominal energy that the battery supplies, after reserve and losses
 * - `reserveHours`: hours of mean consumption reserved for a power cut
 */
export const houseAssumptions = { evening: 0.25, night: 0.55, usable: 0.9, reserveHours: 6 };

/** Maximum of modules in a tower and of towers in parallel. */
const maxModules = 6;
const maxTowers = 5;
/** AGAVE-TH has at least two modules. */
const minModulesOfAgave = 2;

export type HouseInput = { consumption: number; pv: number; goal: HouseGoal; loads?: Loads };
type RoofPlace = Pick<SunPlace, "latitude" | "yields">;
/** `nothing`: the roof has no surplus to store; `beyond`: five towers are not enough. */
export type HouseAdvice =
  | { kind: "stack"; product: StackProduct; stack: Stack; energy: number; usable: number; share: number }
  | { kind: "nothing" }
  | { kind: "beyond" };
/**
 * Energies of a day in kWh: total consumption and consumption after sunset (`dark`) in spring, the latter in winter,
 * and the surplus of the roof by day in both seasons.
 */
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
 * Sizes the battery of a house. It stores the day's surplus for the hours after sunset, so it holds at most the smaller
 * of the two; a reserve for power cuts is added.
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
  const target = goal === "evening" ? base * houseAssumptions.evening + spring.evening : dark;
  const springSurplus = Math.max(pv * yields.spring - (daily - dark), 0);
  const reserve = goal === "backup" ? ((base + spring.needed) * reserveHours) / 24 : 0;
  const modules = countUp((Math.min(target, springSurplus) + reserve) / usable / moduleEnergy);
  return {
    daily,
    dark,
    springSurplus,
    winterDark,
    winterSurplus: Math.max(pv * yields.winter - (base + winter.total - winterDark), 0),
    limitedByRoof: springSurplus < target,
    advice:
      springSurplus === 0
        ? { kind: "nothing" }
        : advise(
            modules,
            (energy) => energy * usable - reserve,
            (supplied) => Math.min(supplied, springSurplus, target) / target,
          ),
  };
}

function advise(modules: number, usableOf: (energy: number) => number, shareOf: (usable: number) => number): HouseAdvice {
  if (modules > maxModules * maxTowers) return { kind: "beyond" };
  const towerCount = countUp(modules / maxModules);
  const stack = { towers: towerCount, modules: countUp(modules / towerCount) };
  const energy = stackEnergy(stack);
  const usable = usableOf(energy);
  const product = towerCount === 1 && modules >= minModulesOfAgave ? "agave-th" : "myrtillo";
  return { kind: "stack", product, stack, energy, usable, share: shareOf(usable) };
}
