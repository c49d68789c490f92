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

/** Selects images and files with their current version; add a condition with `where`. */
export function selectMedia(database: Transaction) {
  const isCurrentVersion = and(eq(mediaVersion.mediaId, media.id), eq(mediaVersion.version, media.version));
  return database.select(columns).from(media).innerJoin(mediaVersion, isCurrentVersion).$dynamic();
}

export function selectVersions(database: Transaction) {
  return database.select(columns).from(media).innerJoin(mediaVersion, eq(mediaVersion.mediaId, media.id)).$dynamic();
}

export type MediaRow = Awaited<ReturnType<typeof selectMedia>>[number];

/** Converts a row to public properties; `undefined` for a file. */
export function toPublicPicture({ name, hash, width, height, colour, description }: MediaRow): PublicPicture | undefined {
  return width === null || height === null ? undefined : { name, hash, width, height, ...(colour !== null && { colour }), ...description };
}
