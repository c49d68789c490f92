import { useLocation } from "react-router";
import type { Language } from "#i18n/languages.ts";
import { splitPath } from "#i18n/paths.ts";

export function usePageLanguage(): Language {
  return splitPath(useLocation().pathname).language;
}
