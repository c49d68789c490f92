import { and, between, sql } from "drizzle-orm";
import { place, placeRegion } from "#db/place.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { inWordsOf, placeColumns, regionOfPlace } from "./place-columns.ts";
import type { NamedPlace } from "./schema.ts";

/** Degrees north and south in which is looked, the near ones first: about 30 and 300 km. */
const reaches = [0.27, 2.7];

/** The place that lies nearest to a point, in the words of a language; none at sea. */
export async function nearestPlace(
  { database }: Pick<Context, "database">,
  { latitude, longitude, language }: { latitude: number; longitude: number; language: Language },
): Promise<NamedPlace | undefined> {
  // A degree of longitude is the shorter the farther it is from the equator.
  const shrunk = Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  for (const reach of reaches) {
    const [row] = await database
      .select(placeColumns)
      .from(place)
      .leftJoin(placeRegion, regionOfPlace)
      .where(
        and(
          between(place.latitude, latitude - reach, latitude + reach),
          between(place.longitude, longitude - reach / shrunk, longitude + reach / shrunk),
        ),
      )
      .orderBy(sql`(${place.latitude} - ${latitude}) ^ 2 + ((${place.longitude} - ${longitude}) * ${shrunk}) ^ 2`)
      .limit(1);
    if (row) return inWordsOf(language, row, "name");
  }
  return undefined;
}
