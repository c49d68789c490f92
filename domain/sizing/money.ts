import type { Currency } from "#domain/markets/schema";
import type { NumberField } from "./number-field.ts";
import type { Range } from "./range.ts";

/** Prices per kWh and of the whole system. They have no initial values, because prices differ too much. */
export const moneyFields = (unit: Currency) =>
  ({
    price: { name: "price", unit, min: 0.01, max: 20 },
    feedIn: { name: "feedIn", unit, min: 0, max: 20 },
    cost: { name: "cost", unit, min: 100, max: 100_000_000 },
  }) satisfies Record<string, Omit<NumberField, "initial">>;

/**
 * Range of assumptions about the future, all stated on the page. The product data states cycles but no yearly loss, so
 * the loss is an assumption too.
 *
 * - `growth`: yearly growth of the electricity price
 * - `loss`: yearly loss of the energy that the battery supplies
 * - `years`: end of the calculation
 */
export const spread = { cautious: { growth: 0, loss: 0.02 }, favourable: { growth: 0.03, loss: 0 }, years: 25 };

type Tariff = { price: number; feedIn: number };
/** Yearly effect of a battery in kWh: `stored` replaces purchased energy, `charged` is no longer sold. */
type Yearly = { stored: number; charged: number };
/** Money of a year: costs that the battery avoids, and revenue from the feed-in that it forgoes. */
export type Benefit = { avoided: number; forgone: number };

export const benefitOf = ({ stored, charged }: Yearly, { price, feedIn }: Tariff): Benefit => ({
  avoided: stored * price,
  forgone: charged * feedIn,
});

/** Yearly saving; negative if selling the energy pays more. */
export const savingOf = ({ avoided, forgone }: Benefit): number => avoided - forgone;

/** Years until the savings cover the cost, for both ends of the range; `undefined` if that takes longer than `spread.years`. */
export type Payback = { soonest?: number; latest?: number };

/** Name of the sentence that describes a payback. */
export function paybackName({ soonest, latest }: Payback): "never" | "from" | "range" | "exact" {
  if (soonest === undefined) return "never";
  if (latest === undefined) return "from";
  return soonest === latest ? "exact" : "range";
}

export function payback(cost: number, { cautious, favourable }: Range<Benefit>): Payback {
  return { soonest: yearsUntil(cost, favourable, spread.favourable), latest: yearsUntil(cost, cautious, spread.cautious) };
}

/** Avoided costs grow with the electricity price; the feed-in tariff is constant. */
function yearsUntil(cost: number, { avoided, forgone }: Benefit, { growth, loss }: (typeof spread)["cautious"]): number | undefined {
  let paid = 0;
  for (let year = 0; year < spread.years; year++) {
    paid += (avoided * (1 + growth) ** year - forgone) * (1 - loss) ** year;
    // The tolerance compensates for binary rounding: ten savings of a tenth must cover the cost.
    if (paid >= cost - 1e-6) return year + 1;
  }
  return undefined;
}
