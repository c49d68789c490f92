import type { Currency } from "#domain/markets/schema";
import type { NumberField } from "./number-field.ts";

/**
 * Prices per kWh, per kW of peak power and year, and of the whole system. They have no initial values, because prices
 * differ too much.
 */
export const moneyFields = (unit: Currency) =>
  ({
    price: { name: "price", unit, min: 0.01, max: 20 },
    feedIn: { name: "feedIn", unit, min: 0, max: 20 },
    demand: { name: "demand", unit, min: 0.1, max: 10_000 },
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
export const spread = { worse: { growth: 0, loss: 0.02 }, better: { growth: 0.03, loss: 0 }, years: 25 };

export type Tariff = { price: number; feedIn: number };
/**
 * Yearly effect of a battery: `stored` replaces purchased energy, `charged` is no longer sold. In kWh, or in kW for a
 * reduced peak, which has no `charged`.
 */
export type Yearly = { stored: number; charged: number };

/** Yearly saving; negative if selling the energy pays more. */
export const yearlySaving = ({ stored, charged }: Yearly, { price, feedIn }: Tariff): number => stored * price - charged * feedIn;

/** Years until the savings cover the cost, for both ends of the range; `undefined` if that takes longer than `spread.years`. */
export type Payback = { soonest?: number; latest?: number };

export function payback(cost: number, yearly: Yearly, tariff: Tariff): Payback {
  return { soonest: yearsUntil(cost, yearly, tariff, spread.better), latest: yearsUntil(cost, yearly, tariff, spread.worse) };
}

function yearsUntil(
  cost: number,
  { stored, charged }: Yearly,
  { price, feedIn }: Tariff,
  { growth, loss }: (typeof spread)["worse"],
): number | undefined {
  let paid = 0;
  for (let year = 0; year < spread.years; year++) {
    const remainingShare = (1 - loss) ** year;
    paid += yearlySaving(
      { stored: stored * remainingShare, charged: charged * remainingShare },
      { price: price * (1 + growth) ** year, feedIn },
    );
    // The tolerance compensates for binary rounding: ten savings of a tenth must cover the cost.
    if (paid >= cost - 1e-6) return year + 1;
  }
  return undefined;
}
