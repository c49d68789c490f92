import { and, asc, eq, inArray, not, or, type SQL } from "drizzle-orm";
import { contentEntry, contentFollow } from "#db/content.ts";
import { findCollection, latestOf } from "#domain/content";
import { isOutdated } from "#domain/editing";
import type { Context } from "../context.ts";
import { readPairs } from "./read-pairs.ts";
import type { ExportQuery } from "./schema.ts";
import { unitsOf } from "./units-of.ts";
import { writeFile, writeXliff } from "./write-xliff.ts";
import type { TranslationFile } from "./xliff-file.ts";

type Exported = { file: string; entries: number; left: number };
type Reader = Pick<Context, "database">;

/** Translated, and with what tools add, it still is no more than a call may bring. */
const mostBytes = 400_000;
/** So many entries are read at a time. */
const atOnce = 50;

/** Texts of entries in XLIFF 1.2, as they were saved last: as many as have room, and how many have not. */
export async function exportTranslation(context: Reader, query: ExportQuery): Promise<Exported | undefined> {
  const collection = findCollection(query.type);
  if (!collection) return undefined;
  const keys = await keysOf(context, query);
  const files: TranslationFile[] = [];
  let bytes = 0;
  for (let at = 0; at < keys.length; at += atOnce) {
    const pairs = await readPairs(context, query, keys.slice(at, at + atOnce));
    const outdatedIn = await outdatedFields(
      context,
      pairs.flatMap(({ target }) => target?.id ?? []),
    );
    for (const { source, target } of pairs) {
      const texts = { source: latestOf(source), target: target ? latestOf(target) : {}, outdated: outdatedIn(target?.id) };
      const file = {
        type: query.type,
        key: source.key,
        from: query.from,
        to: query.to,
        sourceRevision: source.revision,
        targetRevision: target?.revision ?? 0,
        units: unitsOf(collection, texts),
      };
      bytes += Buffer.byteLength(writeFile(file));
      if (bytes > mostBytes && files.length > 0)
        return { file: writeXliff(files), entries: files.length, left: keys.length - files.length };
      files.push(file);
    }
  }
  return { file: writeXliff(files), entries: files.length, left: 0 };
}

/** Those that have a source and are asked for, in the order of lists. */
async function keysOf({ database }: Reader, { type, from, to, which, keys = [] }: ExportQuery): Promise<string[]> {
  const { key, language, position } = contentEntry;
  const inTarget = (condition?: SQL) =>
    inArray(
      key,
      database
        .select({ key })
        .from(contentEntry)
        .where(and(eq(contentEntry.type, type), eq(language, to), condition)),
    );
  const asked = {
    all: undefined,
    chosen: inArray(key, keys),
    missing: not(inTarget()),
    outdated: inTarget(isOutdated),
    open: or(not(inTarget()), inTarget(isOutdated)),
  };
  const rows = await database
    .select({ key })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(language, from), asked[which]))
    .orderBy(asc(position), asc(key));
  return rows.map((row) => row.key);
}

/** The fields of these editions that have to follow their source. */
async function outdatedFields({ database }: Reader, ids: readonly string[]): Promise<(id: string | undefined) => string[]> {
  const { entryId, field } = contentFollow;
  const marks = await database
    .select({ entryId, field })
    .from(contentFollow)
    .where(inArray(entryId, [...ids]));
  return (id) => marks.filter((mark) => mark.entryId === id).map((mark) => mark.field);
}
