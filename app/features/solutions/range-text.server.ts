import type { Range } from "#domain/sizing/schema";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import type { SolutionsCopy } from "./copy/fr.ts";

/** Writes a range from its lower to its higher end; ends that read alike are written once. */
export function rangeText(
  { cautious, favourable }: Range<number>,
  format: (value: number) => string,
  copy: SolutionsCopy["sizing"],
): string {
  const low = format(Math.min(cautious, favourable));
  const high = format(Math.max(cautious, favourable));
  return low === high ? low : fillPlaceholders(copy.range, { low, high });
}
