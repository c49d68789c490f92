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
/** Width of each map divided by its height. */
const aspectRatios = { europe: 1.43, region: 1.12 };
const europe = [
  { latitude: 36, longitude: -10 },
  { latitude: 59.5, longitude: 24 },
];

type Group = { country: string; name: string; to: string; rows: Distributor["row"][] };
export type FinderResult = {
  heading: string;
  status: string;
  nearest?: Distributor["row"][];
  groups: Group[];
  maps: { label: string; view: MapView }[];
};

/** Applies all filters except the place. */
export function filterDistributors(distributors: readonly Distributor[], { country, kind, line }: Search): Distributor[] {
  return distributors.filter(
    (distributor) =>
      (!country || distributor.country === country) && (!kind || distributor.kind === kind) && (!line || distributor.lines.includes(line)),
  );
}

/** Sorts the results by distance to a place, or groups them by country, and draws their maps. */
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
    return { heading, status, nearest: nearest.map(({ row }) => row), groups: [], maps: [{ label: copy.map.region, view }] };
  }
  const groups = groupByCountry(distributors, countryName, language, search);
  if (search.country && distributors.length > 0) {
    const view = mapView(boxAround(distributors, aspectRatios.region), distributors.map(mapPlace), [search.country]);
    return { heading: countryName(search.country), status, groups, maps: [{ label: copy.map.region, view }] };
  }
  return {
    heading: search.country ? countryName(search.country) : copy.everywhere,
    status,
    groups,
    maps: worldMaps(distributors, groups, copy),
  };
}

const mapPlace = ({ id, latitude, longitude, row }: Distributor): MapPlace => ({ id, name: row.name, to: `#${id}`, latitude, longitude });

function groupByCountry(
  distributors: readonly Distributor[],
  countryName: (code: string) => string,
  language: Language,
  search: Search,
): Group[] {
  const groups = new Map<string, Distributor[]>();
  for (const distributor of distributors) groups.set(distributor.country, [...(groups.get(distributor.country) ?? []), distributor]);
  return [...groups]
    .map(([country, countryDistributors]) => ({
      country,
      name: countryName(country),
      to: localPath(language, "/how-to-buy") + searchQuery({ ...search, place: undefined, near: undefined, country }),
      rows: countryDistributors.map(({ row }) => row),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, languages[language].tag));
}

/** Draws one bar per country by its number of entries. Europe has its own map, because its bars would overlap. */
function worldMaps(distributors: readonly Distributor[], groups: readonly Group[], copy: Omit<Copy, "seo">): FinderResult["maps"] {
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const places = groups.map(({ country, name, to, rows }): MapPlace => {
    const countryDistributors = distributors.filter((distributor) => distributor.country === country);
    return {
      id: country,
      name: `${name} ${rows.length}`,
      to,
      weight: rows.length,
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
