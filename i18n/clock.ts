import { languages, type Language } from "./languages.ts";
import { traits } from "./traits.ts";

/** Parts of a date, of a time of the clock or of both, as the language writes them in a sentence where Intl does otherwise. */
export function joinDateParts(language: Language, parts: readonly Intl.DateTimeFormatPart[]): string {
  const { clockWord, hourSign, rangeSign, firstDay, dayPeriods } = traits[language];
  const hasClockWord = clockWord === "" || parts.some(({ value }) => value.includes(clockWord));
  return parts
    .map(({ type, value }, index) => {
      switch (type) {
        case "day":
          return value === "1" ? firstDay : value;
        case "dayPeriod":
          return dayPeriods[value] ?? value;
        case "hour":
          return clockWord || hourSign ? String(Number(value)) : value;
        case "minute":
          if (hourSign) return value === "00" ? "" : `\u00a0${value}`;
          // After a date, Intl leaves out the German "Uhr".
          return hasClockWord ? value : `${value}\u00a0${clockWord}`;
        case "literal":
          if (hourSign && parts[index - 1]?.type === "hour") return `\u00a0${hourSign}`;
          return rangeSign && /^\s*–\s*$/.test(value) ? rangeSign : value;
        default:
          return value;
      }
    })
    .join("");
}

/** A moment to the minute, in UTC and with that said: who reads it may be anywhere. */
export function formatMoment(language: Language, moment: string): string {
  const numeric = "numeric" as const;
  const format = new Intl.DateTimeFormat(languages[language].tag, {
    day: numeric,
    month: "long",
    year: numeric,
    hour: numeric,
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
  return joinDateParts(language, format.formatToParts(new Date(moment)));
}
