import * as v from "valibot";

export const archiveFormat = 1;

/** A table with the columns that its rows are written with; tables that others refer to come first. */
const archivedTable = v.object({ name: v.string(), columns: v.array(v.string()) });
export type ArchivedTable = v.InferOutput<typeof archivedTable>;

/** The first file of an archive: what is in it, for whoever decides whether to read on. */
export const aboutSchema = v.object({
  format: v.literal(archiveFormat),
  /** Of package.json. */
  version: v.string(),
  createdAt: v.string(),
  /** The moments that name the migrations of its schema, in their order. */
  migrations: v.array(v.number()),
  tables: v.array(archivedTable),
  /** What the caller notes of itself. */
  notes: v.record(v.string(), v.string()),
});
export type About = v.InferOutput<typeof aboutSchema>;

/** The last file: what all others have to be. An archive that breaks off has none. */
export const manifestSchema = v.object({
  rows: v.record(v.string(), v.number()),
  sequences: v.record(v.string(), v.string()),
  /** SHA-256 of every file before this one, by its name. */
  files: v.record(v.string(), v.string()),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const aboutName = "about.json";
export const manifestName = "manifest.json";

/** The part of a table's rows, as COPY writes them. */
export const partName = (table: string, part: number): string => `tables/${table}/${String(part).padStart(5, "0")}.copy`;

/** Name of the table that a file holds rows of. */
export const tableOfPart = (file: string): string | undefined => /^tables\/([^/]+)\/\d+\.copy$/.exec(file)?.[1];
