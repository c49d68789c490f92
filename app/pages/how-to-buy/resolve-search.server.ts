import { data, redirect } from "react-router";
import type { Distributor } from "#app/features/distributors/read-distributors.server.ts";
import { searchPlace } from "#app/features/places/search-place.server.ts";
import { namedCountries } from "#app/form/countries.server.ts";
import type { Query } from "#app/page/query.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { filterDistributors, pageSize, sortByCountry } from "./finder.server.ts";
import type { Search } from "./search-query.ts";

type SearchInput = { filters: Search; distributors: readonly Distributor[]; searchUrl: (search: Search) => string };

/** Redirects from an entry, a country or a place to its own URL, or returns the search with the place that it names. */
export async function resolveSearch(
  page: RequestContext,
  query: Query<"distributor" | "place" | "near" | "in" | "zone">,
  { filters: typedFilters, distributors, searchUrl }: SearchInput,
) {
  const listed = query.get("distributor");
  const listPage = listed === null ? undefined : findListPage(page, distributors, listed);
  // Only the address of a preview shows its draft.
  if (listPage && !page.isPreview) throw redirect(`${searchUrl(listPage)}#${listed}`);
  const filters = listPage ?? typedFilters;
  const country = findCountry(page, query.get("place"), distributors);
  if (country) throw redirect(searchUrl({ ...filters, country, page: undefined }));
  const placeLookup = await searchPlace(page, { query, country: filters.country });
  if (placeLookup.meant) throw redirect(searchUrl({ ...filters, near: placeLookup.meant.id, page: undefined }));
  const search: Search = {
    ...filters,
    near: placeLookup.place?.id,
    // Ambiguous text stays in its field, so that the visitor can correct it.
    place: placeLookup.typed,
    page: placeLookup.place ? undefined : filters.page,
  };
  return { search, placeLookup };
}

/** Finds the country of an entry and the page of the country's list that shows it. */
function findListPage({ language }: RequestContext, distributors: readonly Distributor[], id: string): Search {
  const entry = distributors.find((distributor) => distributor.id === id);
  if (!entry) throw data(null, { status: 404 });
  const { country } = entry;
  const ordered = sortByCountry(language, filterDistributors(distributors, { country }));
  const number = Math.floor(ordered.indexOf(entry) / pageSize) + 1;
  return { country, page: number > 1 ? number : undefined };
}

/** Finds a country by its name, ignoring accents, if it has distributors. */
function findCountry(page: RequestContext, text: string | null, distributors: readonly Distributor[]): string | undefined {
  const normalizeName = (name: string) => name.normalize("NFKD").replace(/\p{M}/gu, "").trim().toLowerCase();
  return text ? countryChoices(page, distributors).find(({ name }) => normalizeName(name) === normalizeName(text))?.code : undefined;
}

export function countryChoices({ language }: RequestContext, distributors: readonly Distributor[]) {
  return namedCountries(language, [...new Set(distributors.map(({ country }) => country))]);
}
