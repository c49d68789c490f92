import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { place, placeName, placeSource } from "#db/place.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { keysOfName, unique } from "./keys.ts";
import { kinds } from "./names.ts";
import { readKnownPlaces, type KnownPlace } from "./read-known-places.ts";

const source = "content";

/** Brings the places of the content folder into the database, where they are not there as they stand in it. */
export async function keepKnownPlaces({ database, clock }: Pick<Context, "database" | "clock">, directory: string): Promise<void> {
  const known = await readKnownPlaces(directory);
  const version = createHash("sha256").update(JSON.stringify(known)).digest("hex").slice(0, 16);
  await database.transaction(async (transaction) => {
    const [kept] = await transaction.select().from(placeSource).where(eq(placeSource.name, source));
    if (kept?.version === version) return;
    await insertKnownPlaces(transaction, known);
    const importedAt = clock.now();
    await transaction
      .insert(placeSource)
      .values({ name: source, version, importedAt })
      .onConflictDoUpdate({ target: placeSource.name, set: { version, importedAt } });
  });
}

/** Over what is said of the same places elsewhere. */
export async function insertKnownPlaces(transaction: Transaction, known: readonly KnownPlace[]): Promise<void> {
  const rows = known.map(({ slug, geoname: id, country, latitude, longitude, names }) => {
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
  const named = rows.flatMap(({ id: at, slug, names, country }) =>
    unique([slug, ...Object.values(names)].flatMap(keysOfName)).map((key) => ({
      key,
      place: at,
      kind: kinds.name,
      country,
      population: 0,
    })),
  );
  await transaction
    .insert(placeName)
    .values(named)
    .onConflictDoUpdate({ target: [placeName.key, placeName.place], set: { kind: kinds.name } });
}
