import { or } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { EditorContext } from "../context.ts";
import { restoreRow } from "./restore-entry.ts";
import { findCollection } from "./collections/index.ts";
import { localizationKey, isLocalization, subjectOf, type LocalizationKey } from "./localization.ts";
import { bumpAffectedWebsites, withdrawRow } from "./publish-entry.ts";

type Outcome = LocalizationKey & { done: boolean; reason?: string };

/**
 * Withdraws many examples, or restores them, in one transaction. The content versions change once, so the site renders
 * its pages and documents once and not after each entry.
 */
export async function withdrawOrRestoreExamples(
  context: EditorContext,
  localizations: readonly LocalizationKey[],
  isPublic: boolean,
): Promise<Outcome[]> {
  if (localizations.length === 0) return [];
  return context.database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(contentEntry)
      .where(or(...localizations.map((localization) => isLocalization(localization))))
      .orderBy(contentEntry.id)
      .for("update");
    const rowsBySubject = new Map(rows.map((row) => [subjectOf(row), row]));
    const outcomes: Outcome[] = [];
    for (const localization of localizations) {
      const row = rowsBySubject.get(subjectOf(localization));
      const collection = findCollection(localization.type);
      if (!row || !collection) continue;
      const restored = isPublic ? await restoreRow(context, transaction, collection, row) : undefined;
      if (!isPublic) await withdrawRow(context, transaction, row, true);
      outcomes.push({
        ...localizationKey(localization),
        done: restored?.ok ?? true,
        ...(restored?.ok === false && { reason: restored.reason }),
      });
    }
    await bumpAffectedWebsites(
      transaction,
      rows.map(({ language }) => ({ language, existsAlready: false })),
    );
    return outcomes;
  });
}
