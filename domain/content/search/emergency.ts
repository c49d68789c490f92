import { emergencyTarget } from "./emergency-target.ts";
import type { ReadWords } from "./read-query.ts";
import type { SynonymMatch } from "./synonyms.ts";

/** Tells whether the corrected words of a query are those of an emergency. */
export const isEmergency = ({ synonyms }: ReadWords): boolean => synonyms.some(({ target }) => target === emergencyTarget);

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
