import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import zlib from "node:zlib";
import { readRegions, readTowns } from "./places/read-geonames.ts";
import { namesOfTowns } from "./places/names-of-towns.ts";
import { readPostalCodes } from "./places/read-postal-codes.ts";

/**
 * Builds the files of towns for the import from a folder with GeoNames' files: cities500.txt, admin1CodesASCII.txt,
 * alternateNamesV2.txt and postalCodes.txt (the postal allCountries.txt).
 */
const [from] = process.argv.slice(2);
if (!from) {
  console.error("Pass the folder of the GeoNames files: npm run places:build -- FOLDER");
  process.exit(1);
}
const to = path.resolve(import.meta.dirname, "../content/places/geonames");
const level = 19;

const regions = await readRegions(from);
const towns = await readTowns(from);
const names = namesOfTowns(towns);
const codes = await readPostalCodes(from, towns, names);
const tables = {
  regions: regions.map(({ code, name, names: regionNames }) => [code, name, JSON.stringify(regionNames)]),
  places: towns.map(({ id, country, region, name, called, latitude, longitude, population }) => {
    return [id, country, region, name, JSON.stringify(called), latitude, longitude, population];
  }),
  // Sorted by the index column, so that the index only grows at its end during the import.
  names: [...names, ...codes]
    .map(({ key, id, kind }) => [key, id, kind])
    .toSorted(([a], [b]) => Buffer.compare(Buffer.from(`${a}`), Buffer.from(`${b}`))),
};
await mkdir(to, { recursive: true });
const hash = createHash("sha256");
for (const [table, rows] of Object.entries(tables)) {
  const text = rows.map((row) => `${row.map(escapeValue).join("\t")}\n`).join("");
  hash.update(text);
  const packed = zlib.zstdCompressSync(text, { params: { [zlib.constants.ZSTD_c_compressionLevel]: level } });
  await writeFile(path.join(to, `${table}.tsv.zst`), packed);
  console.log(`${table}: ${rows.length} rows, ${(packed.length / 1e6).toFixed(2)} MB`);
}
const postalCodes = Object.fromEntries(
  [...Map.groupBy(codes, ({ country }) => country)].map(([country, group]) => [country, new Set(group.map(({ key }) => key)).size]),
);
const source = { version: hash.digest("hex").slice(0, 16), places: towns.length, names: names.length, postalCodes };
await writeFile(path.join(to, "source.json"), `${JSON.stringify(source, undefined, 2)}\n`);

function escapeValue(value: string | number | undefined): string {
  if (value === undefined) return "\\N";
  return String(value)
    .replaceAll("\\", "\\\\")
    .replaceAll(/[\t\n\r]/g, " ");
}
