import { eq } from "drizzle-orm";
import { media, mediaVersion } from "#db/media.ts";
import { recordAct } from "#domain/audit";
import type { Context, EditorContext } from "../context.ts";
import { holdContent } from "./take-in.ts";
import { originalName, sizesFolder } from "./store-names.ts";
import { findUses, type MediaUse } from "./uses.ts";

export type Removed = { ok: true } | { ok: false; reason: "unknownMedia" } | { ok: false; reason: "inUse"; uses: MediaUse[] };

/** Takes a picture or file away for good, with all its versions; never one that an entry or a draft names. */
export async function removeMedia(context: EditorContext, name: string): Promise<Removed> {
  const removed = await context.database.transaction(async (transaction) => {
    const [row] = await transaction.select({ id: media.id }).from(media).where(eq(media.name, name)).for("update");
    if (!row) return { ok: false as const, reason: "unknownMedia" as const };
    const uses = await findUses(transaction, [name]);
    if (uses.length > 0) return { ok: false as const, reason: "inUse" as const, uses };
    const versions = await transaction.select({ hash: mediaVersion.hash }).from(mediaVersion).where(eq(mediaVersion.mediaId, row.id));
    await recordAct(context, transaction, { action: "media.removed", subject: `media/${name}` });
    await transaction.delete(media).where(eq(media.id, row.id));
    return { ok: true as const, hashes: [...new Set(versions.map(({ hash }) => hash))] };
  });
  if (!removed.ok) return removed;
  await forgetContents(context, removed.hashes);
  return { ok: true };
}

/** After the rows are gone: what is left over when this breaks off is found by nobody. */
async function forgetContents({ database, mediaStore }: Context, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes)
    await database.transaction(async (transaction) => {
      await holdContent(transaction, hash);
      const [kept] = await transaction.select({ hash: mediaVersion.hash }).from(mediaVersion).where(eq(mediaVersion.hash, hash)).limit(1);
      if (kept) return;
      for (const size of await mediaStore.list(sizesFolder(hash))) await mediaStore.delete(size);
      await mediaStore.delete(originalName(hash));
    });
}
