import { languages, type Language } from "./languages.ts";
import { traits } from "./traits.ts";

/** Parts of a date with its time, as the language writes it in a sentence. After a date, Intl leaves out the German "Uhr". */
export function joinClock(language: Language, parts: readonly Intl.DateTimeFormatPart[]): string {
  const { clockWord } = traits[language];
  if (clockWord === "") return parts.map(({ value }) => value).join("");
  const isSaid = parts.some(({ value }) => value.includes(clockWord));
  return parts
    .map(({ type, value }) => {
      if (type === "hour") return String(Number(value));
      return type === "minute" && !isSaid ? `${value}\u00a0${clockWord}` : value;
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
  return joinClock(language, format.formatToParts(new Date(moment)));
}
