import type { DistributorKind, productLines } from "#domain/content/schema";

/**
 * Search for distributors. `near` is the id of a place, `place` its text when no place matches; `selection` is the
 * query of a selected product or calculation; `page` is the list page, if it is not the first.
 */
export type Search = {
  place?: string;
  near?: string;
  country?: string;
  kind?: DistributorKind;
  line?: (typeof productLines)[number];
  selection?: string;
  page?: number;
};

/** Writes parameters in a fixed order, so that each search has a single URL. */
export function searchQuery({ place, near, country, kind, line, page, selection }: Search): string {
  const parts = Object.entries({ place, near, country, kind, line, page }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const allParts = [...parts, ...(selection ? [selection] : [])];
  return allParts.length === 0 ? "" : `?${allParts.join("&")}`;
}
