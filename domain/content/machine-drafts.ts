import { eq, sql } from "drizzle-orm";
import { contentEntry, contentMachineDraft } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { hashData } from "./entry-data.ts";
import { isLocalization, type LocalizationKey } from "./localization.ts";

/** Returns the fields of a localization that still have the text of a machine translation. */
export async function findUnreviewedFields(transaction: Transaction, entryId: string, data: EntryData): Promise<string[]> {
  const { field, text } = contentMachineDraft;
  const drafted = await transaction.select({ field, text }).from(contentMachineDraft).where(eq(contentMachineDraft.entryId, entryId));
  return drafted.filter((draft) => hashData(draft.text) === hashData(data[draft.field] ?? null)).map((draft) => draft.field);
}

/** Records that fields of the present draft were written by machine translation. */
export async function recordMachineDraft(
  { actor, clock }: Pick<EditorContext, "actor" | "clock">,
  transaction: Transaction,
  { localization, source, values }: { localization: LocalizationKey; source: Language; values: EntryData },
): Promise<void> {
  const [row] = await transaction.select({ id: contentEntry.id }).from(contentEntry).where(isLocalization(localization));
  const drafted = { source, draftedBy: actor, draftedAt: clock.now() };
  const rows = Object.entries(values).flatMap(([field, text]) => (row ? [{ entryId: row.id, field, text, ...drafted }] : []));
  if (rows.length === 0) return;
  const { entryId, field } = contentMachineDraft;
  await transaction
    .insert(contentMachineDraft)
    .values(rows)
    .onConflictDoUpdate({ target: [entryId, field], set: { text: sql`excluded.text`, ...drafted } });
}
