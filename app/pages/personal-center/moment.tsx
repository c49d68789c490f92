import { usePageLanguage } from "#app/shell/use-page-language.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { languages } from "#i18n/languages.ts";

/** A moment in the reader's own time zone, as soon as that is known; until then in UTC, which it says. */
export function Moment({ text = "{date}", moment }: { text?: string; moment: string }) {
  const { tag } = languages[usePageLanguage()];
  const hydrated = useHydrated();
  const zone = hydrated ? {} : ({ timeZone: "UTC", timeZoneName: "short" } as const);
  const shown = new Intl.DateTimeFormat(tag, { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", ...zone }).format(new Date(moment));
  return <time dateTime={moment}>{text.replace("{date}", shown)}</time>;
}
