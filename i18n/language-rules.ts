import { defaultLanguage, isLanguage, type Language } from "./languages.ts";
import { localPath, splitPath, normaliseSlashes } from "./paths.ts";

export const switchLangQuery = "switchLang";

/**
 * - `language`: language of the response or of the redirect target
 * - `redirect`: path and query on this site, without switchLang
 * - `store`: whether the request itself names a language, which the response then caches
 */
export type LanguageDecision = { language: Language; redirect?: string; store: boolean };

/**
 * Applies the language rules of the specification, section 4, to document requests.
 *
 * @param path pathname, still percent-encoded
 * @param query query string without "?", still encoded
 * @param cached value of the language cache; missing and unknown values count as French
 */
export function decideLanguage(path: string, query: string, cached: string | undefined): LanguageDecision {
  const location = splitPath(path.startsWith("//") ? normaliseSlashes(path) : path);
  if (!query.includes("switch") && !query.includes("%")) return withoutSwitch(location, query, cached);

  const { requested, rest } = takeSwitchLang(query);
  if (requested === undefined) return withoutSwitch(location, query, cached);

  const language = isLanguage(requested) ? requested : knownOrDefault(cached);
  return { language, redirect: address(language, location.path, rest), store: isLanguage(requested) };
}

function withoutSwitch(location: ReturnType<typeof splitPath>, query: string, cached: string | undefined): LanguageDecision {
  if (location.prefixed) return { language: location.language, store: true };
  const language = knownOrDefault(cached);
  if (language === defaultLanguage) return { language, store: false };
  return { language, redirect: address(language, location.path, query), store: false };
}

function knownOrDefault(cached: string | undefined): Language {
  return isLanguage(cached) ? cached : defaultLanguage;
}

function address(language: Language, path: string, query: string): string {
  const pathname = localPath(language, normaliseSlashes(path));
  return query === "" ? pathname : `${pathname}?${query}`;
}

/** Removes switchLang and keeps the other parameters byte for byte, because re-encoding could change their meaning. */
function takeSwitchLang(query: string): { requested: string | undefined; rest: string } {
  const requested = new URLSearchParams(query).get(switchLangQuery) ?? undefined;
  if (requested === undefined) return { requested, rest: query };
  const rest = query.split("&").filter((pair) => !new URLSearchParams(pair).has(switchLangQuery));
  return { requested, rest: rest.join("&") };
}
