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
import { insertKnownPlaces } from "./keep-known-places.ts";
import { readKnownPlaces, readKnownRegions } from "./read-known-places.ts";

/** Their rows can be made again at any time. */
export const placeTables = [place, placeName, placeRegion, placeSource].map((table) => getTableName(table));

const source = "geonames";
const sourceFile = v.object({ version: v.string(), places: v.number() });

/**
 * Brings the towns of the content folder's compressed files into the database, unless this version of them is there. Until that is
 * through, whoever searches finds what was there before.
 *
 * @returns how many, where they were brought in
 */
export async function importPlaces(
  { database, clock }: Pick<Context, "database" | "clock">,
  { directory, copyInto, signal }: { directory: string; copyInto: CopyInto; signal: AbortSignal },
): Promise<number | undefined> {
  const folder = path.join(directory, "places", source);
  const { version, places } = v.parse(sourceFile, JSON.parse(await readFile(path.join(folder, "source.json"), "utf8")));
  if (await isThere(database, version)) return undefined;
  const known = await readKnownPlaces(directory);
  const knownRegions = await readKnownRegions(directory);
  return copyInto(async (transaction, copy) => {
    // Of several instances that start together one brings them in, and the others find them.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('places'))`);
    if (await isThere(transaction, version)) return undefined;
    const fill = (name: string, target: string) =>
      pipeline(createReadStream(path.join(folder, `${name}.tsv.zst`)), zlib.createZstdDecompress(), copy(target), { signal });
    await transaction.execute(sql`delete from place_region`);
    await transaction.execute(sql`delete from place_name`);
    await transaction.execute(sql`delete from place`);
    await fill("regions", "place_region (code, name, names)");
    await fill("places", "place (id, country, region, name, names, latitude, longitude, population)");
    await transaction.execute(sql`create temporary table read_name (key text collate "C", place integer, kind smallint) on commit drop`);
    await fill("names", "read_name (key, place, kind)");
    await transaction.execute(sql`
      insert into place_name (key, place, kind, country, population)
      select key, place, kind, country, population from read_name join place on place.id = place order by key`);
    signal.throwIfAborted();
    await insertKnownPlaces(transaction, known);
    for (const { code, names, short } of knownRegions)
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

async function isThere(database: Transaction, version: string): Promise<boolean> {
  const [there] = await database.select().from(placeSource).where(eq(placeSource.name, source));
  return there?.version === version;
}
