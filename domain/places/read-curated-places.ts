import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { recordOf } from "#i18n/record-of.ts";
import { baseLanguageOf } from "#i18n/traits.ts";
import { placeRow, regionRow } from "./schema.ts";

const regionTable = v.record(v.pipe(v.string(), v.regex(/^[A-Z]{2}\.[\dA-Z]{1,3}$/)), regionRow);
const table = v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]{1,39}$/)), placeRow);

/** Curated place of the content folder, with its names in every language. */
export type CuratedPlace = {
  slug: string;
  geoname: number;
  country: string;
  latitude: number;
  longitude: number;
  names: Record<Language, string>;
};

/** @throws when the file cannot be parsed or a row is invalid */
export async function readCuratedPlaces(directory: string): Promise<CuratedPlace[]> {
  const rows = v.parse(table, parse(await readFile(path.join(directory, "places", "places.yaml"), "utf8")));
  return Object.entries(rows).map(([slug, { geoname, country, latitude, longitude, ...translatedNames }]) => {
    const names = recordOf(languageCodes, (code) => translatedNames[baseLanguageOf(code)] ?? translatedNames.en);
    return { slug, geoname, country, latitude, longitude, names };
  });
}

/** Region with names in some languages, and its abbreviation in addresses. */
export type CuratedRegion = { code: string; names: Partial<Record<Language, string>>; short: string | null };

/** @throws when the file cannot be parsed or a row is invalid */
export async function readCuratedRegions(directory: string): Promise<CuratedRegion[]> {
  const rows = v.parse(regionTable, parse(await readFile(path.join(directory, "places", "regions.yaml"), "utf8")));
  return Object.entries(rows).map(([code, { short = null, ...names }]) => ({ code, names, short }));
}
