import { and, eq } from "drizzle-orm";
import { media, mediaVersion } from "#db/media.ts";
import type { Transaction } from "#platform/database";
import type { PublicPicture } from "./picture-facts.ts";

const columns = {
  id: media.id,
  name: media.name,
  kind: media.kind,
  version: media.version,
  description: media.description,
  importedHash: media.importedHash,
  createdAt: media.createdAt,
  updatedAt: media.updatedAt,
  updatedBy: media.updatedBy,
  hash: mediaVersion.hash,
  givenHash: mediaVersion.givenHash,
  type: mediaVersion.type,
  bytes: mediaVersion.bytes,
  width: mediaVersion.width,
  height: mediaVersion.height,
  colour: mediaVersion.colour,
};

/** Query for images and files with their current version; add a condition with `where`. */
export function selectMedia(database: Transaction) {
  const isShown = and(eq(mediaVersion.mediaId, media.id), eq(mediaVersion.version, media.version));
  return database.select(columns).from(media).innerJoin(mediaVersion, isShown).$dynamic();
}

export function selectVersions(database: Transaction) {
  return database.select(columns).from(media).innerJoin(mediaVersion, eq(mediaVersion.mediaId, media.id)).$dynamic();
}

export type MediaRow = Awaited<ReturnType<typeof selectMedia>>[number];

/** Public properties of an image; `undefined` for a file. */
export function pictureOfRow({ name, hash, width, height, colour, description }: MediaRow): PublicPicture | undefined {
  return width === null || height === null ? undefined : { name, hash, width, height, ...(colour !== null && { colour }), ...description };
}
