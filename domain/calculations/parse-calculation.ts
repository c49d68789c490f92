import { exampleHouseOf } from "#domain/markets/schema";
import {
  houseFields,
  houseGoals,
  plantFields,
  readNumber,
  siteFields,
  sizeHouse,
  sizePlant,
  sizeSite,
  type NumberReading,
  type OptionalReading,
} from "#domain/sizing/schema";
import { keysOf } from "#i18n/keys-of.ts";
import type { Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";
import { calculationModels, calculatorPaths, type Calculation, type CalculationModel } from "./calculation.ts";
import { estimateHouseMoney, estimateSiteMoney } from "./estimate-money.ts";
import { moneyResults } from "./money-results.ts";
import { readHouseOptions, readSiteOptions } from "./read-options.ts";

type Parsed = Omit<Calculation, "model"> | undefined;
const parsers: Record<CalculationModel, (query: URLSearchParams, language: Language) => Parsed> = {
  house: parseHouse,
  site: parseSite,
  plant: parsePlant,
};

/** Parses the address of a calculation, whose numbers are in its language's notation; `undefined` if the page shows no result for it. */
export function parseCalculation(address: string): Calculation | undefined {
  const url = URL.parse(address, "http://site.invalid");
  if (url?.host !== "site.invalid") return undefined;
  const { language, path } = splitPath(url.pathname);
  const model = calculationModels.find((each) => calculatorPaths[each] === path);
  const parsed = model && parsers[model](url.searchParams, language);
  return parsed && { model, ...parsed };
}

function parseHouse(query: URLSearchParams, language: Language): Parsed {
  const options = readHouseOptions(query, language);
  const { currency, readings, charging } = options;
  const inputs = valuesOf({ ...readAll(houseFields, query, language), ...readings });
  if (!inputs) return undefined;
  const goal = houseGoals.find((name) => name === query.get("goal")) ?? "night";
  const { consumption = 0, pv = 0, heat = 0, distance = 0 } = inputs;
  const house = { consumption, pv, loads: { heat, distance, charging } };
  const { advice } = sizeHouse({ ...house, goal }, exampleHouseOf(language));
  const hasMoney = [inputs.price, inputs.feedIn, inputs.cost].some((amount) => amount !== undefined);
  return {
    inputs: { ...inputs, goal, ...(distance > 0 && { charging }), ...(hasMoney && { currency }) },
    results:
      advice.kind === "stack"
        ? {
            product: advice.product,
            ...advice.stack,
            energy: advice.energy,
            ...moneyResults(estimateHouseMoney({ ...house, usable: advice.usable }, options, language)),
          }
        : {},
  };
}

function parseSite(query: URLSearchParams, language: Language): Parsed {
  const inputs = valuesOf(readAll(siteFields, query, language));
  const { peak = 0, limit = 0, hours = 0 } = inputs ?? {};
  if (!inputs || limit >= peak) return undefined;
  const sizing = sizeSite({ peak, limit, hours });
  const least = Math.ceil(sizing.nominal);
  const options = readSiteOptions(query, language, least);
  if (!options.isUnderstood) return undefined;
  return {
    inputs: { ...inputs, ...tariffInputs(options) },
    results: {
      units: sizing.units,
      installed: sizing.power,
      nominal: Math.max(least, options.readings.energy.value ?? 0),
      ...moneyResults(estimateSiteMoney({ peak, limit, hours }, sizing, options, language)),
    },
  };
}

/** Optional answers about a site. The hours of a price stay as typed. */
function tariffInputs({ currency, readings, hours, period }: ReturnType<typeof readSiteOptions>): Calculation["inputs"] {
  const values = valuesOf(readings) ?? {};
  const typedHours = Object.entries(hours).flatMap(([name, { text, quarters }]) => (text && quarters ? [[name, text.trim()]] : []));
  const hasMoney = ["demand", "price", "feedIn", "cost"].some((name) => name in values);
  const { demand, ...others } = values;
  return {
    ...(demand !== undefined && { demand, period }),
    ...others,
    ...Object.fromEntries(typedHours),
    ...(hasMoney && { currency }),
  };
}

function parsePlant(query: URLSearchParams, language: Language): Parsed {
  const inputs = valuesOf(readAll(plantFields, query, language));
  if (!inputs) return undefined;
  const { power = 0, hours = 0, unit = 0 } = inputs;
  const { units, installed, nominal } = sizePlant({ power, hours, unit });
  return { inputs, results: { units, installed: installed * 1000, nominal: Math.ceil(nominal * 10) * 100 } };
}

type Fields = Record<string, Parameters<typeof readNumber>[1]>;

function readAll(fields: Fields, query: URLSearchParams, language: Language): Record<string, NumberReading> {
  return Object.fromEntries(keysOf(fields).map((name) => [name, readNumber(query.get(name), fields[name]!, language)]));
}

/** Values of the readings; leaves out blank ones. `undefined` if a text was not understood. */
function valuesOf(readings: Record<string, NumberReading | OptionalReading>): Record<string, number> | undefined {
  if (Object.values(readings).some(({ problem }) => problem !== undefined)) return undefined;
  return Object.fromEntries(Object.entries(readings).flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])));
}
