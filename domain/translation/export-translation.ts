import { and, asc, eq, inArray, not, or, type SQL } from "drizzle-orm";
import { contentEntry, contentStaleField } from "#db/content.ts";
import { findCollection, latestDataOf } from "#domain/content";
import { hasStaleFields } from "#domain/editing";
import type { Context } from "../context.ts";
import { readPairs } from "./read-pairs.ts";
import type { ExportQuery } from "./schema.ts";
import { buildUnits } from "./build-units.ts";
import { writeFileElement, writeXliff } from "./write-xliff.ts";

type ExportResult = { file: string; entries: number; left: number };
type DatabaseContext = Pick<Context, "database">;

/** Limits the file size, so that the translated file is accepted by the import endpoint. */
const maxBytes = 400_000;
const batchSize = 50;

/** Exports the latest texts of as many entries as fit, as XLIFF; `left` counts the others. */
export async function exportTranslation(context: DatabaseContext, query: ExportQuery): Promise<ExportResult | undefined> {
  const collection = findCollection(query.type);
  if (!collection) return undefined;
  const keys = await keysOf(context, query);
  const files: string[] = [];
  const write = () => writeXliff(files, query.version, query);
  let [bytes, seen] = [0, 0];
  for (let start = 0; start < keys.length; start += batchSize) {
    const pairs = await readPairs(context, query, keys.slice(start, start + batchSize));
    const staleFieldsOf = await readStaleFields(
      context,
      pairs.flatMap(({ target }) => target?.id ?? []),
    );
    for (const { source, target } of pairs) {
      const texts = { source: latestDataOf(source), target: target ? latestDataOf(target) : {}, outdated: staleFieldsOf(target?.id) };
      const file = {
        type: query.type,
        key: source.key,
        from: query.from,
        to: query.to,
        sourceRevision: source.revision,
        targetRevision: target?.revision ?? 0,
        units: buildUnits(collection, texts),
      };
      const element = writeFileElement(file, query.version);
      bytes += Buffer.byteLength(element);
      if (bytes > maxBytes && files.length > 0) return { file: write(), entries: files.length, left: keys.length - seen };
      seen += 1;
      // XLIFF 2 allows no file without units.
      if (file.units.length > 0) files.push(element);
    }
  }
  return { file: write(), entries: files.length, left: 0 };
}

/** Returns the selected slugs that have a source text, in the order of lists. */
async function keysOf({ database }: DatabaseContext, { type, from, to, which: selection, keys = [] }: ExportQuery): Promise<string[]> {
  const { key, language, position } = contentEntry;
  const inTarget = (condition?: SQL) =>
    inArray(
      key,
      database
        .select({ key })
        .from(contentEntry)
        .where(and(eq(contentEntry.type, type), eq(language, to), condition)),
    );
  const conditions = {
    all: undefined,
    chosen: inArray(key, keys),
    missing: not(inTarget()),
    outdated: inTarget(hasStaleFields),
    open: or(not(inTarget()), inTarget(hasStaleFields)),
  };
  const rows = await database
    .select({ key })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(language, from), conditions[selection]))
    .orderBy(asc(position), asc(key));
  return rows.map((row) => row.key);
}

async function readStaleFields({ database }: DatabaseContext, ids: readonly string[]): Promise<(id: string | undefined) => string[]> {
  const { entryId, field } = contentStaleField;
  const marks = await database
    .select({ entryId, field })
    .from(contentStaleField)
    .where(inArray(entryId, [...ids]));
  return (id) => marks.filter((mark) => mark.entryId === id).map((mark) => mark.field);
}
