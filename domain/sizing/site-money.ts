import type { Market } from "#domain/markets/schema";
import { savingOf, type Benefit } from "./money.ts";
import { quartersOfDay } from "./price-hours.ts";
import { mapRange, rangeOf, type Range } from "./range.ts";
import type { SiteInput } from "./site.ts";
import type { DemandPeriod, SiteTariff } from "./site-tariff.ts";
import { siteYear, type SiteSystem, type SiteYear } from "./site-year.ts";

/**
 * Assumptions for the saving of a site, all stated on the page.
 *
 * - `reduction`: share of the reduction of the peak that the bill shows, because peaks differ from the one entered
 * - `sun`: solar year relative to the typical one; `roundTrip`: share of the charged energy that the battery supplies again
 */
export const siteAssumptions = {
  cautious: { reduction: 0.8, sun: 0.9, roundTrip: 0.82 },
  favourable: { reduction: 1, sun: 1.1, roundTrip: 0.9 },
};

/** Parts of a yearly saving: lower demand charge, energy shifted to cheaper hours, own use of solar energy. */
export type SavingParts = Record<"demand" | "shift" | "sun", number>;
/** `parts`, `benefits` and `savings` in the visitor's currency a year; `energies` in kWh a year. */
export type SiteMoney = {
  parts: Range<SavingParts>;
  benefits: Range<Benefit>;
  savings: Range<number>;
  energies: Range<Pick<SiteYear, "discharged" | "fromSun">>;
};

export function siteMoney(input: SiteInput, system: SiteSystem, tariff: SiteTariff, market: Pick<Market, "house" | "sunYear">): SiteMoney {
  const prices = tariff.prices ?? Array.from({ length: quartersOfDay }, () => 0);
  const ends = rangeOf((end) => {
    const assumptions = siteAssumptions[end];
    const year = siteYear(input, system, prices, market, assumptions);
    return { year, parts: partsOf(year, tariff, assumptions.reduction), forgone: year.fromSun * tariff.feedIn };
  });
  const benefits = mapRange(ends, ({ parts, forgone }) => ({ avoided: parts.demand + parts.shift + parts.sun + forgone, forgone }));
  return {
    parts: mapRange(ends, ({ parts }) => parts),
    benefits,
    savings: mapRange(benefits, savingOf),
    energies: mapRange(ends, ({ year: { discharged, fromSun } }) => ({ discharged, fromSun })),
  };
}

/** The value of the discharged energy is divided by the origin of the charged energy. */
function partsOf(year: SiteYear, { demand, period, feedIn }: SiteTariff, reduction: number): SavingParts {
  const { fromSun, fromGrid, value, spent } = year;
  const solarShare = fromSun === 0 ? 0 : fromSun / (fromSun + fromGrid);
  return {
    demand: demand * reduction * billedReduction(year, period),
    shift: (1 - solarShare) * value - spent,
    sun: solarShare * value - fromSun * feedIn,
  };
}

/** Reduction in kW: summed over the months, or of the highest peak of the year. Charging may raise the peak of a sunny month. */
function billedReduction({ peaks }: SiteYear, period: DemandPeriod): number {
  if (period === "month") return peaks.reduce((sum, { before, after }) => sum + before - after, 0);
  return Math.max(...peaks.map(({ before }) => before)) - Math.max(...peaks.map(({ after }) => after));
}
