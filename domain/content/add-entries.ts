import { recordAuditEntries } from "#domain/audit";
import { contentEntry, contentRevision } from "#db/content.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { collectionOf, type CollectionType } from "./collections/index.ts";
import { checkEntries, type InvalidEntry } from "./entry-data.ts";
import { subjectOf, updatedNow } from "./localization.ts";
import { bumpAffectedWebsites, listColumns, publicColumns, publicationState, snapshotOf } from "./publish-entry.ts";
import { indexEntries } from "./search/index-entries.ts";

type NewEntry = { key: string; data: EntryData };
type Target = { type: CollectionType; language: Language; isPublic: boolean };
type Outcome = { ok: true } | { ok: false; reason: "savedSince" } | InvalidEntry;
type Added = NewEntry & { id: string };

/** State of an entry that was saved once and never published, for the audit log and for undo. */
const firstDraft = {
  revision: 1,
  state: "draft",
  data: null,
  planned: null,
  plannedFollow: null,
  publishedAt: null,
  publicUntil: null,
  plannedAt: null,
} as const;

/**
 * Adds entries that have no localization yet, as drafts or published, with few statements for all of them. They end up as
 * if each had been saved and published. Returns the outcomes in the order of the entries.
 */
export async function addEntries(context: EditorContext, target: Target, entries: readonly NewEntry[]): Promise<Outcome[]> {
  if (entries.length === 0) return [];
  const collection = collectionOf(target.type);
  const checked = await checkEntries(context, collection, entries);
  const valid = checked.flatMap(({ entry: { key }, checked: result }) => (result.ok ? [{ key, data: result.data }] : []));
  const added = await context.database.transaction(async (transaction) => {
    const stored = await insertEntries(context, transaction, { ...target, collection, entries: valid });
    await recordEntries(context, transaction, { ...target, entries: stored });
    return new Set(stored.map(({ key }) => key));
  });
  return checked.map(({ entry, checked: result }) => {
    if (!result.ok) return result;
    return added.has(entry.key) ? { ok: true } : { ok: false, reason: "savedSince" };
  });
}

async function insertEntries(
  context: EditorContext,
  transaction: Transaction,
  { type, language, isPublic, collection, entries }: Target & { collection: Collection; entries: readonly NewEntry[] },
): Promise<Added[]> {
  if (entries.length === 0) return [];
  const now = context.clock.now();
  const rows = await transaction
    .insert(contentEntry)
    .values(
      entries.map(({ key, data }) => ({
        type,
        key,
        language,
        revision: 1,
        ...updatedNow(context),
        ...(isPublic
          ? {
              ...publicColumns(collection, data),
              state: "published" as const,
              publishedAt: now,
              changedAt: now,
              before: snapshotOf({ ...firstDraft, draft: data }),
            }
          : { ...listColumns(collection, data), state: "draft" as const, draft: data, position: collection.position(data) }),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: contentEntry.id, key: contentEntry.key });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return entries.flatMap((entry) => {
    const id = ids.get(entry.key);
    return id === undefined ? [] : [{ ...entry, id }];
  });
}

/** Records revisions and audit log, and for public entries search index and content versions. */
async function recordEntries(
  context: EditorContext,
  transaction: Transaction,
  { type, language, isPublic, entries }: Target & { entries: readonly Added[] },
): Promise<void> {
  if (entries.length === 0) return;
  const now = context.clock.now();
  await transaction
    .insert(contentRevision)
    .values(entries.map(({ id, data }) => ({ entryId: id, revision: 1, data, author: context.actor, createdAt: now })));
  const localizations = entries.map(({ key, data }) => ({ type, key, language, data, publishedAt: now }));
  const saved = localizations.map((each) => ({ action: "content.saved" as const, subject: subjectOf(each), after: { revision: 1 } }));
  const before = publicationState(firstDraft);
  const after = { publishedAt: now, until: null, revision: 1 };
  const published = localizations.map((each) => ({ action: "content.published" as const, subject: subjectOf(each), before, after }));
  await recordAuditEntries(context, transaction, isPublic ? [...saved, ...published] : saved);
  if (!isPublic) return;
  await indexEntries(transaction, localizations);
  await bumpAffectedWebsites(transaction, [{ language, existsAlready: false }]);
}
