import type { Currency } from "#domain/markets/schema";
import type { NumberField } from "./number-field.ts";

/** Prices of a kilowatt-hour, of a kilowatt of the highest power in a year, and of the whole system: only what the visitor says. */
export const moneyFields = (unit: Currency) =>
  ({
    price: { name: "price", unit, min: 0.01, max: 20 },
    feedIn: { name: "feedIn", unit, min: 0, max: 20 },
    demand: { name: "demand", unit, min: 0.1, max: 10_000 },
    cost: { name: "cost", unit, min: 100, max: 100_000_000 },
  }) satisfies Record<string, Omit<NumberField, "initial">>;

/**
 * What the years to come may bring, from the worse end to the better; the page says all of it. The product's own figures
 * name cycles and no loss a year, so the loss is an assumption as well.
 *
 * - `growth`: of the price of electricity a year
 * - `loss`: of what the battery gives back, a year
 * - `years`: beyond which nothing is said
 */
export const spread = { worse: { growth: 0, loss: 0.02 }, better: { growth: 0.03, loss: 0 }, years: 25 };

export type Tariff = { price: number; feedIn: number };
/** What a battery does in a year: `stored` is supplied instead of being bought, `charged` is not sold. kWh, or kW of a peak that nothing charges. */
export type Yearly = { stored: number; charged: number };

/** What the battery saves in a year; below zero where selling pays more. */
export const yearlySaving = ({ stored, charged }: Yearly, { price, feedIn }: Tariff): number => stored * price - charged * feedIn;

/** Years until savings have paid the cost, at the two ends of the spread; nothing for an end that takes longer than is looked at. */
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
    const left = (1 - loss) ** year;
    paid += yearlySaving({ stored: stored * left, charged: charged * left }, { price: price * (1 + growth) ** year, feedIn });
    // Ten savings of a tenth are a whole, whatever binary fractions say.
    if (paid >= cost - 1e-6) return year + 1;
  }
  return undefined;
}
