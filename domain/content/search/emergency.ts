import type { Language } from "#i18n/languages.ts";
import type { SearchContext } from "./find-entries.ts";
import { emergencyTarget } from "./emergency-target.ts";
import { searchWordsOf } from "./query.ts";
import { findSynonyms, type SynonymMatch } from "./synonyms.ts";
import { correctWords, splitCompounds } from "./vocabulary.ts";

/** Tells whether a normalized query has words of an emergency, also mistyped ones and parts of compounds. */
export async function isEmergency(
  { database }: Pick<SearchContext, "database">,
  { text, language }: { text: string; language: Language },
): Promise<boolean> {
  const words = await correctWords(database, await splitCompounds(database, searchWordsOf(text, language), language), language);
  const synonyms = await findSynonyms(database, { text, language, words });
  return synonyms.some(({ target }) => target === emergencyTarget);
}

/**
 * Lets synonyms with the words of an emergency count for the whole query: for "smoke in the garage" the answer about smoke comes
 * before the one about garages. The notice itself is no result.
 */
export function preferEmergency(synonyms: readonly SynonymMatch[]): SynonymMatch[] {
  const emergencies = synonyms.filter(({ target }) => target === emergencyTarget);
  const isAboutEmergency = ({ coverage }: SynonymMatch) =>
    emergencies.some((emergency) => emergency.coverage.every((share, index) => share <= coverage[index]!));
  return synonyms
    .filter(({ target }) => target !== emergencyTarget)
    .map((synonym) => (isAboutEmergency(synonym) ? { ...synonym, coverage: synonym.coverage.map(() => 1) } : synonym));
}
