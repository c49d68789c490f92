import { localizationStates, entrySorts } from "../../../domain/editing/schema.ts";
import { languageCodes } from "../../../i18n/languages.ts";
import { pageSize } from "../layout/pagination-buttons.tsx";

const states = [...localizationStates, "changed"] as const;

/** Reads the filters and the sort order of an entry list from the query string; unknown values are ignored. */
export function readFilter(search: URLSearchParams) {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) => values.find((value) => value === search.get(name));
  const readFlag = (name: string) => oneOf(name, ["1"] as const);
  return {
    words: search.get("words") ?? "",
    language: oneOf("language", languageCodes),
    state: oneOf("state", states),
    sample: readFlag("sample"),
    missing: readFlag("missing"),
    outdated: readFlag("outdated"),
    own: readFlag("own"),
    sort: oneOf("sort", entrySorts) ?? "position",
    order: oneOf("order", ["asc", "desc"] as const) ?? "asc",
    page: search.get("page") ?? "1",
    size: String(pageSize),
  };
}
export type Filter = ReturnType<typeof readFilter>;

export function hasActiveFilter({ words, language, state, sample, missing, outdated, own }: Filter): boolean {
  return words !== "" || [language, state, sample, missing, outdated, own].some((each) => each !== undefined);
}
