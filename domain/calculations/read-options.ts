import { currencies, markets, type Currency } from "#domain/markets/schema";
import {
  chargingTimes,
  demandPeriods,
  loadFields,
  moneyFields,
  readHours,
  readOptional,
  tariffFields,
  usualDemandPeriod,
} from "#domain/sizing/schema";
import { keysOf } from "#i18n/keys-of.ts";
import type { Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { findTariffProblems } from "./find-tariff-problems.ts";

type Query<Name> = { get(name: Name | "currency"): string | null };
type HouseName = "heat" | "distance" | "price" | "feedIn" | "cost" | "charging";
type SiteName = keyof ReturnType<typeof tariffFields> | "highHours" | "lowHours" | "period";

/** Reads the optional answers of the calculator for homes: heat pump, car and prices. */
export function readHouseOptions(query: Query<HouseName>, language: Language) {
  const currency = currencyOf(query, language);
  const fields = { ...loadFields, ...moneyFields(currency) };
  const readings = recordOf(keysOf(fields), (name) => readOptional(query.get(name), fields[name], language));
  const charging = chargingTimes.find((time) => time === query.get("charging")) ?? "night";
  return { currency, fields, readings, charging, isUnderstood: areUnderstood(readings) };
}

/**
 * Reads the optional answers of the calculator for sites: tariff, solar power, working days and battery energy, of at least
 * `leastEnergy` kWh. There is a result only if all are understood and none contradicts another.
 */
export function readSiteOptions(query: Query<SiteName>, language: Language, leastEnergy: number) {
  const currency = currencyOf(query, language);
  const fields = tariffFields(currency, leastEnergy);
  const readings = recordOf(keysOf(fields), (name) => readOptional(query.get(name), fields[name], language));
  const hours = { highHours: readHours(query.get("highHours")), lowHours: readHours(query.get("lowHours")) };
  const period = demandPeriods.find((each) => each === query.get("period")) ?? usualDemandPeriod(language);
  const problems = findTariffProblems(readings, hours);
  const isUnderstood = areUnderstood(readings) && areUnderstood(hours) && keysOf(problems).length === 0;
  return { currency, fields, readings, hours, period, problems, isUnderstood };
}

const areUnderstood = (readings: Record<string, { problem?: string }>): boolean =>
  Object.values(readings).every(({ problem }) => problem === undefined);

function currencyOf(query: Query<never>, language: Language): Currency {
  return currencies.find((code) => code === query.get("currency")) ?? markets[language].currency;
}
