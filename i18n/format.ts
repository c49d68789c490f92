import { joinDateParts } from "./format-time.ts";
import { languages, type Language } from "./languages.ts";
import { traits } from "./traits.ts";

const numberFormats = new Map<Language, Intl.NumberFormat>();
const dayFormats = new Map<Language, Intl.DateTimeFormat>();

export function formatNumber(language: Language, value: number): string {
  return formatFor(numberFormats, language, (tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })).format(value);
}

/** Formats a calendar day (`2026-11-12`) in the language's long form; reads it as UTC, so that no time zone moves it. */
export function formatDay(language: Language, day: string): string {
  const format = formatFor(dayFormats, language, (tag) => new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" }));
  return joinDateParts(language, format.formatToParts(new Date(day)));
}

/** Formats a range of days, read as UTC. Intl writes Chinese ranges as digits with slashes, so these are composed here. */
export function formatDayRange(
  language: Language,
  [start, end]: readonly [Date, Date],
  options: Intl.DateTimeFormatOptions = { dateStyle: "long" },
): string {
  const format = new Intl.DateTimeFormat(languages[language].tag, { ...options, timeZone: "UTC" });
  if (language !== "cn") return joinDateParts(language, format.formatRangeToParts(start, end));
  const first = format.formatToParts(start);
  const last = format.formatToParts(end);
  const firstDifference = last.findIndex(({ value }, index) => value !== first[index]?.value);
  const startText = format.format(start);
  return firstDifference < 0
    ? startText
    : `${startText}至${last
        .slice(firstDifference)
        .map(({ value }) => value)
        .join("")}`;
}

/** Caches one format per language, because creating a format takes fifty times as long as using it. */
function formatFor<Format>(cache: Map<Language, Format>, language: Language, make: (tag: string) => Format): Format {
  const format = cache.get(language) ?? make(languages[language].tag);
  cache.set(language, format);
  return format;
}

/** Returns the space between a number and the percent sign; empty if the language uses none. */
export function percentGapOf(language: Language): string {
  return new Intl.NumberFormat(languages[language].tag, { style: "percent" }).format(0).replace(/[0%]/g, "");
}

export function formatKilometres(language: Language, kilometres: number): string {
  return new Intl.NumberFormat(languages[language].tag, { style: "unit", unit: "kilometer", maximumFractionDigits: 0 }).format(kilometres);
}

/** Formats a file size in kB, or from one megabyte on in MB with one decimal. */
export function formatBytes(language: Language, bytes: number): string {
  const [unit, divisor, maximumFractionDigits] =
    bytes < 1_000_000 ? (["kilobyte", 1_000, 0] as const) : (["megabyte", 1_000_000, 1] as const);
  return new Intl.NumberFormat(languages[language].tag, { style: "unit", unit, maximumFractionDigits }).format(bytes / divisor);
}

export function currencyName(language: Language, currency: string): string {
  return new Intl.DisplayNames(languages[language].tag, { type: "currency" }).of(currency) ?? currency;
}

export function currencySymbol(language: Language, currency: string): string {
  const parts = new Intl.NumberFormat(languages[language].tag, { style: "currency", currency }).formatToParts(0);
  return parts.find(({ type }) => type === "currency")?.value ?? currency;
}

/** Formats a range of amounts in whole currency units; equal amounts give one. Intl writes Chinese ranges with a hyphen. */
export function formatMoneyRange(language: Language, from: number, to: number, currency: string): string {
  const options = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  if (from === to) return formatMoney(language, from, currency);
  const { rangeSign } = traits[language];
  if (rangeSign) return formatMoney(language, from, currency) + rangeSign + formatMoney(language, to, currency);
  return new Intl.NumberFormat(languages[language].tag, options).formatRange(from, to);
}

/** Formats an amount in whole currency units, because estimates have no cents. */
export function formatMoney(language: Language, value: number, currency: string): string {
  return new Intl.NumberFormat(languages[language].tag, { style: "currency", currency, maximumFractionDigits: 0 }).format(value);
}
