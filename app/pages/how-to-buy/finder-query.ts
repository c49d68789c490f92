import type { DistributorKind, productLines } from "#domain/content/schema";

/**
 * What is looked for: near a place (its id, or as it was typed where it names none), in a country, of a kind, for a line;
 * `configuration` is the query of what is to be bought.
 */
export type Search = {
  place?: string;
  near?: string;
  country?: string;
  kind?: DistributorKind;
  line?: (typeof productLines)[number];
  configuration?: string;
};

/** The one query of a search; none where nothing is chosen. */
export function queryOf({ place, near, country, kind, line, configuration }: Search): string {
  const parts = Object.entries({ place, near, country, kind, line }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  const all = [...parts, ...(configuration ? [configuration] : [])];
  return all.length === 0 ? "" : `?${all.join("&")}`;
}
