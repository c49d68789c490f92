import { nearestFirst, type Distributor } from "#app/features/distributors/read-distributors.server.ts";
import { boxAround, mapView, worldBox, type MapPlace, type MapView } from "#app/features/map/map-view.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import type { NamedPlace } from "#domain/places/schema";
import { languages, type Language } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { regionNames } from "#i18n/region-names.ts";
import { placeIn } from "#i18n/traits.ts";
import type { Copy } from "./copy/fr.ts";
import { queryOf, type Search } from "./finder-query.ts";
import { fill } from "#i18n/fill.ts";
import { say } from "#i18n/say.ts";

const nearestShown = 12;
const nearestOnMap = 6;
/** Width of each map divided by its height. */
const shapes = { europe: 1.43, region: 1.12 };
const europe = [
  { latitude: 36, longitude: -10 },
  { latitude: 59.5, longitude: 24 },
];

type Group = { country: string; name: string; to: string; rows: Distributor["row"][] };
export type Finding = {
  heading: string;
  status: string;
  nearest?: Distributor["row"][];
  groups: Group[];
  maps: { label: string; view: MapView }[];
};

/** Applies all filters except the place. */
export function filtered(all: readonly Distributor[], { country, kind, line }: Search): Distributor[] {
  return all.filter((one) => (!country || one.country === country) && (!kind || one.kind === kind) && (!line || one.lines.includes(line)));
}

/** Sorts the results by distance to a place, or groups them by country, and draws their maps. */
export function finding(
  page: RequestContext,
  found: readonly Distributor[],
  search: Search,
  place: NamedPlace | undefined,
  copy: Omit<Copy, "seo">,
): Finding {
  const { language } = page;
  const names = regionNames(language);
  const status =
    place && found.length > nearestShown
      ? say(language, copy.count.nearest, { count: nearestShown })
      : say(language, copy.count, { count: found.length });
  if (place) {
    const nearest = nearestFirst(page, place, found).slice(0, nearestShown);
    const onMap = nearest.slice(0, nearestOnMap);
    const heading = fill(copy.near, { place: placeIn(language, place.name, names(place.country)) });
    const origin: MapPlace = { id: "origin", name: place.name, isOrigin: true, latitude: place.latitude, longitude: place.longitude };
    const view = mapView(
      boxAround([place, ...onMap], shapes.region),
      [origin, ...onMap.map((one, index) => ({ ...markOf(one), number: index + 1 }))],
      [place.country],
    );
    return { heading, status, nearest: nearest.map(({ row }) => row), groups: [], maps: [{ label: copy.map.region, view }] };
  }
  const groups = byCountry(found, names, language, search);
  if (search.country && found.length > 0) {
    const view = mapView(boxAround(found, shapes.region), found.map(markOf), [search.country]);
    return { heading: names(search.country), status, groups, maps: [{ label: copy.map.region, view }] };
  }
  return { heading: search.country ? names(search.country) : copy.everywhere, status, groups, maps: worldMaps(found, groups, copy) };
}

const markOf = ({ id, latitude, longitude, row }: Distributor): MapPlace => ({ id, name: row.name, to: `#${id}`, latitude, longitude });

function byCountry(found: readonly Distributor[], names: (code: string) => string, language: Language, search: Search): Group[] {
  const groups = new Map<string, Distributor[]>();
  for (const one of found) groups.set(one.country, [...(groups.get(one.country) ?? []), one]);
  return [...groups]
    .map(([country, ones]) => ({
      country,
      name: names(country),
      to: localPath(language, "/how-to-buy") + queryOf({ ...search, place: undefined, near: undefined, country }),
      rows: ones.map(({ row }) => row),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, languages[language].tag));
}

/** Draws one bar per country by its number of entries. Europe has its own map, because its bars would overlap. */
function worldMaps(found: readonly Distributor[], groups: readonly Group[], copy: Omit<Copy, "seo">): Finding["maps"] {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const places = groups.map(({ country, name, to, rows }): MapPlace => {
    const ones = found.filter((one) => one.country === country);
    return {
      id: country,
      name: `${name} ${rows.length}`,
      to,
      weight: rows.length,
      latitude: mean(ones.map(({ latitude }) => latitude)),
      longitude: mean(ones.map(({ longitude }) => longitude)),
    };
  });
  const lit = groups.map(({ country }) => country);
  const inEurope = mapView(boxAround(europe, shapes.europe), places, lit);
  const close = new Set(inEurope.marks.map(({ id }) => id));
  const elsewhere = places.filter(({ id }) => !close.has(id));
  return [
    { label: copy.map.world, view: mapView(worldBox, elsewhere, lit) },
    { label: copy.map.europe, view: inEurope },
  ];
}
