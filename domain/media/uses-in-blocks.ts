import { and, eq, sql, type SQLWrapper } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { collections, filesOf, isPublic, leavesOf } from "#domain/content";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import type { MediaUse } from "./media-use.ts";

/** Blocks may refer to images in fields of their own and in texts. */
const blockFields = collections.flatMap((collection) =>
  Object.entries(collection.fields).flatMap(([field, { kind }]) =>
    kind === "blocks" ? [{ collection, type: collection.type, field }] : [],
  ),
);
type BlockField = (typeof blockFields)[number];

export async function findUsesInBlocks(database: Transaction, names: readonly string[]): Promise<MediaUse[]> {
  if (names.length === 0) return [];
  const uses: MediaUse[] = [];
  for (const field of blockFields) uses.push(...(await usesIn(database, field, names)));
  return uses;
}

async function usesIn(database: Transaction, blockField: BlockField, names: readonly string[]): Promise<MediaUse[]> {
  const { type } = blockField;
  const rows = await readVersions(database, blockField);
  return rows.flatMap(({ key, title, language, state, versions }) => {
    const publicNames = namesIn(blockField, versions.shown);
    const allNames = Object.values(versions).flatMap((blocks) => namesIn(blockField, blocks));
    return names
      .filter((name) => allNames.includes(name))
      .map((media) => ({ media, type, key, title, language, isPublic: state === "published" && publicNames.includes(media) }));
  });
}

/** Lists the values of image fields in blocks of public entries, and the names of images in their texts. */
export async function listPublicBlockValues(context: Context): Promise<string[]> {
  const values: string[] = [];
  for (const blockField of blockFields) {
    const rows = await context.database
      .select({ blocks: blocksIn(contentEntry.data, blockField.field) })
      .from(contentEntry)
      .where(and(eq(contentEntry.type, blockField.type), isPublic(context)));
    for (const { blocks } of rows) values.push(...valuesIn(blockField, blocks), ...namesIn(blockField, blocks));
  }
  return values;
}

/** Tells whether a block shows this part of an image, in a draft or in public. */
export async function isValueUsedInBlocks(database: Transaction, value: string): Promise<boolean> {
  for (const blockField of blockFields) {
    const rows = await readVersions(database, blockField);
    if (rows.some(({ versions }) => Object.values(versions).some((blocks) => valuesIn(blockField, blocks).includes(value)))) return true;
  }
  return false;
}

async function readVersions(database: Transaction, { type, field }: BlockField) {
  const { key, title, language, state, data, draft, planned } = contentEntry;
  const versions = { shown: blocksIn(data, field), drafted: blocksIn(draft, field), planned: blocksIn(planned, field) };
  return database.select({ key, title, language, state, versions }).from(contentEntry).where(eq(contentEntry.type, type));
}

function blocksIn(column: SQLWrapper, field: string) {
  return sql<unknown>`${column}->${field}`;
}

const namesIn = ({ collection, field }: BlockField, blocks: unknown) =>
  Object.values(filesOf(collection, { [field]: blocks })).map(({ name }) => name);

const valuesIn = ({ collection, field }: BlockField, blocks: unknown) =>
  leavesOf(collection.fields, { [field]: blocks }).flatMap((leaf) =>
    leaf.field.kind === "picture" && typeof leaf.value === "string" ? [leaf.value] : [],
  );
