/** A table with the columns that its rows are written with; tables that others refer to come first. */
export type ArchivedTable = { name: string; columns: string[] };

/** The first file of an archive: what is in it, for whoever decides whether to read on. */
export type About = {
  format: typeof archiveFormat;
  /** Of package.json. */
  version: string;
  createdAt: string;
  /** The moments that name the migrations of its schema, in their order. */
  migrations: number[];
  tables: ArchivedTable[];
  /** What the caller notes of itself. */
  notes: Record<string, string>;
};

/** The last file: what all others have to be. An archive that breaks off has none. */
export type Manifest = {
  rows: Record<string, number>;
  sequences: Record<string, string>;
  /** SHA-256 of every file before this one, by its name. */
  files: Record<string, string>;
};

export const archiveFormat = 1;
export const aboutName = "about.json";
export const manifestName = "manifest.json";

/** The part of a table's rows, as COPY writes them. */
export const partName = (table: string, part: number): string => `tables/${table}/${String(part).padStart(5, "0")}.copy`;

/** Name of the table that a file holds rows of. */
export const tableOfPart = (file: string): string | undefined => /^tables\/([^/]+)\/\d+\.copy$/.exec(file)?.[1];
