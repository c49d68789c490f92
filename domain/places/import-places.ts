import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib";
import { eq, getTableName, sql } from "drizzle-orm";
import * as v from "valibot";
import { place, placeName, placeRegion, placeSource } from "#db/place.ts";
import type { CopyInto, Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import { upsertCuratedPlaces } from "./store-curated-places.ts";
import { readCuratedPlaces, readCuratedRegions } from "./read-curated-places.ts";

/** Tables without user data; backups may skip them. */
export const placeTables = [place, placeName, placeRegion, placeSource].map((table) => getTableName(table));

const source = "geonames";
const sourceFile = v.object({ version: v.string(), places: v.number() });

/**
 * Imports the towns from the compressed files of the content folder, unless this version is imported already. Other
 * connections see the former data until the commit.
 *
 * @returns the number of places if they were imported
 */
export async function importPlaces(
  { database, clock }: Pick<Context, "database" | "clock">,
  { directory, copyInto, signal }: { directory: string; copyInto: CopyInto; signal: AbortSignal },
): Promise<number | undefined> {
  const folder = path.join(directory, "places", source);
  const { version, places } = v.parse(sourceFile, JSON.parse(await readFile(path.join(folder, "source.json"), "utf8")));
  if (await isImported(database, version)) return undefined;
  const curatedPlaces = await readCuratedPlaces(directory);
  const curatedRegions = await readCuratedRegions(directory);
  return copyInto(async (transaction, copy) => {
    // Let only one of several starting instances import.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('places'))`);
    if (await isImported(transaction, version)) return undefined;
    const loadTable = (name: string, target: string) =>
      pipeline(createReadStream(path.join(folder, `${name}.tsv.zst`)), zlib.createZstdDecompress(), copy(target), { signal });
    await transaction.execute(sql`delete from place_region`);
    await transaction.execute(sql`delete from place_name`);
    await transaction.execute(sql`delete from place`);
    await loadTable("regions", "place_region (code, name, names)");
    await loadTable("places", "place (id, country, region, name, names, latitude, longitude, population)");
    await transaction.execute(sql`create temporary table read_name (key text collate "C", place integer, kind smallint) on commit drop`);
    await loadTable("names", "read_name (key, place, kind)");
    await transaction.execute(sql`
      insert into place_name (key, place, kind, country, population)
      select key, place, kind, country, population from read_name join place on place.id = place order by key`);
    signal.throwIfAborted();
    await upsertCuratedPlaces(transaction, curatedPlaces);
    for (const { code, names, short } of curatedRegions)
      await transaction
        .update(placeRegion)
        .set({ names: sql`${placeRegion.names} || ${JSON.stringify(names)}::jsonb`, short })
        .where(eq(placeRegion.code, code));
    await transaction.execute(sql`analyze place, place_name, place_region`);
    const importedAt = clock.now();
    await transaction
      .insert(placeSource)
      .values({ name: source, version, importedAt })
      .onConflictDoUpdate({ target: placeSource.name, set: { version, importedAt } });
    return places;
  });
}

async function isImported(database: Transaction, version: string): Promise<boolean> {
  const [storedSource] = await database.select().from(placeSource).where(eq(placeSource.name, source));
  return storedSource?.version === version;
}
