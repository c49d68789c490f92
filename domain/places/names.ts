import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { place, placeName, placeRegion } from "#db/place.ts";
import type { Database } from "#platform/database";
import { placeColumns, regionOfPlace, type PlaceRow } from "./place-columns.ts";

export const kinds = { name: 0, otherName: 1, postalCode: 2 } as const;

/** A place with a key that it is found by. */
export type Hit = PlaceRow & { key: string; kind: number };

const mostHits = 400;
const mostBeginnings = 24;

/** The places that have one of these keys. */
export async function findByKey(database: Database, keys: readonly string[]): Promise<Hit[]> {
  if (keys.length === 0) return [];
  return (
    database
      .select({ ...placeColumns, key: placeName.key, kind: placeName.kind })
      .from(placeName)
      .innerJoin(place, eq(place.id, placeName.place))
      .leftJoin(placeRegion, regionOfPlace)
      // One array: of some hundred parameters each would be written and planned by itself.
      .where(sql`${placeName.key} = any(${sql.param(keys)}::text[])`)
      .orderBy(desc(sql`length(${placeName.key})`), desc(placeName.population))
      .limit(mostHits)
  );
}

/** The largest places whose names begin so, those of a country first. */
export async function findByBeginning(database: Database, beginning: string, country: string | undefined): Promise<Hit[]> {
  const found = database
    .select({ place: placeName.place, key: sql<string>`min(${placeName.key})`.as("key"), kind: sql<number>`0`.as("kind") })
    .from(placeName)
    .where(and(gte(placeName.key, beginning), lt(placeName.key, `${beginning}\u{10ffff}`), lt(placeName.kind, kinds.postalCode)))
    .groupBy(placeName.place, placeName.country, placeName.population)
    .orderBy(desc(sql`${placeName.country} = ${country ?? ""}`), desc(placeName.population))
    .limit(mostBeginnings)
    .as("found");
  return database
    .select({ ...placeColumns, key: found.key, kind: found.kind })
    .from(found)
    .innerJoin(place, eq(place.id, found.place))
    .leftJoin(placeRegion, regionOfPlace);
}
