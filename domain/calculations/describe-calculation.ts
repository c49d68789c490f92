import { houseFields, loadFields, plantFields, siteFields } from "#domain/sizing/schema";
import { currencySymbol, formatMoney, formatNumber } from "#i18n/format.ts";
import { formatMessage } from "#i18n/format-message.ts";
import type { Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { baseLanguageOf, textInLanguage, traits, type TextByLanguage } from "#i18n/traits.ts";
import { formatEnergy, formatPower, formatQuantity } from "./format-quantity.ts";
import { calculatorPaths, type Calculation } from "./calculation.ts";
import { describeMoney } from "./money-results.ts";
import { choiceNames, modelNames, unitsTexts, valueNames } from "./names.ts";
import { stackTextOf } from "./stack-text.ts";

type Values = Calculation["inputs"];

/** Describes a calculation in a language: what was entered, the result if there is one, and the page that shows it in full. */
export function describeCalculation(calculation: Calculation, language: Language): { entered: string; result: string; path: string } {
  const { model, inputs, results } = calculation;
  return {
    entered:
      textInLanguage(modelNames[model], language) +
      traits[language].colon +
      listValues(calculation, inputs, language).join(traits[language].listComma),
    result: [
      ...(model === "house" ? describeStack(results, language) : listValues(calculation, results, language)),
      ...describeMoney(calculation, language),
    ].join(traits[language].listComma),
    path: `${calculationAddress(calculation, language)}#sizing`,
  };
}

function listValues({ model, inputs }: Calculation, values: Values, language: Language): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (name === "units") return [formatMessage(language, unitsTexts[baseLanguageOf(language)], { count: Number(value) })];
    const title = Object.hasOwn(valueNames, name) ? valueNames[name] : undefined;
    const text = formatValue({ model, name, value, currency: String(inputs.currency) }, language);
    return title && text ? [textInLanguage(title, language) + gapBefore(text) + text] : [];
  });
}

/** Chinese sets a space before numbers and Latin letters only. */
const gapBefore = (text: string) => (/^\p{Script=Han}/u.test(text) ? "" : " ");

type NamedValue = { model: Calculation["model"]; name: string; value: string | number; currency: string };

function formatValue({ model, name, value, currency }: NamedValue, language: Language): string | undefined {
  if (typeof value === "string") {
    if (name === "highHours" || name === "lowHours") return value;
    const choice = Object.hasOwn(choiceNames, name) ? choiceNames[name]?.[value] : undefined;
    return choice && textInLanguage(choice, language);
  }
  if (name === "cost") return formatMoney(language, value, currency);
  const per = Object.hasOwn(priceUnits, name) ? priceUnits[name] : undefined;
  if (per) return formatQuantity(language, value, `${currencySymbol(language, currency)}/${per}`);
  if (name === "installed") return formatPower(language, value);
  if (name === "nominal") return formatEnergy(language, value);
  const unit = unitsOf[model][name]?.unit;
  if (unit === undefined) return formatNumber(language, value);
  const unitName = unitNames[unit];
  return formatQuantity(language, value, unitName ? textInLanguage(unitName, language) : unit);
}

/** Unit for which a price is paid. */
const priceUnits: Record<string, string> = { price: "kWh", highPrice: "kWh", lowPrice: "kWh", feedIn: "kWh", demand: "kW" };

/** Units that languages write differently. */
const unitNames: Record<string, TextByLanguage | undefined> = {
  hours: { en: "h", fr: "h", de: "h", cn: "小时" },
  kWp: { en: "kWp", fr: "kWc", de: "kWp", cn: "kWp" },
};
const unitsOf: Record<Calculation["model"], Record<string, { unit: string } | undefined>> = {
  house: { ...houseFields, ...loadFields },
  site: { ...siteFields, pv: { unit: "kWp" }, energy: { unit: "kWh" } },
  plant: plantFields,
};

const stackProducts: Record<string, string> = { "agave-th": "AGAVE-TH", myrtillo: "MYRTILLO" };

function describeStack({ product = "", modules, towers }: Values, language: Language): string[] {
  const name = stackProducts[product];
  return name && typeof modules === "number" && typeof towers === "number" ? [name, stackTextOf({ modules, towers }, language)] : [];
}

/** Address of the calculation in a language, with its numbers as the language writes them. */
export function calculationAddress({ model, inputs }: Pick<Calculation, "model" | "inputs">, language: Language): string {
  const decimal = formatNumber(language, 0.5).charAt(1);
  const query = new URLSearchParams(
    Object.entries(inputs).map(([name, value]) => [name, typeof value === "number" ? String(value).replace(".", decimal) : value]),
  );
  return `${localPath(language, calculatorPaths[model])}?${query}`;
}
