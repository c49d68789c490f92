import { eq } from "drizzle-orm";
import { media, mediaVersion } from "#db/media.ts";
import type { EditorContext } from "../context.ts";
import { isMediaName } from "./media-name.ts";
import { queueSizes } from "./sizes-queue.ts";
import { takeIn, type ContentFault } from "./take-in.ts";
import { bumpUses } from "./uses.ts";

export type Replaced = { ok: true; version: number } | { ok: false; reason: "unknownMedia" | "otherKind" | ContentFault };

/** Shows something else under a name; what was there before is kept among its versions. */
export async function replaceMedia(context: EditorContext, { name, bytes }: { name: string; bytes: Uint8Array }): Promise<Replaced> {
  const taken = await takeIn(context, bytes);
  if (!taken.ok) return taken;

  return context.database.transaction(async (transaction): Promise<Replaced> => {
    const [row] = await transaction.select().from(media).where(eq(media.name, name)).for("update");
    if (!row) return { ok: false, reason: "unknownMedia" };
    if (row.kind !== taken.kind || !isMediaName(name, taken.content.type)) return { ok: false, reason: "otherKind" };
    const now = context.clock.now();
    const version = row.version + 1;
    await transaction.insert(mediaVersion).values({ ...taken.content, mediaId: row.id, version, author: context.actor, createdAt: now });
    await transaction.update(media).set({ version, updatedAt: now, updatedBy: context.actor }).where(eq(media.id, row.id));
    await queueSizes(context, transaction, row.kind === "picture" ? [name] : []);
    await bumpUses(transaction, [name]);
    return { ok: true, version };
  });
}
