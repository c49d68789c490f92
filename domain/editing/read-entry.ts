import { and, eq } from "drizzle-orm";
import { contentEntry, contentFollow, contentShared } from "#db/content.ts";
import { entryFaults, findCollection, isEdition, latestOf, sourceOf, type EditionKey } from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { nameIn } from "./name-of.ts";
import type { Entry } from "./schema.ts";
import { standingColumns, standingOf } from "./standing.ts";

type Address = { type: string; key: string };
type Edition = Entry["editions"][number];
type Collection = NonNullable<ReturnType<typeof findCollection>>;
type Row = Awaited<ReturnType<typeof selectEditions>>[number];
type Mark = Awaited<ReturnType<typeof readMarks>>[number];

/** Entry in all its languages, with the public data and the draft of each. */
export async function readEntry(context: Context, { type, key }: Address): Promise<Entry | undefined> {
  const collection = findCollection(type);
  if (!collection) return undefined;
  const rows = await selectEditions(context).where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)));
  const source = sourceOf(rows.map(({ language }) => language));
  if (!source) return undefined;
  const marks = await readMarks(context, { type, key });
  const editions: Entry["editions"] = [];
  for (const row of rows) editions.push(await editionOf(context, collection, row, marks));
  editions.sort((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language));
  return { type, key, path: collection.path(key), source, shared: await readShared(context, { type, key }), editions };
}

export async function readEdition(context: Context, { language, ...entry }: EditionKey): Promise<Edition | undefined> {
  const collection = findCollection(entry.type);
  const [row] = await selectEditions(context).where(isEdition({ ...entry, language }));
  return collection && row && editionOf(context, collection, row, await readMarks(context, entry));
}

function selectEditions({ database }: Context) {
  const { id, draft, planned, data } = contentEntry;
  return database.select({ ...standingColumns, id, draft, planned, data }).from(contentEntry);
}

async function editionOf(
  context: Context,
  { type }: Pick<Collection, "type">,
  { id, draft, planned, data, ...row }: Row,
  marks: readonly Mark[],
): Promise<Edition> {
  const faults = await entryFaults(context, { type, data: latestOf({ draft, planned, data }) });
  const follows = marks.flatMap(({ entryId, markedAt, ...mark }) =>
    entryId === id ? [{ ...mark, was: mark.was ?? null, markedAt: markedAt.toISOString() }] : [],
  );
  return { ...standingOf(row, context.clock.now()), draft, planned, data, faults, follows };
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
  const [row] = await database
    .select({ draft, revision, updatedAt, updatedBy: nameIn(contentShared.updatedBy) })
    .from(contentShared)
    .where(and(eq(contentShared.type, type), eq(contentShared.key, key)));
  return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : { draft: null, revision: 0, updatedAt: null, updatedBy: "" };
}
