import { and, between, sql } from "drizzle-orm";
import { place, placeRegion } from "#db/place.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { toNamedPlace, placeColumns, regionOfPlace } from "./place-columns.ts";
import type { NamedPlace } from "./schema.ts";

/** Search radii in degrees of latitude, about 30 and 300 km. */
const radii = [0.27, 2.7];

/** Finds the place nearest to a point, within about 300 km; `undefined` if there is none. */
export async function findNearestPlace(
  { database }: Pick<Context, "database">,
  { latitude, longitude, language }: { latitude: number; longitude: number; language: Language },
): Promise<NamedPlace | undefined> {
  // A degree of longitude is shorter away from the equator.
  const longitudeScale = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  for (const radius of radii) {
    const [row] = await database
      .select(placeColumns)
      .from(place)
      .leftJoin(placeRegion, regionOfPlace)
      .where(
        and(
          between(place.latitude, latitude - radius, latitude + radius),
          between(place.longitude, longitude - radius / longitudeScale, longitude + radius / longitudeScale),
        ),
      )
      .orderBy(sql`(${place.latitude} - ${latitude}) ^ 2 + ((${place.longitude} - ${longitude}) * ${longitudeScale}) ^ 2`)
      .limit(1);
    if (row) return toNamedPlace(language, row, "name");
  }
  return undefined;
}
