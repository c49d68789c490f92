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

/** Accepted spellings in lower case with their factor to the unit of the field. */
type Spellings = Readonly<Record<string, number>>;
const spell = (factor: number, ...names: string[]): Spellings => Object.fromEntries(names.map((name) => [name, factor]));

const watts = (thousandth: string[], unit: string[], thousand: string[]): Spellings => ({
  ...spell(1 / 1000, ...thousandth),
  ...spell(1, ...unit),
  ...spell(1000, ...thousand),
});

/** A field accepts its own unit, and the smaller and larger units of the same quantity. */
const spellings = {
  kWh: {
    ...watts(["wh"], ["kwh", "kwh/a", "kwh/an", "kwh/jahr", "kwh/year", "kwh/yr", "kwh/年", "度", "千瓦时"], ["mwh", "mwh/a", "兆瓦时"]),
    ...spell(1_000_000, "gwh", "gwh/a"),
  },
  kWp: watts(["wp", "wc", "w"], ["kwp", "kwc", "kw", "千瓦"], ["mwp", "mwc", "mw", "兆瓦"]),
  kW: watts(["w", "瓦"], ["kw", "千瓦"], ["mw", "兆瓦"]),
  MW: watts(["kw", "千瓦"], ["mw", "兆瓦"], ["gw", "吉瓦"]),
  MWh: watts(["kwh", "千瓦时"], ["mwh", "兆瓦时"], ["gwh", "吉瓦时"]),
  km: spell(1, "km", "km/a", "km/an", "km/jahr", "km/year", "km/yr", "公里", "千米"),
  EUR: spell(1, "€", "eur", "euro", "euros", "€/kwh", "eur/kwh", "€/kw", "eur/kw"),
  AUD: spell(1, "$", "a$", "aud", "$/kwh", "aud/kwh", "$/kva", "$/kw"),
  CNY: spell(1, "¥", "元", "cny", "rmb", "元/kwh", "元/度", "元/kw", "元/千瓦"),
  USD: spell(1, "$", "us$", "usd", "$/kwh", "usd/kwh", "$/kw"),
  GBP: spell(1, "£", "gbp", "£/kwh", "gbp/kwh", "£/kw"),
  CHF: spell(1, "chf", "fr", "chf/kwh", "chf/kw"),
  hours: spell(1, "h", "std", "stunde", "stunden", "heure", "heures", "hour", "hours", "hr", "hrs", "小时"),
  days: spell(1, "d", "tage", "tag", "jours", "jour", "days", "day", "天"),
} satisfies Record<string, Spellings>;

/** Currency sign (which some languages write first), sign, digits with separators, Chinese ten thousands, unit. */
const numberPattern = /^([€$¥£]?) ?([-\u2212]?) ?([\d., '’]*\d)(?: ?(万))?(?: ?([\p{L}€$¥£][\p{L}$/]*))?$/u;

/** Parts of a number as typed; full-width characters become ASCII. `times`: 10,000 if 万 follows the digits. */
function splitNumber(text: string) {
  const [, before, minus, digits = "", ten, after] =
    numberPattern.exec(removeInvisible(text).normalize("NFKC").replace(/\s+/g, " ").trim()) ?? [];
  return { digits, isNegative: minus !== undefined && minus !== "", times: ten ? 10_000 : 1, unit: after ?? (before || undefined) };
}

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
  const { digits, isNegative, times, unit: typedUnit } = splitNumber(text);
  const factor = typedUnit === undefined ? 1 : factorOf(typedUnit.toLowerCase(), spellings[unit]);
  const readIn = (notation: Notation) => scaled(valueOf(digits, notation), times * (factor ?? 1));
  const ownReading = readIn(notationOf(language));
  const otherReadings = otherNotations
    .map(readIn)
    .filter((value) => value !== undefined)
    .filter((value) => value !== ownReading);
  const [bestReading] = ownReading === undefined ? otherReadings.toReversed() : [ownReading];
  if (bestReading === undefined) return reject("notANumber");
  if (factor === undefined) return reject("otherUnit");
  if (isNegative) return reject("tooSmall");

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

/** Reads a whole number without a unit, in any notation: a separator that would make a fraction separates thousands. */
export function readWholeNumber(text: string): number | undefined {
  const { digits, isNegative, times, unit } = splitNumber(text);
  if (isNegative || unit !== undefined) return undefined;
  return otherNotations
    .map((notation) => scaled(valueOf(digits, notation), times))
    .find((value) => value !== undefined && Number.isSafeInteger(value));
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

const factorOf = (typed: string, accepted: Spellings) => (Object.hasOwn(accepted, typed) ? accepted[typed] : undefined);

/** Value in the unit of the field, without the binary rounding errors of the factor. */
function scaled(value: number | undefined, factor: number): number | undefined {
  return value === undefined ? undefined : withoutNoise(value * factor);
}

/** Drops the binary rounding error of a product or quotient, so that a whole number stays whole. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/** Rounds up, ignoring binary rounding errors of a quotient. */
export function countUp(quotient: number): number {
  return Math.ceil(quotient - 1e-9);
}
