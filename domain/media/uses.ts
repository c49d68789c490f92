import { and, eq, inArray, or, sql, type SQLWrapper } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { bumpContentVersion, collections, isPublic, picturesIn, pictureScheme } from "#domain/content";
import { languages, type Language, type WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";

/** An edition of an entry that names a picture or file; `isPublic` where its readers see it, now or from a set moment on. */
export type MediaUse = { media: string; type: string; key: string; language: Language; isPublic: boolean };

type NamingField = { type: string; field: string };

/** Fields whose value is the name of a picture or file. */
const namingFields: readonly NamingField[] = collections.flatMap(({ type, fields }) =>
  Object.entries(fields).flatMap(([field, { kind }]) => (kind === "picture" || kind === "file" ? [{ type, field }] : [])),
);

/** Fields whose texts name pictures. */
const textFields = collections.flatMap(({ type, fields }) =>
  Object.entries(fields).flatMap(([field, { kind }]) => (kind === "markdown" ? [{ type, field }] : [])),
);

/** Where these pictures and files are named. */
export async function findUses(database: Transaction, names: readonly string[]): Promise<MediaUse[]> {
  const found: MediaUse[] = [];
  // One after the other, here and below: a transaction has one connection, and nobody is in such a hurry for more.
  for (const field of textFields) found.push(...(await usesInTexts(database, field, names)));
  for (const field of namingFields) found.push(...(await usesIn(database, field, names)));
  return found;
}

/** The names of all that public entries show; pictures in their texts come with these. */
export async function listPublicNames(context: Context): Promise<string[]> {
  const names = new Set<string>();
  for (const { type, field } of namingFields) {
    const rows = await context.database
      .selectDistinct({ value: sql<string>`${contentEntry.data}->>${field}` })
      .from(contentEntry)
      .where(and(eq(contentEntry.type, type), isPublic(context), sql`${contentEntry.data}->>${field} is not null`));
    for (const { value } of rows) names.add(value);
  }
  return [...names];
}

/** The pages that show one of these change. */
export async function bumpUses(transaction: Transaction, names: readonly string[]): Promise<void> {
  const uses = await findUses(transaction, names);
  const shown = new Set<WebsiteId>(uses.filter((use) => use.isPublic).map(({ language }) => languages[language].websiteId));
  // In one order everywhere, so that two changes cannot wait for each other.
  for (const websiteId of [...shown].sort()) await bumpContentVersion(transaction, websiteId);
}

/** What a field holds in each state of an edition. */
function statesOf(field: string) {
  const { key, language, state, ...column } = contentEntry;
  const of = (held: SQLWrapper) => sql<string | null>`${held}->>${field}`;
  const [shown, drafted, planned] = [of(column.data), of(column.draft), of(column.planned)];
  return { columns: { key, language, state, shown, drafted, planned }, values: [shown, drafted, planned] };
}

async function usesIn(database: Transaction, { type, field }: NamingField, names: readonly string[]): Promise<MediaUse[]> {
  if (names.length === 0) return [];
  const { columns, values: texts } = statesOf(field);
  const rows = await database
    .select(columns)
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), or(...texts.map((value) => inArray(value, names)))));
  return rows.flatMap(({ key, language, state, ...row }) =>
    names
      .map((media) => ({ media, type, key, language, isPublic: state === "published" && row.shown === media }))
      .filter((use) => [row.shown, row.drafted, row.planned].includes(use.media)),
  );
}

async function usesInTexts(
  database: Transaction,
  { type, field }: { type: string; field: string },
  names: readonly string[],
): Promise<MediaUse[]> {
  const { columns, values } = statesOf(field);
  const rows = await database
    .select(columns)
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), or(...values.map((text) => sql`strpos(${text}, ${pictureScheme}) > 0`))));
  return rows.flatMap(({ key, language, state, ...row }) => {
    const publicly = picturesIn(row.shown ?? "");
    const all = [...publicly, ...picturesIn(row.drafted ?? ""), ...picturesIn(row.planned ?? "")];
    const named = names.filter((name) => all.includes(name));
    return named.map((media) => ({ media, type, key, language, isPublic: state === "published" && publicly.includes(media) }));
  });
}
