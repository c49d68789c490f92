import { or } from "drizzle-orm";
import { contentEntry } from "#db/content.ts";
import type { EditorContext } from "../context.ts";
import { bringRowBack } from "./bring-back.ts";
import { findCollection } from "./collections/index.ts";
import { editionKey, isEdition, subjectOf, type EditionKey } from "./edition.ts";
import { bumpEditions, withdrawRow } from "./publish-entry.ts";

type Outcome = EditionKey & { done: boolean; reason?: string };

/**
 * Withdraws many examples, or restores them, in one transaction. The content versions change once, so the site renders
 * its pages and documents once and not after each entry.
 */
export async function changeExamples(context: EditorContext, editions: readonly EditionKey[], shown: boolean): Promise<Outcome[]> {
  if (editions.length === 0) return [];
  return context.database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(contentEntry)
      .where(or(...editions.map((edition) => isEdition(edition))))
      .orderBy(contentEntry.id)
      .for("update");
    const bySubject = new Map(rows.map((row) => [subjectOf(row), row]));
    const outcomes: Outcome[] = [];
    for (const edition of editions) {
      const row = bySubject.get(subjectOf(edition));
      const collection = findCollection(edition.type);
      if (!row || !collection) continue;
      const restored = shown ? await bringRowBack(context, transaction, collection, row) : undefined;
      if (!shown) await withdrawRow(context, transaction, row, true);
      outcomes.push({ ...editionKey(edition), done: restored?.ok ?? true, ...(restored?.ok === false && { reason: restored.reason }) });
    }
    await bumpEditions(
      transaction,
      rows.map(({ language }) => ({ language, existsAlready: false })),
    );
    return outcomes;
  });
}
