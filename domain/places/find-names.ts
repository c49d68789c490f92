import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import { place, placeName, placeRegion } from "#db/place.ts";
import type { Database } from "#platform/database";
import { placeColumns, regionOfPlace, type PlaceRow } from "./place-columns.ts";

export const nameKinds = { name: 0, otherName: 1, postalCode: 2 } as const;

export type NameHit = PlaceRow & { key: string; kind: number };

const maxHits = 400;
const maxPrefixMatches = 24;

export async function findByKey(database: Database, keys: readonly string[]): Promise<NameHit[]> {
  if (keys.length === 0) return [];
  return (
    database
      .select({ ...placeColumns, key: placeName.key, kind: placeName.kind })
      .from(placeName)
      .innerJoin(place, eq(place.id, placeName.place))
      .leftJoin(placeRegion, regionOfPlace)
      // Pass one array: hundreds of parameters would make planning slow.
      .where(sql`${placeName.key} = any(${sql.param(keys)}::text[])`)
      .orderBy(desc(sql`length(${placeName.key})`), desc(placeName.population))
      .limit(maxHits)
  );
}

/** Finds the largest places whose name begins with the prefix, those of the country first. */
export async function findByPrefix(database: Database, prefix: string, country: string | undefined): Promise<NameHit[]> {
  const matches = database
    .select({ place: placeName.place, key: sql<string>`min(${placeName.key})`.as("key"), kind: sql<number>`0`.as("kind") })
    .from(placeName)
    .where(and(gte(placeName.key, prefix), lt(placeName.key, `${prefix}\u{10ffff}`), lt(placeName.kind, nameKinds.postalCode)))
    .groupBy(placeName.place, placeName.country, placeName.population)
    .orderBy(desc(sql`${placeName.country} = ${country ?? ""}`), desc(placeName.population))
    .limit(maxPrefixMatches)
    .as("matches");
  return database
    .select({ ...placeColumns, key: matches.key, kind: matches.kind })
    .from(matches)
    .innerJoin(place, eq(place.id, matches.place))
    .leftJoin(placeRegion, regionOfPlace);
}
