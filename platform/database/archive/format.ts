import * as v from "valibot";

export const archiveFormat = 1;

/** Table with the columns of its rows. Referenced tables come first. */
const archivedTable = v.object({ name: v.string(), columns: v.array(v.string()) });
export type ArchivedTable = v.InferOutput<typeof archivedTable>;

/** Content of the first file of an archive. A restore checks it before it reads the rest. */
export const aboutSchema = v.object({
  format: v.literal(archiveFormat),
  /** Version in package.json. */
  version: v.string(),
  createdAt: v.string(),
  /** Timestamps of the applied migrations, in order. */
  migrations: v.array(v.number()),
  tables: v.array(archivedTable),
  /** Values that only the caller reads. */
  notes: v.record(v.string(), v.string()),
});
export type About = v.InferOutput<typeof aboutSchema>;

/** Content of the last file. A truncated archive has none. */
export const manifestSchema = v.object({
  rows: v.record(v.string(), v.number()),
  sequences: v.record(v.string(), v.string()),
  /** SHA-256 of every file before this one, by its name. */
  files: v.record(v.string(), v.string()),
});
export type Manifest = v.InferOutput<typeof manifestSchema>;

export const aboutName = "about.json";
export const manifestName = "manifest.json";

/** File name of a part of a table's rows in COPY format. */
export const partName = (table: string, part: number): string => `tables/${table}/${String(part).padStart(5, "0")}.copy`;

/** Name of the table that a file holds rows of. */
export const tableOfPart = (file: string): string | undefined => /^tables\/([^/]+)\/\d+\.copy$/.exec(file)?.[1];
