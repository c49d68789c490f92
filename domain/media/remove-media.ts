import { eq } from "drizzle-orm";
import { media, mediaVersion } from "#db/media.ts";
import { recordAuditEntry } from "#domain/audit";
import type { Context, EditorContext } from "../context.ts";
import { lockContent } from "./check-content.ts";
import { sourceName, variantsFolder } from "./store-names.ts";
import type { MediaUse } from "./media-use.ts";
import { findUses } from "./uses.ts";

export type RemoveMediaResult = { ok: true } | { ok: false; reason: "unknownMedia" } | { ok: false; reason: "inUse"; uses: MediaUse[] };

/** Deletes an image or file with all its versions, unless an entry or draft uses it. */
export async function removeMedia(context: EditorContext, name: string): Promise<RemoveMediaResult> {
  const removal = await context.database.transaction(async (transaction) => {
    const [row] = await transaction.select({ id: media.id }).from(media).where(eq(media.name, name)).for("update");
    if (!row) return { ok: false as const, reason: "unknownMedia" as const };
    const uses = await findUses(transaction, [name]);
    if (uses.length > 0) return { ok: false as const, reason: "inUse" as const, uses };
    const versions = await transaction.select({ hash: mediaVersion.hash }).from(mediaVersion).where(eq(mediaVersion.mediaId, row.id));
    await recordAuditEntry(context, transaction, { action: "media.removed", subject: `media/${name}` });
    await transaction.delete(media).where(eq(media.id, row.id));
    return { ok: true as const, hashes: [...new Set(versions.map(({ hash }) => hash))] };
  });
  if (!removal.ok) return removal;
  await deleteContents(context, removal.hashes);
  return { ok: true };
}

/** Runs after the commit. An interruption leaves unused contents in the store, to which no entry refers. */
async function deleteContents({ database, mediaStore }: Context, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes)
    await database.transaction(async (transaction) => {
      await lockContent(transaction, hash);
      const [sharedVersion] = await transaction
        .select({ hash: mediaVersion.hash })
        .from(mediaVersion)
        .where(eq(mediaVersion.hash, hash))
        .limit(1);
      if (sharedVersion) return;
      for (const size of await mediaStore.list(variantsFolder(hash))) await mediaStore.delete(size);
      await mediaStore.delete(sourceName(hash));
    });
}
