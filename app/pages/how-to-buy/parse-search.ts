import type { Query } from "#app/page/query.ts";
import { countryPattern } from "#domain/countries/schema";
import { distributorKinds, productLines } from "#domain/content/schema";
import type { Search } from "./search-query.ts";

/** Ignores invalid values. */
export function parseSearch(query: Query<"country" | "kind" | "line" | "page">): Search {
  const page = Number(query.get("page") ?? 1);
  return {
    country: countryPattern.exec(query.get("country") ?? "")?.[0],
    kind: distributorKinds.find((kind) => kind === query.get("kind")),
    line: productLines.find((line) => line === query.get("line")),
    page: page > 1 ? page : undefined,
  };
}
