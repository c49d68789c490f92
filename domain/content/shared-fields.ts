import { and, eq } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { contentEntry, contentShared } from "#db/content.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";
import { applyDraft, checkDraft, checkEntry, pick, type InvalidEntry } from "./entry-data.ts";
import { updatedNow, type LocalizationKey, type Row } from "./localization.ts";
import { listColumns, publicColumns, publishRow } from "./publish-entry.ts";
import type { SavedSince } from "./save-draft.ts";
import { markSharedRevisionAsPublished, recordSharedRevision } from "./shared-revisions.ts";
import { selectLocalizations, sharedNames } from "./save-localization.ts";

type EntryKey = Pick<LocalizationKey, "type" | "key">;
type SharedOutcome<Reason extends string> = { ok: true; revision: number } | { ok: false; reason: Reason } | InvalidEntry;
/** `shared` is the stored row. */
type SaveOutcome =
  | { ok: true; shared: typeof contentShared.$inferSelect }
  | { ok: false; reason: "unknownEntry" }
  | SavedSince
  | InvalidEntry;

/**
 * Saves a draft of the fields shared by all languages; the localizations stay unchanged. `null` clears a field. `basedOn`
 * is the revision that the editor saw, 0 for none.
 */
export async function saveShared(
  context: EditorContext,
  { type, key, data, basedOn, saveId }: EntryKey & { data: EntryData; basedOn: number; saveId?: string },
): Promise<SaveOutcome> {
  const collection = findCollection(type);
  if (!collection) return { ok: false, reason: "unknownEntry" };
  const checked = checkDraft(collection, { key, data });
  if (!checked.ok) return checked;
  const perLanguageFields = Object.keys(data).filter((name) => !sharedNames(collection).includes(name));
  if (perLanguageFields.length > 0)
    return { ok: false, reason: "invalidData", fields: Object.fromEntries(perLanguageFields.map((name) => [name, "each language's own"])) };
  return context.database.transaction(async (transaction) => {
    const rows = await selectLocalizations(transaction, { type, key });
    if (rows.length === 0) return { ok: false, reason: "unknownEntry" };
    const columns = { draft: checked.data, revision: basedOn + 1, saveId: saveId ?? null, ...updatedNow(context) };
    const [shared] =
      basedOn === 0
        ? await transaction
            .insert(contentShared)
            .values({ type, key, ...columns })
            .onConflictDoNothing()
            .returning()
        : await transaction
            .update(contentShared)
            .set(columns)
            .where(and(isShared({ type, key }), eq(contentShared.revision, basedOn)))
            .returning();
    if (!shared) return readSavedSince(transaction, { type, key });
    const isNew = await recordSharedRevision(context, transaction, { collection, rows, shared });
    const act = { action: "content.sharedSaved" as const, subject: `${type}/${key}`, after: checked.data };
    if (isNew) await recordAuditEntry(context, transaction, act);
    return { ok: true, shared };
  });
}

/** Writes the draft of the shared fields into all localizations; published ones show it at once. */
export async function publishShared(
  context: EditorContext,
  { type, key, revision }: EntryKey & { revision: number },
): Promise<SharedOutcome<"unknownEntry" | "savedSince" | "nothingToPublish">> {
  const collection = findCollection(type);
  if (!collection) return { ok: false, reason: "unknownEntry" };
  return context.database.transaction(async (transaction) => {
    const [shared] = await transaction.select().from(contentShared).where(isShared({ type, key })).for("update");
    if (!shared?.draft) return { ok: false, reason: "nothingToPublish" };
    if (shared.revision !== revision) return { ok: false, reason: "savedSince" };
    const { draft } = shared;
    const rows = await lockLocalizations(transaction, { type, key });
    const before = pick(rows.find(({ data }) => data)?.data ?? {}, Object.keys(draft));
    for (const { state, data } of rows) {
      const checked =
        state === "published" && (await checkEntry(context, transaction, collection, { key, data: applyDraft(data ?? {}, draft) }));
      if (checked && !checked.ok) return checked;
    }
    for (const row of rows) await applyShared(context, transaction, { row, collection, draft });
    await transaction
      .update(contentShared)
      .set({ draft: null, revision: revision + 1, ...updatedNow(context) })
      .where(isShared({ type, key }));
    await markSharedRevisionAsPublished(transaction, shared);
    await recordAuditEntry(context, transaction, { action: "content.sharedPublished", subject: `${type}/${key}`, before, after: draft });
    return { ok: true, revision: revision + 1 };
  });
}

/** Returns the revision of the draft of the shared fields; `undefined` without a draft. */
export async function readSharedRevision({ database }: Pick<EditorContext, "database">, entry: EntryKey): Promise<number | undefined> {
  const [row] = await database.select().from(contentShared).where(isShared(entry));
  return row?.draft ? row.revision : undefined;
}

async function readSavedSince(transaction: Transaction, entry: EntryKey): Promise<SavedSince | { ok: false; reason: "unknownEntry" }> {
  const [row] = await transaction.select().from(contentShared).where(isShared(entry));
  if (!row) return { ok: false, reason: "unknownEntry" };
  const { revision, draft, updatedBy, updatedAt, saveId } = row;
  return { ok: false, reason: "savedSince", lastSaved: { revision, data: draft ?? {}, author: updatedBy, savedAt: updatedAt, saveId } };
}

async function applyShared(
  context: EditorContext,
  transaction: Transaction,
  { row, collection, draft: changed }: { row: Row; collection: Collection; draft: EntryData },
): Promise<void> {
  const merge = (data: EntryData | null) => data && applyDraft(data, changed);
  const [data, draft, planned] = [merge(row.data), merge(row.draft), merge(row.planned)];
  if (data && row.state === "published") await publishRow(context, transaction, { row, collection, data }, row.publishedAt ?? undefined);
  else if (data) await transaction.update(contentEntry).set(publicColumns(collection, data)).where(eq(contentEntry.id, row.id));
  const latest = draft ?? planned ?? data;
  await transaction
    .update(contentEntry)
    // The snapshot holds the old shared fields, so the last action cannot be undone any more.
    .set({ draft, planned, before: null, ...(latest && listColumns(collection, latest)), ...updatedNow(context) })
    .where(eq(contentEntry.id, row.id));
}

/** A fixed lock order prevents deadlocks. */
async function lockLocalizations(transaction: Transaction, { type, key }: EntryKey): Promise<Row[]> {
  await transaction
    .select({ id: contentEntry.id })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)))
    .orderBy(contentEntry.id)
    .for("update");
  return selectLocalizations(transaction, { type, key });
}

function isShared({ type, key }: EntryKey) {
  return and(eq(contentShared.type, type), eq(contentShared.key, key));
}
