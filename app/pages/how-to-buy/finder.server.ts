import { sortByDistance, type Distributor } from "#app/features/distributors/read-distributors.server.ts";
import { boxAround, mapView, worldBox, type MapPlace, type MapView } from "#app/features/map/map-view.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { NamedPlace } from "#domain/places/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { regionNames } from "#i18n/region-names.ts";
import { formatPlace } from "#i18n/traits.ts";
import type { Copy } from "./copy/fr.ts";
import { searchQuery, type Search } from "./search-query.ts";
import { fillPlaceholders } from "#i18n/fill-placeholders.ts";
import { formatMessage } from "#i18n/format-message.ts";

const maxNearest = 12;
const maxOnMap = 6;
export const pageSize = 25;
/** Width of each map divided by its height. */
const aspectRatios = { europe: 1.43, region: 1.12 };
const europe = [
  { latitude: 36, longitude: -10 },
  { latitude: 59.5, longitude: 24 },
];

/** `count` is the number of all entries of the country, of which `rows` are those on this page. */
type Group = { country: string; name: string; to: string; count: number; rows: Distributor["row"][] };
export type FinderResult = {
  heading: string;
  status: string;
  nearest?: Distributor["row"][];
  groups: Group[];
  maps: { label: string; view: MapView }[];
  /** Entries of the page in the order of the list. */
  shown: Distributor[];
  pageCount: number;
};

/** Applies all filters except the place. */
export function filterDistributors(distributors: readonly Distributor[], { country, kind, line }: Search): Distributor[] {
  return distributors.filter(
    (distributor) =>
      (!country || distributor.country === country) && (!kind || distributor.kind === kind) && (!line || distributor.lines.includes(line)),
  );
}

/** Sorts the results as their pages show them: in list order, and by country if there are several. */
export function sortByCountry(language: Language, distributors: readonly Distributor[]): Distributor[] {
  const countryName = regionNames(language);
  const names = new Map(distributors.map(({ country }) => [country, countryName(country)]));
  const { compare } = new Intl.Collator(languages[language].tag);
  return distributors.toSorted((a, b) => compare(names.get(a.country)!, names.get(b.country)!));
}

/** Sorts the results by distance to a place, or shows a page of them by country, and draws their maps. */
export function showDistributors(
  page: RequestContext,
  distributors: readonly Distributor[],
  search: Search,
  place: NamedPlace | undefined,
  copy: Omit<Copy, "seo">,
): FinderResult {
  const { language } = page;
  const countryName = regionNames(language);
  const status =
    place && distributors.length > maxNearest
      ? formatMessage(language, copy.count.nearest, { count: maxNearest })
      : formatMessage(language, copy.count, { count: distributors.length });
  if (place) {
    const nearest = sortByDistance(page, place, distributors).slice(0, maxNearest);
    const mapped = nearest.slice(0, maxOnMap);
    const heading = fillPlaceholders(copy.near, { place: formatPlace(language, place.name, countryName(place.country)) });
    const origin: MapPlace = { id: "origin", name: place.name, isOrigin: true, latitude: place.latitude, longitude: place.longitude };
    const view = mapView(
      boxAround([place, ...mapped], aspectRatios.region),
      [origin, ...mapped.map((distributor, index) => ({ ...mapPlace(distributor), number: index + 1 }))],
      [place.country],
    );
    const rows = nearest.map(({ row }) => row);
    return { heading, status, nearest: rows, groups: [], maps: [{ label: copy.map.region, view }], shown: nearest, pageCount: 1 };
  }
  const number = search.page ?? 1;
  const ordered = sortByCountry(language, distributors);
  const shown = ordered.slice((number - 1) * pageSize, number * pageSize);
  const common = { status, shown, pageCount: Math.ceil(distributors.length / pageSize) };
  const allGroups = groupByCountry(ordered, shown, language, search);
  const groups = allGroups.filter(({ rows }) => rows.length > 0);
  if (search.country && shown.length > 0) {
    const view = mapView(boxAround(shown, aspectRatios.region), shown.map(mapPlace), [search.country]);
    return { ...common, heading: countryName(search.country), groups, maps: [{ label: copy.map.region, view }] };
  }
  const heading = search.country ? countryName(search.country) : copy.everywhere;
  return { ...common, heading, groups, maps: worldMaps(distributors, allGroups, copy) };
}

const mapPlace = ({ id, latitude, longitude, row }: Distributor): MapPlace => ({ id, name: row.name, to: `#${id}`, latitude, longitude });

/** Groups sorted entries; the rows of each group are those that the page shows. */
function groupByCountry(ordered: readonly Distributor[], shown: readonly Distributor[], language: Language, search: Search): Group[] {
  const countryName = regionNames(language);
  const counts = new Map<string, number>();
  for (const { country } of ordered) counts.set(country, (counts.get(country) ?? 0) + 1);
  const rows = Map.groupBy(shown, ({ country }) => country);
  return [...counts].map(([country, count]) => ({
    country,
    name: countryName(country),
    to: localPath(language, "/how-to-buy") + searchQuery({ ...search, place: undefined, near: undefined, page: undefined, country }),
    count,
    rows: (rows.get(country) ?? []).map(({ row }) => row),
  }));
}

/** Draws one bar per country by its number of entries. Europe has its own map, because its bars would overlap. */
function worldMaps(distributors: readonly Distributor[], groups: readonly Group[], copy: Omit<Copy, "seo">): FinderResult["maps"] {
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const places = groups.map(({ country, name, to, count }): MapPlace => {
    const countryDistributors = distributors.filter((distributor) => distributor.country === country);
    return {
      id: country,
      name: `${name} ${count}`,
      to,
      weight: count,
      latitude: average(countryDistributors.map(({ latitude }) => latitude)),
      longitude: average(countryDistributors.map(({ longitude }) => longitude)),
    };
  });
  const countryCodes = groups.map(({ country }) => country);
  const europeView = mapView(boxAround(europe, aspectRatios.europe), places, countryCodes);
  const europeIds = new Set(europeView.marks.map(({ id }) => id));
  const otherPlaces = places.filter(({ id }) => !europeIds.has(id));
  return [
    { label: copy.map.world, view: mapView(worldBox, otherPlaces, countryCodes) },
    { label: copy.map.europe, view: europeView },
  ];
}
