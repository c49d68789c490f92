import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { contentEntry, contentFollow } from "#db/content.ts";
import { findCollection } from "#domain/content";
import type { Context } from "../context.ts";
import type { ExportQuery } from "./schema.ts";
import { unitsOf } from "./units-of.ts";
import { writeFile, writeXliff } from "./write-xliff.ts";
import type { TranslationFile } from "./xliff-file.ts";

type Exported = { file: string; entries: number; left: number };
type Row = typeof contentEntry.$inferSelect;

/** Translated, and with what tools add, it still is no more than a call may bring. */
const mostBytes = 400_000;
/** So many entries are read at a time. */
const atOnce = 50;

/** Texts of entries in XLIFF 1.2, as they were saved last: as many as have room, and how many have not. */
export async function exportTranslation(context: Pick<Context, "database">, query: ExportQuery): Promise<Exported | undefined> {
  const collection = findCollection(query.type);
  if (!collection) return undefined;
  const keys = await keysOf(context, query);
  const files: TranslationFile[] = [];
  let bytes = 0;
  for (let at = 0; at < keys.length; at += atOnce) {
    for (const { source, target, outdated } of await pairsOf(context, query, keys.slice(at, at + atOnce))) {
      const file = {
        type: query.type,
        key: source.key,
        from: query.from,
        to: query.to,
        sourceRevision: source.revision,
        targetRevision: target?.revision ?? 0,
        units: unitsOf(collection, { source: latestOf(source), target: target ? latestOf(target) : {}, outdated }),
      };
      bytes += Buffer.byteLength(writeFile(file));
      if (bytes > mostBytes && files.length > 0)
        return { file: writeXliff(files), entries: files.length, left: keys.length - files.length };
      files.push(file);
    }
  }
  return { file: writeXliff(files), entries: files.length, left: 0 };
}

/** What was saved last of an edition. */
export function latestOf({ draft, planned, data }: Pick<Row, "draft" | "planned" | "data">): Record<string, unknown> {
  return draft ?? planned ?? data ?? {};
}

/** Those that have a source, in the order of lists. */
async function keysOf({ database }: Pick<Context, "database">, { type, from, to, which, keys = [] }: ExportQuery): Promise<string[]> {
  const { key, id, language } = contentEntry;
  const inTarget = database
    .select({ key })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(language, to)));
  const outdated = database
    .select({ key })
    .from(contentEntry)
    .innerJoin(contentFollow, eq(contentFollow.entryId, id))
    .where(and(eq(contentEntry.type, type), eq(language, to)));
  const [present, following] = [new Set((await inTarget).map((row) => row.key)), new Set((await outdated).map((row) => row.key))];
  const chosen: SQL | undefined = which === "chosen" ? inArray(key, keys) : undefined;
  const rows = await database
    .select({ key })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(language, from), chosen))
    .orderBy(asc(contentEntry.position), asc(key));
  const isAsked = (each: string) =>
    which === "chosen" || which === "all" || (which !== "outdated" && !present.has(each)) || (which !== "missing" && following.has(each));
  return rows.map((row) => row.key).filter(isAsked);
}

async function pairsOf({ database }: Pick<Context, "database">, { type, from, to }: ExportQuery, keys: readonly string[]) {
  const rows = await database
    .select()
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), inArray(contentEntry.key, [...keys]), inArray(contentEntry.language, [from, to])));
  const marks = await database
    .select({ entryId: contentFollow.entryId, field: contentFollow.field })
    .from(contentFollow)
    .where(
      inArray(
        contentFollow.entryId,
        rows.map(({ id }) => id),
      ),
    );
  return keys.flatMap((key) => {
    const of = (language: string) => rows.find((row) => row.key === key && row.language === language);
    const [source, target] = [of(from), of(to)];
    const outdated = marks.filter(({ entryId }) => entryId === target?.id).map(({ field }) => field);
    return source ? [{ source, target, outdated }] : [];
  });
}
