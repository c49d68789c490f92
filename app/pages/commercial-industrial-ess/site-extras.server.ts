import type { SolutionsCopy } from "#app/features/solutions/copy/fr.ts";
import { hoursView, optionalView, type FieldView } from "#app/features/solutions/field-view.server.ts";
import type { OptionalQuestions } from "#app/features/solutions/sizing-form.tsx";
import type { Query } from "#app/page/query.ts";
import { readSiteOptions } from "#domain/calculations/schema";
import { currencies } from "#domain/markets/schema";
import {
  demandPeriods,
  pricesOfDay,
  type HoursReading,
  type OptionalReading,
  type SiteTariff,
  type tariffFields,
} from "#domain/sizing/schema";
import { currencyName, currencySymbol } from "#i18n/format.ts";
import type { Language } from "#i18n/languages.ts";
import type { Copy } from "./copy/fr.ts";

type TariffCopy = Copy["sizing"]["tariff"];
type NumberName = keyof ReturnType<typeof tariffFields>;
type ExtrasQuery = Query<NumberName | "highHours" | "lowHours" | "period" | "currency">;
type Problems = Partial<Record<"price" | "highPrice" | "lowPrice" | "highHours" | "lowHours", keyof TariffCopy["problems"]>>;
export type SiteExtras = ReturnType<typeof readSiteExtras>;

/** Optional tariff, solar power, working days and battery energy of a site. `leastEnergy` is the battery that the peak needs. */
export function readSiteExtras(language: Language, query: ExtrasQuery, leastEnergy: number) {
  const { currency, fields, readings, hours, period } = readSiteOptions(query, language, leastEnergy);
  const problems = findProblems(readings, hours);
  const isUnderstood =
    Object.values(readings).every(({ problem }) => problem === undefined) &&
    Object.values(hours).every(({ problem }) => problem === undefined) &&
    Object.keys(problems).length === 0;
  return { currency, fields, readings, hours, period, problems, isUnderstood };
}

type Readings = Record<NumberName, OptionalReading>;
type Hours = Record<"highHours" | "lowHours", HoursReading>;

/** Finds fields that are missing or contradict another one. */
function findProblems(readings: Readings, { highHours, lowHours }: Hours): Problems {
  const isGiven = (name: NumberName) => readings[name].text !== undefined && readings[name].text.trim() !== "";
  const needsPrice = (["highPrice", "lowPrice", "pv"] as const).some(isGiven) || highHours.quarters || lowHours.quarters;
  const overlaps = lowHours.quarters?.some((quarter) => highHours.quarters?.includes(quarter));
  return {
    ...(needsPrice && !isGiven("price") && { price: "noPrice" }),
    ...(isGiven("highPrice") && !highHours.quarters && !highHours.problem && { highHours: "noHours" }),
    ...(isGiven("lowPrice") && !lowHours.quarters && !lowHours.problem && { lowHours: "noHours" }),
    ...(highHours.quarters && !isGiven("highPrice") && { highPrice: "noPrice" }),
    ...(lowHours.quarters && !isGiven("lowPrice") && { lowPrice: "noPrice" }),
    ...(overlaps && { lowHours: "overlap" }),
  };
}

/** The visitor's tariff; `undefined` if neither a demand charge nor a price was entered. */
export function tariffOf({ readings, hours, period }: SiteExtras): SiteTariff | undefined {
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

const order = ["demand", "price", "highPrice", "highHours", "lowPrice", "lowHours", "pv", "feedIn", "days", "energy", "cost"] as const;

/** The questions are unfolded if at least one is answered. */
export function siteQuestions(
  language: Language,
  extras: SiteExtras,
  copy: TariffCopy,
  shared: SolutionsCopy["sizing"],
): OptionalQuestions {
  const { currency, fields, readings, hours, period, problems } = extras;
  const symbol = currencySymbol(language, currency);
  const toView = (name: (typeof order)[number]): FieldView => {
    const texts = { ...copy.fields[name], unit: copy.fields[name].unit.replace("{currency}", symbol) };
    if (name === "highHours" || name === "lowHours") return hoursView(name, hours[name], texts, shared.problems);
    return optionalView(language, fields[name], readings[name], texts, shared);
  };
  const views = order.map((name) => {
    const view = toView(name);
    const problem = name in problems ? problems[name as keyof Problems] : undefined;
    return problem && !view.error ? { ...view, error: copy.problems[problem] } : view;
  });
  return {
    summary: copy.summary,
    isOpen: views.some(({ text }) => text.trim() !== ""),
    fields: views,
    choices: [
      {
        legend: copy.period.legend,
        name: "period",
        value: period,
        options: demandPeriods.map((value) => ({ value, name: copy.period.names[value] })),
      },
      {
        legend: copy.currency,
        name: "currency",
        value: currency,
        options: currencies.map((value) => ({ value, name: currencyName(language, value) })),
      },
    ],
  };
}
