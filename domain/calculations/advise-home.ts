import { exampleHouseOf, markets } from "#domain/markets/schema";
import { houseDay, houseFields, houseYearRange, noLoads, sizeHouse } from "#domain/sizing/schema";
import type { Language } from "#i18n/languages.ts";

/** Solar power in kWp of a roof in the proportion of the calculator's example, in steps of half a kWp. */
function exampleRoofFor(consumption: number): number {
  const { consumption: energy, pv } = houseFields;
  const power = (consumption * pv.initial) / energy.initial;
  return Math.min(Math.max(Math.round(2 * power) / 2, pv.min), pv.max);
}

/**
 * Advises a home of which only the yearly consumption is known, as the calculator for homes does for its initial values: a battery
 * for the night, on a roof in proportion to the consumption. `undefined` if no stack fits.
 */
export function adviseHome(consumption: number, language: Language) {
  const pv = exampleRoofFor(consumption);
  const place = exampleHouseOf(language);
  const { advice } = sizeHouse({ consumption, pv, goal: "night" }, place);
  if (advice.kind !== "stack") return undefined;
  const house = { consumption, pv, usable: advice.usable };
  return {
    inputs: { consumption, pv, goal: "night" },
    ...advice,
    year: houseYearRange({ ...house, loads: noLoads }, markets[language]),
    day: houseDay(house, place),
  };
}

export type HomeAdvice = NonNullable<ReturnType<typeof adviseHome>>;
