import { eq } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { contentEntry } from "#db/content.ts";
import type { EditorContext } from "../context.ts";
import type { Transaction } from "#platform/database";
import type { Collection } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";
import { subjectOf, updatedNow, type LocalizationKey, type Outcome, type Row } from "./localization.ts";
import { checkEntry } from "./entry-data.ts";
import { bumpAffectedWebsites, lockEntry, publishRowWithoutBump, snapshotOf, publicationState } from "./publish-entry.ts";

/** Restores a withdrawn entry with its former data and date. Later work on it stays a draft. */
export async function restoreEntry(context: EditorContext, input: LocalizationKey): Promise<Outcome<"unknownEntry" | "nothingToPublish">> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownEntry" };
  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, input);
    if (!row) return { ok: false, reason: "unknownEntry" };
    const restored = await restoreRow(context, transaction, collection, row);
    if (restored.ok) await bumpAffectedWebsites(transaction, [{ language: row.language, existsAlready: false }]);
    return restored;
  });
}

/** Restores a locked row; the caller bumps the content versions. */
async function restoreRow(
  context: EditorContext,
  transaction: Transaction,
  collection: Collection,
  row: Row,
): Promise<Outcome<"nothingToPublish">> {
  if (row.state !== "withdrawn" || !row.data) return { ok: false, reason: "nothingToPublish" };
  const checked = await checkEntry(context, transaction, collection, { key: row.key, data: row.data });
  if (!checked.ok) return checked;
  await publishRowWithoutBump(context, transaction, { row, collection, data: checked.data }, row.publishedAt ?? undefined);
  await transaction
    .update(contentEntry)
    .set({ before: snapshotOf(row), ...updatedNow(context) })
    .where(eq(contentEntry.id, row.id));
  await recordAuditEntry(context, transaction, { action: "content.broughtBack", subject: subjectOf(row), before: publicationState(row) });
  return { ok: true, revision: row.revision };
}
