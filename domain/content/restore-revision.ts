import { and, eq } from "drizzle-orm";
import { contentEntry, contentRevision } from "#db/content.ts";
import type { EditorContext } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import { isLocalization, type LocalizationKey } from "./localization.ts";
import type { DraftOutcome } from "./save-draft.ts";
import { saveLocalization } from "./save-localization.ts";
import { keepMarks } from "./stale-translations.ts";

/** Copies an older revision into the draft, without fields that the type no longer has. */
export async function restoreRevision(
  context: EditorContext,
  { revision, ...input }: LocalizationKey & { revision: number; basedOn: number },
): Promise<DraftOutcome> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownType" };
  const [stored] = await context.database
    .select({ data: contentRevision.data, createdAt: contentRevision.createdAt })
    .from(contentRevision)
    .innerJoin(contentEntry, eq(contentEntry.id, contentRevision.entryId))
    .where(and(isLocalization(input), eq(contentRevision.revision, revision)));
  if (!stored) return { ok: false, reason: "unknownEntry" };
  const data = Object.fromEntries(Object.entries(stored.data).filter(([name]) => Object.hasOwn(collection.fields, name)));
  return context.database.transaction(async (database) => {
    const outcome = await saveLocalization({ ...context, database }, { ...input, data, origin: { restored: revision } });
    if (outcome.ok) await keepMarks(database, input, { setAfter: stored.createdAt });
    return outcome;
  });
}
