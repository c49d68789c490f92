import { currencies, exampleHouseOf, markets } from "#domain/markets/schema";
import {
  chargingTimes,
  houseFields,
  houseGoals,
  loadFields,
  moneyFields,
  plantFields,
  readNumber,
  readOptional,
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
  const currency = currencies.find((code) => code === query.get("currency")) ?? markets[language].currency;
  const { price, feedIn, cost } = moneyFields(currency);
  const optionalFields = { ...loadFields, price, feedIn, cost };
  const inputs = valuesOf({
    ...readAll(houseFields, query, language),
    ...Object.fromEntries(
      keysOf(optionalFields).map((name) => [name, readOptional(query.get(name), optionalFields[name], language)] as const),
    ),
  });
  if (!inputs) return undefined;
  const goal = houseGoals.find((name) => name === query.get("goal")) ?? "night";
  const charging = chargingTimes.find((time) => time === query.get("charging")) ?? "night";
  const { consumption = 0, pv = 0, heat = 0, distance = 0 } = inputs;
  const { advice } = sizeHouse({ consumption, pv, goal, loads: { heat, distance, charging } }, exampleHouseOf(language));
  const hasMoney = [inputs.price, inputs.feedIn, inputs.cost].some((amount) => amount !== undefined);
  return {
    inputs: { ...inputs, goal, ...(distance > 0 && { charging }), ...(hasMoney && { currency }) },
    results: advice.kind === "stack" ? { product: advice.product, ...advice.stack, energy: advice.energy } : {},
  };
}

function parseSite(query: URLSearchParams, language: Language): Parsed {
  const inputs = valuesOf(readAll(siteFields, query, language));
  const { peak = 0, limit = 0, hours = 0 } = inputs ?? {};
  if (!inputs || limit >= peak) return undefined;
  const { units, power, nominal } = sizeSite({ peak, limit, hours });
  return { inputs, results: { units, installed: power, nominal: Math.ceil(nominal) } };
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
