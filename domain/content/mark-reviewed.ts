import { and, eq, inArray } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { contentMachineDraft } from "#db/content.ts";
import type { EditorContext } from "../context.ts";
import { subjectOf, type LocalizationKey } from "./localization.ts";
import { lockEntry } from "./publish-entry.ts";
import { endAnsweredMarks } from "./stale-translations.ts";

/** Marks fields that were drafted by machine translation as reviewed. Returns those that were not yet. */
export async function markReviewed(context: EditorContext, input: LocalizationKey & { fields: readonly string[] }): Promise<string[]> {
  const { fields, ...localization } = input;
  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, localization);
    if (!row) return [];
    const { entryId, field } = contentMachineDraft;
    const reviewedRows = await transaction
      .delete(contentMachineDraft)
      .where(and(eq(entryId, row.id), inArray(field, [...fields])))
      .returning({ field });
    const reviewed = reviewedRows.map((each) => each.field);
    if (reviewed.length === 0) return [];
    // Text that is public already answers its marks from now on.
    if (row.data && !row.draft && !row.planned) await endAnsweredMarks(transaction, row, row.data);
    await recordAuditEntry(context, transaction, {
      action: "content.reviewed",
      subject: subjectOf(localization),
      after: { fields: reviewed },
    });
    return reviewed;
  });
}
