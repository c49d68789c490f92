import { eq } from "drizzle-orm";
import * as v from "valibot";
import { media, mediaVersion } from "#db/media.ts";
import type { Job } from "#platform/jobs";
import type { Context } from "../context.ts";
import { cropPicture } from "./crop-picture.ts";
import { formatPicture } from "./picture-value.ts";
import { toPublicPicture, selectMedia, selectVersions, type MediaRow } from "./read-media.ts";
import { allVariants, cropOfVariant, hashOfVariant, type ImageVariant } from "./sizes.ts";
import { isValueUsed } from "./uses.ts";
import { variantsJob } from "./variants-queue.ts";
import { sourceName, variantName } from "./store-names.ts";

export type FoundVariant = { ok: true; file: string } | { ok: false; reason: "unknown" | "busy" };

/** Concurrent requests for a variant share one promise. */
const pendingVariants = new Map<string, Promise<FoundVariant>>();

/** Finds an image variant by its name and creates it if it is missing. */
export async function findVariant(context: Context, name: string): Promise<FoundVariant> {
  const hash = hashOfVariant(name);
  if (hash === undefined) return { ok: false, reason: "unknown" };
  const file = await context.mediaStore.get(variantName(hash, name));
  if (file) return { ok: true, file };
  // Create only variants that pages use, so that invented names cause no work. Include former versions, which cached pages may show.
  const rows = await selectVersions(context.database).where(eq(mediaVersion.hash, hash));
  const variant = (await findVariants(context, rows, name)).find((size) => size.name === name);
  return variant ? createOnce(context, hash, variant) : { ok: false, reason: "unknown" };
}

/**
 * Creates the missing variants of an image.
 *
 * @throws between two variants when `closing` is aborted, and when the queue of the image worker is full
 */
export async function createVariants(context: Context, job: Pick<Job, "data">, closing: AbortSignal): Promise<void> {
  const { name } = v.parse(variantsJob, job.data);
  const [row] = await selectMedia(context.database).where(eq(media.name, name));
  const picture = row && toPublicPicture(row);
  if (!picture) return;
  const { hash } = picture;
  for (const size of allVariants(picture)) {
    closing.throwIfAborted();
    if (await context.mediaStore.has(variantName(hash, size.name))) continue;
    const result = await createOnce(context, hash, size);
    if (!result.ok) throw new Error(`${size.name}: ${result.reason}`);
  }
}

/** Returns the variants of images; those of a crop only if a field shows it, so that invented names cause no work. */
async function findVariants({ database }: Context, rows: readonly MediaRow[], name: string): Promise<ImageVariant[]> {
  const pictures = rows.flatMap((row) => toPublicPicture(row) ?? []);
  const crop = cropOfVariant(name);
  if (!crop) return pictures.flatMap((picture) => allVariants(picture));
  const variants: ImageVariant[] = [];
  for (const picture of pictures)
    if (await isValueUsed(database, formatPicture({ name: picture.name, crop }))) variants.push(...allVariants(cropPicture(picture, crop)));
  return variants;
}

function createOnce(context: Context, hash: string, size: ImageVariant): Promise<FoundVariant> {
  const promise = pendingVariants.get(size.name) ?? createVariant(context, hash, size).finally(() => pendingVariants.delete(size.name));
  pendingVariants.set(size.name, promise);
  return promise;
}

async function createVariant({ mediaStore, pictures }: Context, hash: string, size: ImageVariant): Promise<FoundVariant> {
  // Check again, because another request may have created the variant since.
  const existing = await mediaStore.get(variantName(hash, size.name));
  if (existing) return { ok: true, file: existing };
  const original = await mediaStore.get(sourceName(hash));
  if (!original) return { ok: false, reason: "unknown" };
  const { name, width, height, format, quality, focus, background, crop } = size;
  const bytes = await pictures.makeVariant({ file: original, width, ...(focus && { height, focus }), format, quality, background, crop });
  if (!bytes) return { ok: false, reason: "busy" };
  await mediaStore.put(variantName(hash, name), bytes, `image/${format}`);
  const file = await mediaStore.get(variantName(hash, name));
  return file ? { ok: true, file } : { ok: false, reason: "unknown" };
}
