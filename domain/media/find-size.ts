import { eq } from "drizzle-orm";
import * as v from "valibot";
import { media, mediaVersion } from "#db/media.ts";
import type { Job } from "#platform/jobs";
import type { Context } from "../context.ts";
import { pictureOfRow, selectMedia, selectVersions, type MediaRow } from "./read-media.ts";
import { allSizes, hashOfSize, type PictureSize } from "./sizes.ts";
import { sizesJob } from "./sizes-queue.ts";
import { originalName, sizeName } from "./store-names.ts";

/** `file`: where on this machine it lies. */
export type FoundSize = { ok: true; file: string } | { ok: false; reason: "unknown" | "busy" };

/** Those that this process makes: whoever asks meanwhile waits for the same one. */
const inWork = new Map<string, Promise<FoundSize>>();

/** A size of a picture by its name, made where it is not there yet. */
export async function findSize(context: Context, name: string): Promise<FoundSize> {
  const hash = hashOfSize(name);
  if (hash === undefined) return { ok: false, reason: "unknown" };
  const file = await context.mediaStore.get(sizeName(hash, name));
  if (file) return { ok: true, file };
  // Asked of what the editors said, so that nobody makes the server work with sizes of their own invention. A page that
  // was kept somewhere may show a former version, and the same content may be two pictures, each with a focus of its own.
  const rows = await selectVersions(context.database).where(eq(mediaVersion.hash, hash));
  const offered = rows.flatMap((row) => offers(row)).find((size) => size.name === name);
  return offered ? makeOnce(context, hash, offered) : { ok: false, reason: "unknown" };
}

/**
 * Makes the sizes of a picture that are not there yet.
 *
 * @throws between two of them when `closing` is aborted, and where too many wait for one already
 */
export async function makeSizes(context: Context, job: Pick<Job, "data">, closing: AbortSignal): Promise<void> {
  const { name } = v.parse(sizesJob, job.data);
  const [row] = await selectMedia(context.database).where(eq(media.name, name));
  const picture = row && pictureOfRow(row);
  if (!picture) return;
  const { hash } = picture;
  for (const size of allSizes(picture)) {
    closing.throwIfAborted();
    if (await context.mediaStore.has(sizeName(hash, size.name))) continue;
    const made = await makeOnce(context, hash, size);
    if (!made.ok) throw new Error(`${size.name}: ${made.reason}`);
  }
}

function offers(row: MediaRow): PictureSize[] {
  const picture = pictureOfRow(row);
  return picture ? allSizes(picture) : [];
}

function makeOnce(context: Context, hash: string, size: PictureSize): Promise<FoundSize> {
  const making = inWork.get(size.name) ?? make(context, hash, size).finally(() => inWork.delete(size.name));
  inWork.set(size.name, making);
  return making;
}

async function make({ mediaStore, pictures }: Context, hash: string, size: PictureSize): Promise<FoundSize> {
  // Between the look of whoever asks and this one, another may have made it.
  const known = await mediaStore.get(sizeName(hash, size.name));
  if (known) return { ok: true, file: known };
  const original = await mediaStore.get(originalName(hash));
  if (!original) return { ok: false, reason: "unknown" };
  const { name, width, height, format, quality, focus, ground } = size;
  const bytes = await pictures.makeSize({ file: original, width, ...(focus && { height, focus }), format, quality, ground });
  if (!bytes) return { ok: false, reason: "busy" };
  await mediaStore.put(sizeName(hash, name), bytes, `image/${format}`);
  const file = await mediaStore.get(sizeName(hash, name));
  return file ? { ok: true, file } : { ok: false, reason: "unknown" };
}
