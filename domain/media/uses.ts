import { and, eq, inArray, isNotNull, or, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { contentEntry, contentShared } from "#db/content.ts";
import { siteConfig } from "#db/site-config.ts";
import { bumpContentVersion, collections, isPublic, picturesIn, pictureScheme } from "#domain/content";
import { languageCodes, languages, type WebsiteId } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { Context } from "../context.ts";
import type { MediaUse } from "./media-use.ts";
import { parsePicture } from "./picture-value.ts";
import { findUsesInBlocks, isValueUsedInBlocks, listPublicBlockValues } from "./uses-in-blocks.ts";

/** Type of a use in the company data, which are no entry. */
const siteUse = "site";

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

export async function findUses(database: Transaction, names: readonly string[]): Promise<MediaUse[]> {
  const uses: MediaUse[] = [];
  // Run queries one after another, because a transaction has a single connection.
  for (const field of textFields) uses.push(...(await usesInTexts(database, field, names)));
  for (const field of fileFields) uses.push(...(await usesIn(database, field, names)));
  for (const { language, images } of await readPageImages(database))
    for (const { slot, picture } of images)
      if (names.includes(picture)) uses.push({ media: picture, type: pageImageUse, key: slot, title: "", language, isPublic: true });
  uses.push(...(await findUsesInBlocks(database, names)));
  return [...uses, ...(await usesInSiteConfig(database, names))];
}

/** The company data have the QR code of a messenger. */
const siteImage = sql<string | null>`${siteConfig.site}->>'wechatPicture'`;

async function usesInSiteConfig(database: Transaction, names: readonly string[]): Promise<MediaUse[]> {
  const rows = await database.select({ configKey: siteConfig.configKey, value: siteImage }).from(siteConfig).where(isNotNull(siteImage));
  return rows.flatMap(({ configKey, value }) => {
    const media = parsePicture(value ?? "").name;
    const language = languageCodes.find((code) => languages[code].configKey === configKey);
    return language && names.includes(media) ? [{ media, type: siteUse, key: configKey, title: "", language, isPublic: true }] : [];
  });
}

/** Lists the values of image and file fields of public entries; images in their texts are part of the rendered body. */
export async function listPublicValues(context: Context): Promise<string[]> {
  const values = new Set<string>();
  for (const { type, field } of fileFields) {
    const rows = await context.database
      .selectDistinct({ value: sql<string>`${contentEntry.data}->>${field}` })
      .from(contentEntry)
      .where(and(eq(contentEntry.type, type), isPublic(context), sql`${contentEntry.data}->>${field} is not null`));
    for (const { value } of rows) values.add(value);
  }
  for (const { images } of await readPageImages(context.database)) for (const { picture } of images) values.add(picture);
  for (const value of await listPublicBlockValues(context)) values.add(value);
  for (const { value } of await context.database.select({ value: siteImage }).from(siteConfig)) if (value) values.add(value);
  return [...values];
}

/** Bumps the content versions of the websites that show the images or files. */
export async function bumpUsingWebsites(transaction: Transaction, names: readonly string[]): Promise<void> {
  const uses = await findUses(transaction, names);
  const websites = new Set<WebsiteId>(uses.filter((use) => use.isPublic).map(({ language }) => languages[language].websiteId));
  // A fixed order prevents deadlocks.
  for (const websiteId of [...websites].sort()) await bumpContentVersion(transaction, websiteId);
}

/** Tells whether a field shows this part of an image, in a draft or in public. */
export async function isValueUsed(database: Transaction, value: string): Promise<boolean> {
  for (const { type, field } of fileFields) {
    const { values } = statesOf(field);
    const [row] = await database
      .select({ id: contentEntry.id })
      .from(contentEntry)
      .where(and(eq(contentEntry.type, type), or(...values.map((each) => eq(each, value)))))
      .limit(1);
    if (row) return true;
    const sharedValue = sql<string | null>`${contentShared.draft}->>${field}`;
    const [shared] = await database
      .select({ key: contentShared.key })
      .from(contentShared)
      .where(and(eq(contentShared.type, type), eq(sharedValue, value)))
      .limit(1);
    if (shared) return true;
  }
  if (await isValueUsedInBlocks(database, value)) return true;
  const [site] = await database.select({ key: siteConfig.configKey }).from(siteConfig).where(eq(siteImage, value)).limit(1);
  return site !== undefined;
}

/** Image fields also hold the crop, after a sign that no name has. */
const nameOf = (value: SQL<string | null>) => sql<string | null>`split_part(${value}, '#', 1)`;

function statesOf(field: string, read = (value: SQL<string | null>) => value) {
  const { key, title, language, state, ...column } = contentEntry;
  const valueIn = (jsonColumn: SQLWrapper) => read(sql<string | null>`${jsonColumn}->>${field}`);
  const [shown, drafted, planned] = [valueIn(column.data), valueIn(column.draft), valueIn(column.planned)];
  return { columns: { key, title, language, state, shown, drafted, planned }, values: [shown, drafted, planned] };
}

async function usesIn(database: Transaction, { type, field }: FileField, names: readonly string[]): Promise<MediaUse[]> {
  if (names.length === 0) return [];
  const { columns, values: texts } = statesOf(field, nameOf);
  const rows = await database
    .select(columns)
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), or(...texts.map((value) => inArray(value, names)))));
  return rows.flatMap(({ key, title, language, state, ...row }) =>
    names
      .map((media) => ({ media, type, key, title, language, isPublic: state === "published" && row.shown === media }))
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
  return rows.flatMap(({ key, title, language, state, ...row }) => {
    const publicImages = picturesIn(row.shown ?? "");
    const allImages = [...publicImages, ...picturesIn(row.drafted ?? ""), ...picturesIn(row.planned ?? "")];
    const usedNames = names.filter((name) => allImages.includes(name));
    return usedNames.map((media) => ({
      media,
      type,
      key,
      title,
      language,
      isPublic: state === "published" && publicImages.includes(media),
    }));
  });
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
