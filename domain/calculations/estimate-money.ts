import { markets } from "#domain/markets/schema";
import {
  benefitOf,
  defaultWorkingDays,
  houseYearRange,
  mapRange,
  payback,
  pricesOfDay,
  roundEstimate,
  savingOf,
  siteMoney,
  type Benefit,
  type HouseYear,
  type Loads,
  type Payback,
  type Range,
  type SiteInput,
  type SiteMoney,
  type SiteSizing,
  type SiteTariff,
} from "#domain/sizing/schema";
import type { Language } from "#i18n/languages.ts";
import type { readHouseOptions, readSiteOptions } from "./read-options.ts";

type HouseOptions = Pick<ReturnType<typeof readHouseOptions>, "readings">;
type SiteOptions = Pick<ReturnType<typeof readSiteOptions>, "readings" | "hours" | "period">;

/** `saving`: rounded, in the visitor's currency a year; `undefined` if there is none. `payback` needs a price of the system. */
export type MoneyEstimate = { saving?: Range<number>; payback?: Payback };

/** House with a battery that supplies `usable` kWh. */
export type EquippedHouse = { consumption: number; pv: number; loads: Loads; usable: number };

/** Estimates the saving of a house; `undefined` without a price of electricity. `years`: its simulated years, if the caller has them. */
export function estimateHouseMoney(
  house: EquippedHouse,
  options: HouseOptions,
  language: Language,
  years?: Range<HouseYear>,
): MoneyEstimate | undefined {
  const { price, feedIn, cost } = options.readings;
  if (price.value === undefined) return undefined;
  const tariff = { price: price.value, feedIn: feedIn.value ?? 0 };
  const benefits = mapRange(years ?? houseYearRange(house, markets[language]), (year: HouseYear) => benefitOf(year, tariff));
  return estimate(mapRange(benefits, savingOf), benefits, { cost: cost.value, digits: 2 });
}

/** Estimates the saving of a site with the model behind it; `undefined` if neither a demand charge nor a price was entered. */
export function estimateSiteMoney(
  input: SiteInput,
  sizing: SiteSizing,
  options: SiteOptions,
  language: Language,
): (MoneyEstimate & { model: SiteMoney }) | undefined {
  const tariff = tariffOf(options);
  if (!tariff) return undefined;
  const { pv, days, energy, cost } = options.readings;
  const system = {
    nominal: Math.max(sizing.nominal, energy.value ?? 0),
    power: sizing.power,
    pv: pv.value ?? 0,
    days: days.value ?? defaultWorkingDays,
  };
  const model = siteMoney(input, system, tariff, markets[language]);
  return { model, ...estimate(model.savings, model.benefits, { cost: cost.value, digits: 3 }) };
}

type EstimateOptions = { cost: number | undefined; digits: number };

function estimate(savings: Range<number>, benefits: Range<Benefit>, { cost, digits }: EstimateOptions): MoneyEstimate {
  if (Math.max(savings.cautious, savings.favourable) <= 0) return {};
  return {
    saving: mapRange(savings, (saving) => roundEstimate(saving, digits)),
    ...(cost !== undefined && { payback: payback(cost, benefits) }),
  };
}

/** The visitor's tariff; `undefined` if neither a demand charge nor a price was entered. */
function tariffOf({ readings, hours, period }: SiteOptions): SiteTariff | undefined {
  const { demand, price, highPrice, lowPrice, feedIn } = readings;
  if (demand.value === undefined && price.value === undefined) return undefined;
  const windows = [
    { price: highPrice.value, quarters: hours.highHours.quarters },
    { price: lowPrice.value, quarters: hours.lowHours.quarters },
  ].flatMap(({ price: windowPrice, quarters }) => (windowPrice === undefined || !quarters ? [] : { price: windowPrice, quarters }));
  return {
    demand: demand.value ?? 0,
    period,
    feedIn: feedIn.value ?? 0,
    ...(price.value !== undefined && { prices: pricesOfDay(price.value, windows) }),
  };
}
