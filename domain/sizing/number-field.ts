import { languages, type Language } from "#i18n/languages.ts";
import { isBlank, removeInvisible } from "../visible-text.ts";

/** Numeric input: its name in the query string, bounds, unit and initial value. */
export type NumberField = { name: string; unit: Unit; min: number; max: number; initial: number };

export type NumberProblem = "notANumber" | "otherUnit" | "ambiguous" | "tooSmall" | "tooLarge";
/**
 * `text`: the typed text, `undefined` if the initial value is used; `readings`: possible values of an ambiguous text.
 */
export type NumberReading =
  | { text?: string; value: number; problem?: undefined }
  | { text: string; value?: undefined; problem: NumberProblem; readings?: readonly number[] };

/** Result for an optional field, which may be blank. */
export type OptionalReading = NumberReading | { text?: string; value?: undefined; problem?: undefined };

export type Unit = keyof typeof spellings;

/** Accepted spellings of each unit in lower case; a field accepts only its own unit. */
const spellings = {
  kWh: ["kwh", "kwh/a", "kwh/an", "kwh/jahr", "kwh/year", "kwh/yr", "kwh/年", "度", "千瓦时"],
  kWp: ["kwp", "kwc", "kw", "千瓦"],
  kW: ["kw", "千瓦"],
  MW: ["mw", "兆瓦"],
  MWh: ["mwh", "兆瓦时"],
  km: ["km", "km/a", "km/an", "km/jahr", "km/year", "km/yr", "公里", "千米"],
  EUR: ["€", "eur", "euro", "euros", "€/kwh", "eur/kwh", "€/kw", "eur/kw"],
  AUD: ["$", "a$", "aud", "$/kwh", "aud/kwh", "$/kva", "$/kw"],
  CNY: ["¥", "元", "cny", "rmb", "元/kwh", "元/度", "元/kw"],
  USD: ["$", "us$", "usd", "$/kwh", "usd/kwh", "$/kw"],
  GBP: ["£", "gbp", "£/kwh", "gbp/kwh", "£/kw"],
  CHF: ["chf", "fr", "chf/kwh", "chf/kw"],
  hours: ["h", "std", "stunde", "stunden", "heure", "heures", "hour", "hours", "hr", "hrs", "小时"],
};

/** Currency sign (which some languages write first), sign, digits with separators, unit. */
const numberPattern = /^([€$¥£]?) ?([-\u2212]?) ?([\d., '’]*\d)(?: ?([\p{L}€$¥£][\p{L}$/]*))?$/u;

/**
 * Parses a number in the page's notation, with or without its unit. Another notation counts only if exactly one reading
 * is within the bounds; the text is ambiguous if the own reading is out of bounds and another is not.
 */
export function readNumber(text: string | null, { unit, min, max, initial }: NumberField, language: Language): NumberReading {
  if (text === null) return { value: initial };
  const reject = (problem: NumberProblem, readings?: readonly number[]): NumberReading => ({
    text,
    problem,
    ...(readings && { readings }),
  });
  const [, before, minus, digits = "", after] =
    numberPattern.exec(removeInvisible(text).normalize("NFKC").replace(/\s+/g, " ").trim()) ?? [];
  const typedUnit = after ?? (before || undefined);
  const ownReading = valueOf(digits, notationOf(language));
  const otherReadings = otherNotations
    .map((notation) => valueOf(digits, notation))
    .filter((value) => value !== undefined)
    .filter((value) => value !== ownReading);
  const [bestReading] = ownReading === undefined ? otherReadings.toReversed() : [ownReading];
  if (bestReading === undefined) return reject("notANumber");
  if (typedUnit !== undefined && !spellings[unit].includes(typedUnit.toLowerCase())) return reject("otherUnit");
  if (minus) return reject("tooSmall");

  const fits = (value: number) => value >= min && value <= max;
  if (ownReading !== undefined && fits(ownReading)) return { text, value: ownReading };
  const possible = otherReadings.filter(fits);
  const [only] = possible;
  if (only === undefined) return reject(bestReading < min ? "tooSmall" : "tooLarge");
  return ownReading === undefined && possible.length === 1
    ? { text, value: only }
    : reject("ambiguous", ownReading === undefined ? possible : [ownReading, only]);
}

export function readOptional(text: string | null, field: Omit<NumberField, "initial">, language: Language): OptionalReading {
  return text === null || isBlank(text) ? { ...(text !== null && { text }) } : readNumber(text, { ...field, initial: field.min }, language);
}

/** Decimal and thousands separators; spaces and apostrophes separate thousands in every notation. */
type Notation = { decimal: string; group: string };
const otherNotations: readonly Notation[] = [
  { decimal: ".", group: "," },
  { decimal: ",", group: "." },
];

function notationOf(language: Language): Notation {
  const signs = new Intl.NumberFormat(languages[language].tag).formatToParts(1234.5);
  const sign = (type: "decimal" | "group") => signs.find((part) => part.type === type)?.value.normalize("NFKC") ?? "";
  return { decimal: sign("decimal"), group: sign("group") };
}

/** Value of the digits in a notation; `undefined` if they do not match it. */
function valueOf(digits: string, { decimal, group }: Notation): number | undefined {
  const grouped = `[1-9]\\d{0,2}([ '’${group}])\\d{3}(?:\\1\\d{3})*`;
  if (!new RegExp(`^(?:\\d+|${grouped})(?:[${decimal}]\\d+)?$`).test(digits)) return undefined;
  const [whole = "", fraction = "0"] = digits.split(decimal);
  return Number(`${whole.replace(/\D/g, "")}.${fraction}`);
}

/** Rounds up, ignoring binary rounding errors of a quotient. */
export function countUp(quotient: number): number {
  return Math.ceil(quotient - 1e-9);
}
