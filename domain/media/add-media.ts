import { media, mediaVersion } from "#db/media.ts";
import { recordAct } from "#domain/audit";
import type { EditorContext } from "../context.ts";
import { checkDescription, type InvalidDescription } from "./description.ts";
import { isMediaName } from "./media-name.ts";
import type { Description } from "./picture-facts.ts";
import { queueSizes } from "./sizes-queue.ts";
import { holdContent, judgeContent, storeContent, type ContentFault } from "./take-in.ts";
import { bumpUses } from "./uses.ts";

export type NewMedia = { name: string; bytes: Uint8Array; description?: Description };
export type Added = { ok: true } | { ok: false; reason: "invalidName" | "nameTaken" | ContentFault } | InvalidDescription;

/** Takes in a picture or file under a name that no other has, for entries to call it by. What is refused leaves nothing behind. */
export async function addMedia(context: EditorContext, { name, bytes, description = {} }: NewMedia): Promise<Added> {
  const checked = checkDescription(description);
  if (!checked.ok) return checked;
  const judged = await judgeContent(context, bytes);
  if (!judged.ok) return judged;
  const { kind, content } = judged;
  if (!isMediaName(name, content.type)) return { ok: false, reason: "invalidName" };

  return context.database.transaction(async (transaction): Promise<Added> => {
    const now = context.clock.now();
    const [added] = await transaction
      .insert(media)
      .values({ name, kind, version: 1, description: checked.description, createdAt: now, updatedAt: now, updatedBy: context.actor })
      .onConflictDoNothing()
      .returning({ id: media.id });
    if (!added) return { ok: false, reason: "nameTaken" };
    await holdContent(transaction, content.hash);
    await storeContent(context, judged);
    await transaction.insert(mediaVersion).values({ ...content, mediaId: added.id, version: 1, author: context.actor, createdAt: now });
    await recordAct(context, transaction, { action: "media.added", subject: `media/${name}`, after: factsOf(content) });
    await queueSizes(context, transaction, kind === "picture" ? [name] : []);
    // An entry may have named it before it was there.
    await bumpUses(transaction, [name]);
    return { ok: true };
  });
}

/** What the log of acts says of a content. */
export function factsOf({ hash, type, bytes }: { hash: string; type: string; bytes: number }) {
  return { hash, type, bytes };
}
