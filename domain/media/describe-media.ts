import { eq } from "drizzle-orm";
import { media } from "#db/media.ts";
import { recordAuditEntry } from "#domain/audit";
import type { EditorContext } from "../context.ts";
import { checkDescription, type InvalidDescription } from "./description.ts";
import { queueVariants } from "./variants-queue.ts";
import { bumpUsingWebsites } from "./uses.ts";

export type DescribeMediaResult = { ok: true } | { ok: false; reason: "unknownMedia" | "savedSince" } | InvalidDescription;

/** Replaces the whole description of an image or file. `basedOn` is the `updatedAt` that the editor saw, for optimistic locking. */
export async function describeMedia(
  context: EditorContext,
  input: { name: string; description: unknown; basedOn?: Date },
): Promise<DescribeMediaResult> {
  const { name, basedOn } = input;
  const checked = checkDescription(input.description);
  if (!checked.ok) return checked;
  return context.database.transaction(async (transaction): Promise<DescribeMediaResult> => {
    const [row] = await transaction.select().from(media).where(eq(media.name, name)).for("update");
    if (!row) return { ok: false, reason: "unknownMedia" };
    if (basedOn && basedOn.getTime() !== row.updatedAt.getTime()) return { ok: false, reason: "savedSince" };
    const { description } = checked;
    const columns = { description, updatedAt: context.clock.now(), updatedBy: context.actor };
    await transaction.update(media).set(columns).where(eq(media.id, row.id));
    const act = { action: "media.described" as const, subject: `media/${name}`, before: row.description, after: description };
    await recordAuditEntry(context, transaction, act);
    // Create the cropped variants again, because the focus may have changed.
    await queueVariants(context, transaction, row.kind === "picture" ? [name] : []);
    await bumpUsingWebsites(transaction, [name]);
    return { ok: true };
  });
}
