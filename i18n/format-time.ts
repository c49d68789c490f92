import { languages, type Language } from "./languages.ts";
import { traits } from "./traits.ts";

/** Joins date and time parts as the language writes them in a sentence, where Intl differs. A day and its month stay on one line. */
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
          // Intl omits the German "Uhr" after a date.
          return hasClockWord ? value : `${value}\u00a0${clockWord}`;
        case "literal":
          if (hourSign && parts[index - 1]?.type === "hour") return `\u00a0${hourSign}`;
          if (isBetweenDayAndMonth(parts, index)) return value.replace(" ", "\u00a0");
          return rangeSign && /^\s*–\s*$/.test(value) ? rangeSign : value;
        default:
          return value;
      }
    })
    .join("");
}

function isBetweenDayAndMonth(parts: readonly Intl.DateTimeFormatPart[], index: number): boolean {
  const neighbours = [parts[index - 1]?.type, parts[index + 1]?.type];
  return neighbours.includes("day") && neighbours.includes("month");
}

/** Formats a time to the minute in UTC and names the zone, because readers may be in any time zone. */
export function formatUtcTime(language: Language, moment: string): string {
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
