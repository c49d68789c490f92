import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { place, placeName, placeSource } from "#db/place.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { searchKeysOf, unique } from "./search-keys.ts";
import { nameKinds } from "./find-names.ts";
import { readCuratedPlaces, type CuratedPlace } from "./read-curated-places.ts";

const source = "content";

/** Stores the curated places of the content folder if they changed. */
export async function storeCuratedPlaces({ database, clock }: Pick<Context, "database" | "clock">, directory: string): Promise<void> {
  const places = await readCuratedPlaces(directory);
  const version = createHash("sha256").update(JSON.stringify(places)).digest("hex").slice(0, 16);
  await database.transaction(async (transaction) => {
    const [storedSource] = await transaction.select().from(placeSource).where(eq(placeSource.name, source));
    if (storedSource?.version === version) return;
    await upsertCuratedPlaces(transaction, places);
    const importedAt = clock.now();
    await transaction
      .insert(placeSource)
      .values({ name: source, version, importedAt })
      .onConflictDoUpdate({ target: placeSource.name, set: { version, importedAt } });
  });
}

export async function upsertCuratedPlaces(transaction: Transaction, places: readonly CuratedPlace[]): Promise<void> {
  const rows = places.map(({ slug, geoname: id, country, latitude, longitude, names }) => {
    return { id, slug, country, name: names.en, names, latitude, longitude, population: 0 };
  });
  await transaction
    .insert(place)
    .values(rows)
    .onConflictDoUpdate({
      target: place.id,
      set: {
        slug: sql`excluded.slug`,
        names: sql`excluded.names`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
      },
    });
  const nameRows = rows.flatMap(({ id: at, slug, names, country }) =>
    unique([slug, ...Object.values(names)].flatMap(searchKeysOf)).map((key) => ({
      key,
      place: at,
      kind: nameKinds.name,
      country,
      population: 0,
    })),
  );
  await transaction
    .insert(placeName)
    .values(nameRows)
    .onConflictDoUpdate({ target: [placeName.key, placeName.place], set: { kind: nameKinds.name } });
}
