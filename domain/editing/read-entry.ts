import { and, eq } from "drizzle-orm";
import { contentEntry, contentStaleField, contentShared } from "#db/content.ts";
import {
  changedFields,
  findPublicationErrors,
  findUnreviewedFields,
  findCollection,
  isLocalization,
  latestDataOf,
  sourceLanguageOf,
  type LocalizationKey,
} from "#domain/content";
import { languageCodes } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { actorNameSql } from "./actor-name.ts";
import type { Entry } from "./schema.ts";
import { stateColumns, stateOf } from "./localization-state.ts";

type Address = { type: string; key: string };
type Localization = Entry["editions"][number];
type Collection = NonNullable<ReturnType<typeof findCollection>>;
type Row = Awaited<ReturnType<typeof selectLocalizations>>[number];
type StaleMark = Awaited<ReturnType<typeof readStaleMarks>>[number];

/** Reads an entry in all its languages, with the public data and the draft of each. */
export async function readEntry(context: Context, { type, key }: Address): Promise<Entry | undefined> {
  const collection = findCollection(type);
  if (!collection) return undefined;
  const rows = await selectLocalizations(context).where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)));
  const source = sourceLanguageOf(rows.map(({ language }) => language));
  if (!source) return undefined;
  const marks = await readStaleMarks(context, { type, key });
  const editions: Entry["editions"] = [];
  for (const row of rows) editions.push(await toLocalization(context, collection, row, marks));
  editions.sort((one, other) => languageCodes.indexOf(one.language) - languageCodes.indexOf(other.language));
  return { type, key, path: collection.path(key), source, shared: await readShared(context, { type, key }), editions };
}

export async function readLocalization(context: Context, { language, ...entry }: LocalizationKey): Promise<Localization | undefined> {
  const collection = findCollection(entry.type);
  const [row] = await selectLocalizations(context).where(isLocalization({ ...entry, language }));
  return collection && row && toLocalization(context, collection, row, await readStaleMarks(context, entry));
}

function selectLocalizations({ database }: Context) {
  const { id, draft, planned, data } = contentEntry;
  return database.select({ ...stateColumns, id, draft, planned, data }).from(contentEntry);
}

async function toLocalization(
  context: Context,
  { type }: Pick<Collection, "type">,
  { id, draft, planned, data, ...row }: Row,
  marks: readonly StaleMark[],
): Promise<Localization> {
  const latest = latestDataOf({ draft, planned, data });
  const faults = await findPublicationErrors(context, { type, data: latest });
  const unreviewed = row.isUnreviewed ? await findUnreviewedFields(context.database, id, latest) : [];
  const follows = marks.flatMap(({ entryId, markedAt, text, ...mark }) => {
    const isAnswered = changedFields({ text }, { text: latest[mark.field] }).length > 0;
    return entryId === id ? [{ ...mark, was: mark.was ?? null, isAnswered, markedAt: markedAt.toISOString() }] : [];
  });
  return { ...stateOf(row, context.clock.now()), draft, planned, data, faults, follows, unreviewed };
}

async function readStaleMarks({ database }: Context, { type, key }: Address) {
  return database
    .select({
      entryId: contentStaleField.entryId,
      field: contentStaleField.field,
      source: contentStaleField.source,
      was: contentStaleField.was,
      text: contentStaleField.text,
      markedBy: actorNameSql(contentStaleField.markedBy),
      markedAt: contentStaleField.markedAt,
    })
    .from(contentStaleField)
    .innerJoin(contentEntry, eq(contentEntry.id, contentStaleField.entryId))
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)))
    .orderBy(contentStaleField.field);
}

async function readShared({ database }: Context, { type, key }: Address): Promise<Entry["shared"]> {
  const { draft, revision, updatedAt } = contentShared;
  const [row] = await database
    .select({ draft, revision, updatedAt, updatedBy: actorNameSql(contentShared.updatedBy) })
    .from(contentShared)
    .where(and(eq(contentShared.type, type), eq(contentShared.key, key)));
  return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : { draft: null, revision: 0, updatedAt: null, updatedBy: "" };
}
