import { defaultLanguage, isLanguage, type Language } from "./languages.ts";
import { localPath, splitPath, tidySlashes } from "./paths.ts";

export const switchLangQuery = "switchLang";

/**
 * `language`: what the answer is in, or what a redirect leads to.
 * `redirect`: path and query on this site, without switchLang.
 * `store`: whether the visit itself names a language, which is then to be cached.
 */
export type LanguageDecision = { language: Language; redirect?: string; store: boolean };

/**
 * The language rules of the specification, section 4, for documents.
 *
 * @param path pathname, still percent-encoded
 * @param query query string without "?", still encoded
 * @param cached value of the language cache; nothing and unknown values count as French
 */
export function decideLanguage(path: string, query: string, cached: string | undefined): LanguageDecision {
  const visited = splitPath(path.startsWith("//") ? tidySlashes(path) : path);
  if (!query.includes("switch") && !query.includes("%")) return withoutSwitch(visited, query, cached);

  const { asked, rest } = takeSwitchLang(query);
  if (asked === undefined) return withoutSwitch(visited, query, cached);

  const language = isLanguage(asked) ? asked : knownOrDefault(cached);
  return { language, redirect: address(language, visited.path, rest), store: isLanguage(asked) };
}

function withoutSwitch(visited: ReturnType<typeof splitPath>, query: string, cached: string | undefined): LanguageDecision {
  if (visited.prefixed) return { language: visited.language, store: true };
  const language = knownOrDefault(cached);
  if (language === defaultLanguage) return { language, store: false };
  return { language, redirect: address(language, visited.path, query), store: false };
}

function knownOrDefault(cached: string | undefined): Language {
  return isLanguage(cached) ? cached : defaultLanguage;
}

function address(language: Language, path: string, query: string): string {
  const pathname = localPath(language, tidySlashes(path));
  return query === "" ? pathname : `${pathname}?${query}`;
}

/** Other queries are kept byte for byte: re-encoding them could change what they mean. */
function takeSwitchLang(query: string): { asked: string | undefined; rest: string } {
  const asked = new URLSearchParams(query).get(switchLangQuery) ?? undefined;
  if (asked === undefined) return { asked, rest: query };
  const rest = query.split("&").filter((pair) => !new URLSearchParams(pair).has(switchLangQuery));
  return { asked, rest: rest.join("&") };
}
