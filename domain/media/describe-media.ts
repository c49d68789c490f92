import { eq } from "drizzle-orm";
import { media } from "#db/media.ts";
import type { EditorContext } from "../context.ts";
import { checkDescription, type InvalidDescription } from "./description.ts";
import { queueSizes } from "./sizes-queue.ts";
import { bumpUses } from "./uses.ts";

export type Described = { ok: true } | { ok: false; reason: "unknownMedia" } | InvalidDescription;

/** Says of a picture or file what `description` says, and nothing that was said before. */
export async function describeMedia(context: EditorContext, input: { name: string; description: unknown }): Promise<Described> {
  const checked = checkDescription(input.description);
  if (!checked.ok) return checked;
  return context.database.transaction(async (transaction): Promise<Described> => {
    const columns = { description: checked.description, updatedAt: context.clock.now(), updatedBy: context.actor };
    const [row] = await transaction.update(media).set(columns).where(eq(media.name, input.name)).returning({ kind: media.kind });
    if (!row) return { ok: false, reason: "unknownMedia" };
    // Cut around another focus it has other sizes.
    await queueSizes(context, transaction, row.kind === "picture" ? [input.name] : []);
    await bumpUses(transaction, [input.name]);
    return { ok: true };
  });
}
