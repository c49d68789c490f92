import type { Query } from "#app/page/query.ts";
import { distributorKinds, productLines } from "#domain/content/schema";
import type { Search } from "./finder-query.ts";

/** What a query asks for, as far as it can be asked for. */
export function searchOf(query: Query<"near" | "country" | "kind" | "line">): Search {
  const matching = (name: "near" | "country", expression: RegExp) => expression.exec(query.get(name) ?? "")?.[0];
  return {
    near: matching("near", /^[a-z][a-z-]{1,39}$/),
    country: matching("country", /^[A-Z]{2}$/),
    kind: distributorKinds.find((kind) => kind === query.get("kind")),
    line: productLines.find((line) => line === query.get("line")),
  };
}
