import { eq } from "drizzle-orm";
import { place, placeRegion } from "#db/place.ts";
import type { Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { idOf, inWordsOf, placeColumns, regionOfPlace } from "./place-columns.ts";
import type { NamedPlace } from "./schema.ts";

/** The place that an address names by its id, in the words of a language. */
export async function findPlace(
  { database }: Pick<Context, "database">,
  { id, language }: { id: string; language: Language },
): Promise<NamedPlace | undefined> {
  const number = /-(\d+)$/.exec(id)?.[1];
  const [row] = await database
    .select(placeColumns)
    .from(place)
    .leftJoin(placeRegion, regionOfPlace)
    .where(number ? eq(place.id, Number(number)) : eq(place.slug, id));
  // One address each: the number alone would have as many as there are words to put before it.
  return row && idOf(row) === id ? inWordsOf(language, row, "name") : undefined;
}
