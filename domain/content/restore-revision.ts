import { and, eq } from "drizzle-orm";
import { contentEntry, contentRevision } from "#db/content.ts";
import type { EditorContext } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import { isLocalization, type LocalizationKey } from "./localization.ts";
import type { DraftOutcome } from "./save-draft.ts";
import { saveLocalization } from "./save-localization.ts";

/** Copies an older revision into the draft, without fields that the type no longer has. */
export async function restoreRevision(
  context: EditorContext,
  { revision, ...input }: LocalizationKey & { revision: number; basedOn: number },
): Promise<DraftOutcome> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownType" };
  const [stored] = await context.database
    .select({ data: contentRevision.data })
    .from(contentRevision)
    .innerJoin(contentEntry, eq(contentEntry.id, contentRevision.entryId))
    .where(and(isLocalization(input), eq(contentRevision.revision, revision)));
  if (!stored) return { ok: false, reason: "unknownEntry" };
  const data = Object.fromEntries(Object.entries(stored.data).filter(([name]) => Object.hasOwn(collection.fields, name)));
  return saveLocalization(context, { ...input, data, origin: { restored: revision } });
}
