import { and, eq, inArray, or, sql, type SQLWrapper } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import { siteConfig } from "#db/site-config.ts";
import { bumpContentVersion, collections, filesOf, isPublic, picturesIn, pictureScheme } from "#domain/content";
import { languageCodes, languages, type Language, type WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";

/** A localization refers to an image or file; `isPublic` means published, now or scheduled. */
export type MediaUse = { media: string; type: string; key: string; language: Language; isPublic: boolean };

/** The type of a use as the image of a page; its key is the slot. */
export const pageImageUse = "page-image";

type FileField = { type: string; field: string };

const fileFields: readonly FileField[] = collections.flatMap(({ type, fields }) =>
  Object.entries(fields).flatMap(([field, { kind }]) => (kind === "picture" || kind === "file" ? [{ type, field }] : [])),
);

/** Markdown texts may refer to images. */
const textFields = collections.flatMap(({ type, fields }) =>
  Object.entries(fields).flatMap(([field, { kind }]) => (kind === "markdown" ? [{ type, field }] : [])),
);

/** Blocks may refer to images in fields of their own and in texts. */
const blockFields = collections.flatMap((collection) =>
  Object.entries(collection.fields).flatMap(([field, { kind }]) =>
    kind === "blocks" ? [{ collection, type: collection.type, field }] : [],
  ),
);

export async function findUses(database: Transaction, names: readonly string[]): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  // Run queries one after another, because a transaction has a single connection.
  for (const field of textFields) uses.push(...(await usesInTexts(database, field, names)));
  for (const field of fileFields) uses.push(...(await usesIn(database, field, names)));
  for (const { language, images } of await readPageImages(database))
    for (const { slot, picture } of images)
      if (names.includes(picture)) uses.push({ media: picture, type: pageImageUse, key: slot, language, isPublic: true });
  for (const field of blockFields) uses.push(...(await usesInBlocks(database, field, names)));
  return uses;
}

/** Lists names in fields of public entries; images in their texts are part of the rendered body. */
export async function listPublicNames(context: Context): Promise<string[]> {
  const names = new Set<string>();
  for (const { type, field } of fileFields) {
    const rows = await context.database
      .selectDistinct({ value: sql<string>`${contentEntry.data}->>${field}` })
      .from(contentEntry)
      .where(and(eq(contentEntry.type, type), isPublic(context), sql`${contentEntry.data}->>${field} is not null`));
    for (const { value } of rows) names.add(value);
  }
  for (const { images } of await readPageImages(context.database)) for (const { picture } of images) names.add(picture);
  for (const { collection, type, field } of blockFields) {
    const rows = await context.database
      .select({ blocks: blocksIn(contentEntry.data, field) })
      .from(contentEntry)
      .where(and(eq(contentEntry.type, type), isPublic(context)));
    for (const { blocks } of rows) for (const name of imagesInBlocks(collection, { [field]: blocks })) names.add(name);
  }
  return [...names];
}

/** Bumps the content versions of the websites that show the images or files. */
export async function bumpUsingWebsites(transaction: Transaction, names: readonly string[]): Promise<void> {
  const uses = await findUses(transaction, names);
  const websites = new Set<WebsiteId>(uses.filter((use) => use.isPublic).map(({ language }) => languages[language].websiteId));
  // A fixed order prevents deadlocks.
  for (const websiteId of [...websites].sort()) await bumpContentVersion(transaction, websiteId);
}

function statesOf(field: string) {
  const { key, language, state, ...column } = contentEntry;
  const valueIn = (jsonColumn: SQLWrapper) => sql<string | null>`${jsonColumn}->>${field}`;
  const [shown, drafted, planned] = [valueIn(column.data), valueIn(column.draft), valueIn(column.planned)];
  return { columns: { key, language, state, shown, drafted, planned }, values: [shown, drafted, planned] };
}

async function usesIn(database: Transaction, { type, field }: FileField, names: readonly string[]): Promise<MediaUse[]> {
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
    const publicImages = picturesIn(row.shown ?? "");
    const allImages = [...publicImages, ...picturesIn(row.drafted ?? ""), ...picturesIn(row.planned ?? "")];
    const usedNames = names.filter((name) => allImages.includes(name));
    return usedNames.map((media) => ({ media, type, key, language, isPublic: state === "published" && publicImages.includes(media) }));
  });
}

type BlockField = (typeof blockFields)[number];

async function usesInBlocks(database: Transaction, { collection, type, field }: BlockField, names: readonly string[]): Promise<MediaUse[]> {
  if (names.length === 0) return [];
  const { key, language, state, data, draft, planned } = contentEntry;
  const rows = await database
    .select({ key, language, state, shown: blocksIn(data, field), drafted: blocksIn(draft, field), planned: blocksIn(planned, field) })
    .from(contentEntry)
    .where(eq(contentEntry.type, type));
  return rows.flatMap(({ key: slug, language: code, state: publicState, ...versions }) => {
    const publicImages = imagesInBlocks(collection, { [field]: versions.shown });
    const allImages = Object.values(versions).flatMap((blocks) => imagesInBlocks(collection, { [field]: blocks }));
    return names
      .filter((name) => allImages.includes(name))
      .map((media) => ({ media, type, key: slug, language: code, isPublic: publicState === "published" && publicImages.includes(media) }));
  });
}

function blocksIn(column: SQLWrapper, field: string) {
  return sql<unknown>`${column}->${field}`;
}

function imagesInBlocks(collection: Parameters<typeof filesOf>[0], data: Record<string, unknown>): string[] {
  return Object.values(filesOf(collection, data)).map(({ name }) => name);
}

/** Reads the images that editors chose for the slots of pages, by language. */
async function readPageImages(database: Context["database"] | Transaction) {
  const rows = await database.select({ configKey: siteConfig.configKey, layout: siteConfig.layout }).from(siteConfig);
  return languageCodes.flatMap((language) => {
    const { images = {} }: { images?: Record<string, { picture: string }> } =
      rows.find(({ configKey }) => configKey === languages[language].configKey)?.layout ?? {};
    return [{ language, images: Object.entries(images).map(([slot, { picture }]) => ({ slot, picture })) }];
  });
}
