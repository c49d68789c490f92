import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { placeRow, type Place } from "./schema.ts";

const table = v.record(v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)), placeRow);

/**
 * The places that can be searched for, from the content folder: the site asks no service where a town lies.
 *
 * @throws when the file cannot be parsed or a row is wrong
 */
export async function readPlaces(directory: string): Promise<Place[]> {
  const rows = v.parse(table, parse(await readFile(path.join(directory, "places", "places.yaml"), "utf8")));
  return Object.entries(rows).map(([id, { country, latitude, longitude, en, fr = en, de = en, cn }]) => ({
    id,
    country,
    latitude,
    longitude,
    names: { fr, en, cn, au: en, de },
  }));
}
