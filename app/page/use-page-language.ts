import { useLocation } from "react-router";
import type { Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";

/** The language of the page that is shown: its path says it. */
export function usePageLanguage(): Language {
  return splitPath(useLocation().pathname).language;
}
