import type { SharedAnswers } from "#app/api-client/api-client.ts";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import type { ContentStamps } from "./content-stamps.ts";

/**
 * What all pages of a language are told by the API in the same words, as long as the content is what it was. How it is now is
 * asked of the store for each page that is drawn: who has just changed something finds it changed, and where the store is
 * away a page asks the API itself, so that it says so.
 */
export function createSharedAnswers(stamps: ContentStamps): (language: Language) => Promise<SharedAnswers | undefined> {
  let known: { stamp: string; answers: Record<Language, SharedAnswers> } | undefined;
  return async (language) => {
    const stamp = await stamps.read();
    if (stamp === undefined) return undefined;
    if (known?.stamp !== stamp) known = { stamp, answers: recordOf(languageCodes, () => ({ lists: new Map() })) };
    return known.answers[language];
  };
}
