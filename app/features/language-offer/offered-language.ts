import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { primarySubtag } from "#i18n/primary-subtag.ts";

/**
 * Input of the decision: the page's language, the languages in which the page exists, and the browser's languages in order of
 * preference.
 */
export type Visit = { page: Language; availableLanguages: readonly Language[]; preferred: readonly string[]; isAnswered: boolean };

/** Returns the language to offer; `undefined` if the visitor has answered before or the page is in a preferred language. */
export function offeredLanguage({ page, availableLanguages, preferred, isAnswered }: Visit): Language | undefined {
  if (isAnswered) return undefined;
  for (const tag of preferred) {
    const language = languageOfTag(tag);
    if (!language) continue;
    if (language === page || isReadAs(language, page)) return undefined;
    if (availableLanguages.includes(language)) return language;
  }
  return undefined;
}

/**
 * Many browsers in Australia ask for American English, so a visitor of `au` who prefers `en` is offered no other page. A
 * browser that asks for `en-AU` prefers the Australian page.
 */
const isReadAs = (preferred: Language, page: Language) => languageOfSubtag(languages[page].tag) === preferred;

/** The language with exactly this tag, else the first one with its primary subtag. */
function languageOfTag(tag: string): Language | undefined {
  return languageCodes.find((code) => languages[code].tag.toLowerCase() === tag.toLowerCase()) ?? languageOfSubtag(tag);
}

function languageOfSubtag(tag: string): Language | undefined {
  return languageCodes.find((code) => primarySubtag(languages[code].tag) === primarySubtag(tag));
}
