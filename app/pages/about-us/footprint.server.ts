import { readDistributors } from "#app/features/distributors/read-distributors.server.ts";
import { mapView, worldBox, type MapView } from "#app/features/map/map-view.server.ts";
import type { RequestContext } from "#app/page/request-context.ts";
import { formatNumber } from "#i18n/format.ts";
import { languages } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { regionNames } from "#i18n/region-names.ts";

export type FootprintData = { view: MapView; countries: { code: string; name: string; count: string; to: string }[]; example?: string };

/** Counts the distributors of each country, for the map and for the list. */
export async function readFootprint(page: RequestContext): Promise<FootprintData> {
  const { tag } = languages[page.language];
  const countryName = regionNames(page.language);
  const byCountry = Map.groupBy(await readDistributors(page), ({ country }) => country);
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const countryUrl = (code: string) => localPath(page.language, `/how-to-buy?country=${code}`);
  const places = [...byCountry].map(([id, distributors]) => ({
    id,
    name: `${countryName(id)} ${distributors.length}`,
    to: countryUrl(id),
    weight: distributors.length,
    latitude: average(distributors.map(({ latitude }) => latitude)),
    longitude: average(distributors.map(({ longitude }) => longitude)),
  }));
  const countries = [...byCountry].map(([code, distributors]) => ({
    code,
    name: countryName(code),
    count: formatNumber(page.language, distributors.length),
    to: countryUrl(code),
  }));
  return {
    view: mapView(worldBox, places, [...byCountry.keys()], 1320),
    countries: countries.toSorted((a, b) => a.name.localeCompare(b.name, tag)),
    example: [...byCountry.values()].flat().find(({ row }) => row.example)?.row.example,
  };
}
