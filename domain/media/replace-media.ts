import { eq } from "drizzle-orm";
import { media, mediaVersion } from "#db/media.ts";
import { recordAuditEntry } from "#domain/audit";
import type { EditorContext } from "../context.ts";
import { factsOf } from "./add-media.ts";
import { isMediaName } from "./media-name.ts";
import { queueVariants } from "./variants-queue.ts";
import { lockContent, checkContent, storeContent, type ContentFault } from "./check-content.ts";
import { bumpUsingWebsites } from "./uses.ts";

export type ReplaceMediaResult = { ok: true; version: number } | { ok: false; reason: "unknownMedia" | "otherKind" | ContentFault };

/** Adds a new version under the name; former versions stay. */
export async function replaceMedia(
  context: EditorContext,
  { name, bytes }: { name: string; bytes: Uint8Array },
): Promise<ReplaceMediaResult> {
  const inspection = await checkContent(context, bytes);
  if (!inspection.ok) return inspection;
  const { kind, content } = inspection;

  return context.database.transaction(async (transaction): Promise<ReplaceMediaResult> => {
    const [row] = await transaction.select().from(media).where(eq(media.name, name)).for("update");
    if (!row) return { ok: false, reason: "unknownMedia" };
    if (row.kind !== kind || !isMediaName(name, content.type)) return { ok: false, reason: "otherKind" };
    const now = context.clock.now();
    const version = row.version + 1;
    await lockContent(transaction, content.hash);
    await storeContent(context, inspection);
    await transaction.insert(mediaVersion).values({ ...content, mediaId: row.id, version, author: context.actor, createdAt: now });
    await transaction.update(media).set({ version, updatedAt: now, updatedBy: context.actor }).where(eq(media.id, row.id));
    const act = {
      action: "media.replaced" as const,
      subject: `media/${name}`,
      before: { version: row.version },
      after: { version, ...factsOf(content) },
    };
    await recordAuditEntry(context, transaction, act);
    await queueVariants(context, transaction, row.kind === "picture" ? [name] : []);
    await bumpUsingWebsites(transaction, [name]);
    return { ok: true, version };
  });
}
