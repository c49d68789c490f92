import { languages, type Language } from "#i18n/languages.ts";

/** What of a visit decides: the page's language and the ones it exists in, and what the browser prefers, best first. */
export type Visit = { page: Language; editions: readonly Language[]; preferred: readonly string[]; isAnswered: boolean };

/** The language to offer a page in; `undefined` where its reader has answered before or prefers to read it as it is. */
export function offeredLanguage({ page, editions, preferred, isAnswered }: Visit): Language | undefined {
  if (isAnswered) return undefined;
  for (const tag of preferred) {
    const language = languageOfTag(tag);
    if (!language) continue;
    if (language === page || isEnglishRead(language, page)) return undefined;
    if (editions.includes(language)) return language;
  }
  return undefined;
}

/** Many in Australia have a browser that asks for American English; who asks for Australian English means it. */
const isEnglishRead = (preferred: Language, page: Language) => preferred === "en" && page === "au";

const byTongue: Record<string, Language> = { fr: "fr", en: "en", zh: "cn", de: "de" };

function languageOfTag(tag: string): Language | undefined {
  const [tongue = ""] = tag.toLowerCase().split("-");
  if (tag.toLowerCase() === languages.au.tag.toLowerCase()) return "au";
  return Object.hasOwn(byTongue, tongue) ? byTongue[tongue] : undefined;
}
