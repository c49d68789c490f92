import type { Currency } from "#domain/markets/schema";
import type { Language } from "#i18n/languages.ts";
import { moneyFields } from "./money.ts";
import type { NumberField } from "./number-field.ts";
import { quartersOfDay, type Quarters } from "./price-hours.ts";

/** Time for which the demand charge is billed. */
export const demandPeriods = ["month", "year"] as const;
export type DemandPeriod = (typeof demandPeriods)[number];

/** China and Australia bill the demand by the month, the European markets by the year. */
export const usualDemandPeriod = (language: Language): DemandPeriod => (["cn", "au"].includes(language) ? "month" : "year");

export const defaultWorkingDays = 250;

/** Optional fields of a site: prices of the visitor's own tariff, solar power, working days, larger battery. */
export const tariffFields = (unit: Currency, leastEnergy: number) => {
  const { price, feedIn, cost } = moneyFields(unit);
  return {
    demand: { name: "demand", unit, min: 0.1, max: 10_000 },
    price,
    highPrice: { ...price, name: "highPrice" },
    lowPrice: { ...price, name: "lowPrice", min: 0 },
    pv: { name: "pv", unit: "kWp", min: 1, max: 20_000 },
    feedIn,
    days: { name: "days", unit: "days", min: 1, max: 365 },
    energy: { name: "energy", unit: "kWh", min: leastEnergy, max: 100_000 },
    cost,
  } satisfies Record<string, Omit<NumberField, "initial">>;
};

/** `prices`: price of a kWh in each quarter of an hour of a day; absent if the visitor gave a demand charge only. */
export type SiteTariff = { demand: number; period: DemandPeriod; prices?: readonly number[]; feedIn: number };

type PriceWindow = { price: number; quarters: Quarters };

export function pricesOfDay(price: number, windows: readonly PriceWindow[]): number[] {
  const prices = Array.from({ length: quartersOfDay }, () => price);
  for (const window of windows) for (const quarter of window.quarters) prices[quarter] = window.price;
  return prices;
}
