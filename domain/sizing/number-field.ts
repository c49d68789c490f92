import { languages, type Language } from "#i18n/languages.ts";
import { isBlank, removeInvisible } from "../visible-text.ts";

/** A number that is asked for: its name in the address, its bounds, what it counts, and what stands there before anybody has typed. */
export type NumberField = { name: string; unit: Unit; min: number; max: number; initial: number };

export type NumberProblem = "notANumber" | "otherUnit" | "ambiguous" | "tooSmall" | "tooLarge";
/**
 * `text` is what was typed, `undefined` where nothing was and the initial value serves; `readings` are the values that an
 * ambiguous text may mean.
 */
export type NumberReading =
  | { text?: string; value: number; problem?: undefined }
  | { text: string; value?: undefined; problem: NumberProblem; readings?: readonly number[] };

/** Of a field that may stay empty, nothing: a blank one is an answer, not a mistake. */
export type OptionalReading = NumberReading | { text?: string; value?: undefined; problem?: undefined };

export type Unit = keyof typeof spellings;

/** What people write behind a number, folded: a field takes no unit but its own. */
const spellings = {
  kWh: ["kwh", "kwh/a", "kwh/an", "kwh/jahr", "kwh/year", "kwh/yr", "kwh/年", "度", "千瓦时"],
  kWp: ["kwp", "kwc", "kw", "千瓦"],
  kW: ["kw", "千瓦"],
  MW: ["mw", "兆瓦"],
  km: ["km", "km/a", "km/an", "km/jahr", "km/year", "km/yr", "公里", "千米"],
  EUR: ["€", "eur", "euro", "euros", "€/kwh", "eur/kwh", "€/kw", "eur/kw"],
  AUD: ["$", "a$", "aud", "$/kwh", "aud/kwh", "$/kva", "$/kw"],
  CNY: ["¥", "元", "cny", "rmb", "元/kwh", "元/度", "元/kw"],
  USD: ["$", "us$", "usd", "$/kwh", "usd/kwh", "$/kw"],
  GBP: ["£", "gbp", "£/kwh", "gbp/kwh", "£/kw"],
  CHF: ["chf", "fr", "chf/kwh", "chf/kw"],
  hours: ["h", "std", "stunde", "stunden", "heure", "heures", "hour", "hours", "hr", "hrs", "小时"],
};

/** The sign of a currency, which some languages write first; a sign, what may be a number, and the letters of a unit. */
const parts = /^([€$¥£]?) ?([-\u2212]?) ?([\d., '’]*\d)(?: ?([\p{L}€$¥£][\p{L}$/]*))?$/u;

/**
 * A number as people of the page's language write it, with its unit or without. Signs of another language are understood
 * where only one reading is within the bounds; where the language's own reading is not, and another is, nobody can know.
 */
export function readNumber(text: string | null, { unit, min, max, initial }: NumberField, language: Language): NumberReading {
  if (text === null) return { value: initial };
  const refuse = (problem: NumberProblem, readings?: readonly number[]): NumberReading => ({
    text,
    problem,
    ...(readings && { readings }),
  });
  const [, before, minus, digits = "", after] = parts.exec(removeInvisible(text).normalize("NFKC").replace(/\s+/g, " ").trim()) ?? [];
  const typedUnit = after ?? (before || undefined);
  const own = valueOf(digits, notationOf(language));
  const others = foreign
    .map((notation) => valueOf(digits, notation))
    .filter((value) => value !== undefined)
    .filter((value) => value !== own);
  const [likely] = own === undefined ? others.toReversed() : [own];
  if (likely === undefined) return refuse("notANumber");
  if (typedUnit !== undefined && !spellings[unit].includes(typedUnit.toLowerCase())) return refuse("otherUnit");
  if (minus) return refuse("tooSmall");

  const fits = (value: number) => value >= min && value <= max;
  if (own !== undefined && fits(own)) return { text, value: own };
  const fitting = others.filter(fits);
  const [only] = fitting;
  if (only === undefined) return refuse(likely < min ? "tooSmall" : "tooLarge");
  return own === undefined && fitting.length === 1 ? { text, value: only } : refuse("ambiguous", own === undefined ? fitting : [own, only]);
}

/** The same of a field that may stay empty. */
export function readOptional(text: string | null, field: Omit<NumberField, "initial">, language: Language): OptionalReading {
  return text === null || isBlank(text) ? { ...(text !== null && { text }) } : readNumber(text, { ...field, initial: field.min }, language);
}

/** The sign before the decimals, and the one that may part thousands; spaces and apostrophes do so everywhere. */
type Notation = { decimal: string; group: string };
const foreign: readonly Notation[] = [
  { decimal: ".", group: "," },
  { decimal: ",", group: "." },
];

function notationOf(language: Language): Notation {
  const signs = new Intl.NumberFormat(languages[language].tag).formatToParts(1234.5);
  const sign = (type: "decimal" | "group") => signs.find((part) => part.type === type)?.value.normalize("NFKC") ?? "";
  return { decimal: sign("decimal"), group: sign("group") };
}

/** What digits and signs say in a notation; nothing where it does not write so. */
function valueOf(digits: string, { decimal, group }: Notation): number | undefined {
  const grouped = `[1-9]\\d{0,2}([ '’${group}])\\d{3}(?:\\1\\d{3})*`;
  if (!new RegExp(`^(?:\\d+|${grouped})(?:[${decimal}]\\d+)?$`).test(digits)) return undefined;
  const [whole = "", fraction = "0"] = digits.split(decimal);
  return Number(`${whole.replace(/\D/g, "")}.${fraction}`);
}

/** Rounds up, but not because of the last binary place of a quotient. */
export function countUp(quotient: number): number {
  return Math.ceil(quotient - 1e-9);
}
