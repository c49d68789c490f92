import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { primarySubtag } from "#i18n/primary-subtag.ts";

/** What of a visit decides: the page's language and the ones it exists in, and what the browser prefers, best first. */
export type Visit = { page: Language; editions: readonly Language[]; preferred: readonly string[]; isAnswered: boolean };

/** The language to offer a page in; `undefined` where its reader has answered before or prefers to read it as it is. */
export function offeredLanguage({ page, editions, preferred, isAnswered }: Visit): Language | undefined {
  if (isAnswered) return undefined;
  for (const tag of preferred) {
    const language = languageOfTag(tag);
    if (!language) continue;
    if (language === page || isReadAs(language, page)) return undefined;
    if (editions.includes(language)) return language;
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
