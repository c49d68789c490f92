import { joinDateParts } from "./clock.ts";
import { languages, type Language } from "./languages.ts";

const numberFormats = new Map<Language, Intl.NumberFormat>();
const dayFormats = new Map<Language, Intl.DateTimeFormat>();

/** A number in the language's own notation, with up to two decimals. */
export function formatNumber(language: Language, value: number): string {
  return formatFor(numberFormats, language, (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })).format(value);
}

/** A calendar day (`2026-11-12`) in the language's long form, read as UTC so that no time zone moves it. */
export function formatDay(language: Language, day: string): string {
  const format = formatFor(dayFormats, language, (tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }));
  return joinDateParts(language, format.formatToParts(new Date(day)));
}

/** From one day to another; days are read as UTC. Intl writes Chinese ranges as figures with slashes, so these are composed. */
export function formatDayRange(
  language: Language,
  [start, end]: readonly [Date, Date],
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  const format = new Intl.DateTimeFormat(languages[language].tag, { ...options, timeZone: "UTC" });
  if (language !== "cn") return joinDateParts(language, format.formatRangeToParts(start, end));
  const first = format.formatToParts(start);
  const last = format.formatToParts(end);
  const shared = last.findIndex(({ value }, index) => value !== first[index]?.value);
  const written = format.format(start);
  return shared < 0
    ? written
    : `${written}至${last
        .slice(shared)
        .map(({ value }) => value)
        .join("")}`;
}

/** Made once a language: to make one takes fifty times as long as to use it. */
function formatFor<Format>(known: Map<Language, Format>, language: Language, make: (tag: string) => Format): Format {
  const format = known.get(language) ?? make(languages[language].tag);
  known.set(language, format);
  return format;
}

/** The space that a language puts between a number and the percent sign, or none. */
export function percentGapOf(language: Language): string {
  return new Intl.NumberFormat(languages[language].tag, { style: "percent" }).format(0).replace(/[0%]/g, "");
}

/** A distance in whole kilometres; nobody who looks for an installer counts metres. */
export function formatKilometres(language: Language, kilometres: number): string {
  return new Intl.NumberFormat(languages[language].tag, { style: "unit", unit: "kilometer", maximumFractionDigits: 0 }).format(kilometres);
}

/** A size of a file in kB, from a megabyte on in MB with one decimal. */
export function formatBytes(language: Language, bytes: number): string {
  const [unit, divisor, maximumFractionDigits] =
    bytes < 1_000_000 ? (["kilobyte", 1_000, 0] as const) : (["megabyte", 1_000_000, 1] as const);
  return new Intl.NumberFormat(languages[language].tag, { style: "unit", unit, maximumFractionDigits }).format(bytes / divisor);
}

/** The name of a currency, such as "euro". */
export function currencyName(language: Language, currency: string): string {
  return new Intl.DisplayNames(languages[language].tag, { type: "currency" }).of(currency) ?? currency;
}

/** The sign of a currency as the language writes it: A$ in English, $ in Australia. */
export function currencySymbol(language: Language, currency: string): string {
  const parts = new Intl.NumberFormat(languages[language].tag, { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** A sum in whole units of its currency: what is estimated has no cents. */
export function formatMoney(language: Language, value: number, currency: string): string {
  return new Intl.NumberFormat(languages[language].tag, { style: "currency", currency, maximumFractionDigits: 0 }).format(value);
}
