import { distributorKinds, productLines, type DistributorKind } from "#domain/content/schema";

/**
 * What is looked for: near a place (its id, or as it was typed where it names none), in a country, of a kind, for a line;
 * `configuration` is the query of what is to be bought.
 */
export type Search = { place?: string; near?: string; country?: string; kind?: DistributorKind; line?: (typeof productLines)[number]; configuration?: string };

/** What a query asks for, as far as it can be asked for. */
export function searchOf(query: URLSearchParams): Search {
  const matching = (name: string, expression: RegExp) => expression.exec(query.get(name) ?? "")?.[0];
  return {
    near: matching("near", /^[a-z][a-z-]{1,39}$/),
    country: matching("country", /^[A-Z]{2}$/),
    kind: distributorKinds.find((kind) => kind === query.get("kind")),
    line: productLines.find((line) => line === query.get("line")),
  };
}

/** The one query of a search; none where nothing is chosen. */
export function queryOf({ place, near, country, kind, line, configuration }: Search): string {
  const parts = Object.entries({ place, near, country, kind, line }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]));
  const all = [...parts, ...(configuration ? [configuration] : [])];
  return all.length === 0 ? "" : `?${all.join("&")}`;
}
