import { useHydrated } from "#app/ui/use-hydrated.ts";
import { languages, type Language } from "#i18n/languages.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";

/** Shows a date and time in the reader's time zone after hydration; before that in UTC, with the name of the zone. */
export function Moment({ language, moment, text = "{date}" }: { language: Language; moment: string; text?: string }) {
  const hydrated = useHydrated();
  const zone = hydrated ? {} : ({ timeZone: "UTC", timeZoneName: "short" } as const);
  const format = new Intl.DateTimeFormat(languages[language].tag, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    ...zone,
  });
  return <time dateTime={moment}>{fillPlaceholders(text, { date: format.format(new Date(moment)) })}</time>;
}
