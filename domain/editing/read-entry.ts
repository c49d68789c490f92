import { and, eq } from "drizzle-orm";
import { contentEntry, contentFollow, contentShared } from "#db/content.ts";
import { entryFaults, findCollection, latestOf, sourceOf } from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { nameIn } from "./name-of.ts";
import type { Entry } from "./schema.ts";
import { standingColumns, standingOf } from "./standing.ts";

type Address = { type: string; key: string };

/** An entry in all its languages, with what is public of each and what is being worked on. */
export async function readEntry(context: Context, { type, key }: Address): Promise<Entry | undefined> {
  const collection = findCollection(type);
  if (!collection) return undefined;
  const rows = await context.database
    .select({
      ...standingColumns,
      id: contentEntry.id,
      draft: contentEntry.draft,
      planned: contentEntry.planned,
      data: contentEntry.data,
    })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)));
  const source = sourceOf(rows.map(({ language }) => language));
  if (!source) return undefined;
  const marks = await readMarks(context, { type, key });
  const now = context.clock.now();
  const editions: Entry["editions"] = [];
  for (const { id, draft, planned, data, ...row } of rows) {
    const faults = await entryFaults(context, { type: collection.type, data: latestOf({ draft, planned, data }) });
    const follows = marks.flatMap(({ entryId, markedAt, ...mark }) =>
      entryId === id ? [{ ...mark, was: mark.was ?? null, markedAt: markedAt.toISOString() }] : [],
    );
    editions.push({ ...standingOf(row, now), draft, planned, data, faults, follows });
  }
  editions.sort((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language));
  return { type, key, path: collection.path(key), source, shared: await readShared(context, { type, key }), editions };
}

async function readMarks({ database }: Context, { type, key }: Address) {
  return database
    .select({
      entryId: contentFollow.entryId,
      field: contentFollow.field,
      source: contentFollow.source,
      was: contentFollow.was,
      markedBy: nameIn(contentFollow.markedBy),
      markedAt: contentFollow.markedAt,
    })
    .from(contentFollow)
    .innerJoin(contentEntry, eq(contentEntry.id, contentFollow.entryId))
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)))
    .orderBy(contentFollow.field);
}

async function readShared({ database }: Context, { type, key }: Address): Promise<Entry["shared"]> {
  const { draft, revision, updatedAt } = contentShared;
  const [work] = await database
    .select({ draft, revision, updatedAt, updatedBy: nameIn(contentShared.updatedBy) })
    .from(contentShared)
    .where(and(eq(contentShared.type, type), eq(contentShared.key, key)));
  return work ? { ...work, updatedAt: work.updatedAt.toISOString() } : { draft: null, revision: 0, updatedAt: null, updatedBy: "" };
}
