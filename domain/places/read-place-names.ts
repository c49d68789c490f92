import { and, inArray } from "drizzle-orm";
import { place } from "#db/place.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { localizedName } from "./place-columns.ts";

type Point = { latitude: number; longitude: number };

/** Reads the names of the places at exactly these points. */
export async function readPlaceNames(
  { database }: Pick<Context, "database">,
  { points, language }: { points: readonly Point[]; language: Language },
): Promise<(point: Point) => string | undefined> {
  const rows =
    points.length === 0
      ? []
      : await database
          .select({ latitude: place.latitude, longitude: place.longitude, name: place.name, names: place.names })
          .from(place)
          .where(
            and(
              inArray(
                place.latitude,
                points.map(({ latitude }) => latitude),
              ),
              inArray(
                place.longitude,
                points.map(({ longitude }) => longitude),
              ),
            ),
          );
  const names = new Map(rows.map((row) => [`${row.latitude} ${row.longitude}`, localizedName(language, row)]));
  return ({ latitude, longitude }) => names.get(`${latitude} ${longitude}`);
}
