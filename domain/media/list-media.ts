import { and, asc, desc, eq, ilike, or, sql } from "drizzle-orm";
import { media, mediaVersion } from "#db/media.ts";
import { containsPattern } from "../contains-pattern.ts";
import type { Context } from "../context.ts";
import type { MediaQuery } from "./fields.ts";
import { selectMedia, type MediaRow } from "./read-media.ts";
import type { MediaUse } from "./media-use.ts";
import { findUses } from "./uses.ts";

const versionColumns = {
  version: mediaVersion.version,
  hash: mediaVersion.hash,
  type: mediaVersion.type,
  bytes: mediaVersion.bytes,
  width: mediaVersion.width,
  height: mediaVersion.height,
  author: mediaVersion.author,
  createdAt: mediaVersion.createdAt,
};

export type ListedMedia = MediaRow & { uses: MediaUse[] };
export type FoundMedia = ListedMedia & { versions: Pick<typeof mediaVersion.$inferSelect, keyof typeof versionColumns>[] };

/** Lists a page of images and files whose name or texts contain the words, with their uses. Pages count from 1. */
export async function listMedia(
  context: Context,
  { words, kind, page, size }: MediaQuery,
): Promise<{ total: number; rows: ListedMedia[] }> {
  const pattern = containsPattern(words);
  const filter = and(
    words === ""
      ? undefined
      : or(ilike(media.name, pattern), sql`jsonb_path_query_array(${media.description}, '$.texts.*.*')::text ilike ${pattern}`),
    kind && eq(media.kind, kind),
  );
  const rows = await selectMedia(context.database)
    .where(filter)
    // The newest first, because it is most likely wanted next.
    .orderBy(desc(media.createdAt), asc(media.name))
    .limit(size)
    .offset((page - 1) * size);
  return { total: await context.database.$count(media, filter), rows: await withUses(context, rows) };
}

/** Finds an image or file with all its versions, newest first. */
export async function findMedia(context: Context, name: string): Promise<FoundMedia | undefined> {
  const [row] = await withUses(context, await selectMedia(context.database).where(eq(media.name, name)));
  if (!row) return undefined;
  const versions = await context.database
    .select(versionColumns)
    .from(mediaVersion)
    .where(eq(mediaVersion.mediaId, row.id))
    .orderBy(desc(mediaVersion.version));
  return { ...row, versions };
}

async function withUses({ database }: Context, rows: readonly MediaRow[]): Promise<ListedMedia[]> {
  const names = rows.map(({ name }) => name);
  const uses = Map.groupBy(names.length > 0 ? await findUses(database, names) : [], (use) => use.media);
  return rows.map((row) => ({ ...row, uses: uses.get(row.name) ?? [] }));
}
