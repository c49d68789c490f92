import { media, mediaVersion } from "#db/media.ts";
import { recordAuditEntry } from "#domain/audit";
import type { EditorContext } from "../context.ts";
import { checkDescription, type InvalidDescription } from "./description.ts";
import { isMediaName } from "./media-name.ts";
import type { Description } from "./picture-facts.ts";
import { queueVariants } from "./variants-queue.ts";
import { lockContent, checkContent, storeContent, type ContentFault } from "./check-content.ts";
import { bumpUsingWebsites } from "./uses.ts";

export type NewMedia = { name: string; bytes: Uint8Array; description?: Description };
export type AddMediaResult = { ok: true } | { ok: false; reason: "invalidName" | "nameTaken" | ContentFault } | InvalidDescription;

/** Adds an image or file under a new name, by which entries refer to it. */
export async function addMedia(context: EditorContext, { name, bytes, description = {} }: NewMedia): Promise<AddMediaResult> {
  const checked = checkDescription(description);
  if (!checked.ok) return checked;
  const inspection = await checkContent(context, bytes);
  if (!inspection.ok) return inspection;
  const { kind, content } = inspection;
  if (!isMediaName(name, content.type)) return { ok: false, reason: "invalidName" };

  return context.database.transaction(async (transaction): Promise<AddMediaResult> => {
    const now = context.clock.now();
    const [created] = await transaction
      .insert(media)
      .values({ name, kind, version: 1, description: checked.description, createdAt: now, updatedAt: now, updatedBy: context.actor })
      .onConflictDoNothing()
      .returning({ id: media.id });
    if (!created) return { ok: false, reason: "nameTaken" };
    await lockContent(transaction, content.hash);
    await storeContent(context, inspection);
    await transaction.insert(mediaVersion).values({ ...content, mediaId: created.id, version: 1, author: context.actor, createdAt: now });
    await recordAuditEntry(context, transaction, { action: "media.added", subject: `media/${name}`, after: factsOf(content) });
    await queueVariants(context, transaction, kind === "picture" ? [name] : []);
    // An entry may have referred to the name before the upload.
    await bumpUsingWebsites(transaction, [name]);
    return { ok: true };
  });
}

/** Selects the metadata for the audit log. */
export function factsOf({ hash, type, bytes }: { hash: string; type: string; bytes: number }) {
  return { hash, type, bytes };
}
