import { eq } from "drizzle-orm";
import { place, placeRegion } from "#db/place.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { publicPlaceId, toNamedPlace, placeColumns, regionOfPlace } from "./place-columns.ts";
import type { NamedPlace } from "./schema.ts";

export async function findPlace(
  { database }: Pick<Context, "database">,
  { id, language }: { id: string; language: Language },
): Promise<NamedPlace | undefined> {
  const geonameId = /-(\d+)$/.exec(id)?.[1];
  const [row] = await database
    .select(placeColumns)
    .from(place)
    .leftJoin(placeRegion, regionOfPlace)
    .where(geonameId ? eq(place.id, Number(geonameId)) : eq(place.slug, id));
  // Accept only the exact id, so that a place has one URL.
  return row && publicPlaceId(row) === id ? toNamedPlace(language, row, "name") : undefined;
}
