import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  contentEntry,
  contentMachineDraft,
  contentRevision,
  contentShared,
  contentSharedRevision,
  contentStaleField,
  contentTrash,
} from "#db/content.ts";
import { contentComment } from "#db/review.ts";
import type { Transaction } from "#platform/database";
import type { Row } from "../localization.ts";
import type { EntryAddress } from "../slugs/references.ts";

type DeletedRows = NonNullable<(typeof contentTrash.$inferSelect)["content"]>;
type StoredRows = {
  localizations: Row[];
  revisions: (typeof contentRevision.$inferInsert)[];
  staleFields: (typeof contentStaleField.$inferInsert)[];
  machineDrafts: (typeof contentMachineDraft.$inferInsert)[];
  comments: (typeof contentComment.$inferInsert)[];
  shared: typeof contentShared.$inferInsert | null;
  sharedRevisions: (typeof contentSharedRevision.$inferInsert)[];
};

const revisionsPerInsert = 500;

/** Removes localizations with their history and returns the rows. `isWhole` also removes the draft of the shared fields. */
export async function takeRows(transaction: Transaction, rows: readonly Row[], isWhole: boolean): Promise<DeletedRows> {
  const ids = rows.map(({ id }) => id);
  const revisions = await transaction
    .select()
    .from(contentRevision)
    .where(inArray(contentRevision.entryId, ids))
    .orderBy(asc(contentRevision.revision));
  const staleFields = await transaction.select().from(contentStaleField).where(inArray(contentStaleField.entryId, ids));
  const machineDrafts = await transaction.select().from(contentMachineDraft).where(inArray(contentMachineDraft.entryId, ids));
  const comments = await transaction.select().from(contentComment).where(inArray(contentComment.entryId, ids));
  // Deleted together with the draft.
  const sharedRevisions = isWhole && rows[0] ? await transaction.select().from(contentSharedRevision).where(isSharedRevision(rows[0])) : [];
  const [shared = null] = isWhole && rows[0] ? await transaction.delete(contentShared).where(isShared(rows[0])).returning() : [];
  await transaction.delete(contentEntry).where(inArray(contentEntry.id, ids));
  return { localizations: [...rows], revisions, staleFields, machineDrafts, comments, shared, sharedRevisions };
}

/** Converts the JSON back to rows. Columns that were added since get their defaults. */
export function readRows(rows: DeletedRows): StoredRows {
  const { localizations, revisions, staleFields, machineDrafts = [], comments = [], shared, sharedRevisions = [] } = rows;
  return {
    localizations: localizations.map((row) => withDates<Row>(contentEntry, row)),
    revisions: revisions.map((row) => withDates<typeof contentRevision.$inferInsert>(contentRevision, row)),
    staleFields: staleFields.map((row) => withDates<typeof contentStaleField.$inferInsert>(contentStaleField, row)),
    machineDrafts: machineDrafts.map((row) => withDates<typeof contentMachineDraft.$inferInsert>(contentMachineDraft, row)),
    comments: comments.map((row) => withDates<typeof contentComment.$inferInsert>(contentComment, row)),
    shared: shared && withDates<typeof contentShared.$inferInsert>(contentShared, shared),
    sharedRevisions: sharedRevisions.map((row) => withDates<typeof contentSharedRevision.$inferInsert>(contentSharedRevision, row)),
  };
}

export async function insertRows(
  transaction: Transaction,
  { localizations, revisions, staleFields, machineDrafts, comments, shared, sharedRevisions }: StoredRows,
): Promise<void> {
  await transaction.insert(contentEntry).values(localizations);
  for (let from = 0; from < revisions.length; from += revisionsPerInsert)
    await transaction.insert(contentRevision).values(revisions.slice(from, from + revisionsPerInsert));
  if (staleFields.length > 0) await transaction.insert(contentStaleField).values(staleFields);
  if (machineDrafts.length > 0) await transaction.insert(contentMachineDraft).values(machineDrafts);
  if (comments.length > 0) await transaction.insert(contentComment).values(comments);
  if (shared) await transaction.insert(contentShared).values(shared).onConflictDoNothing();
  if (sharedRevisions.length > 0) await transaction.insert(contentSharedRevision).values(sharedRevisions).onConflictDoNothing();
}

function withDates<Stored>(table: PgTable, row: Record<string, unknown>): Stored {
  const columns = getTableColumns(table);
  const known = Object.entries(row).filter(([name]) => name in columns);
  return Object.fromEntries(
    known.map(([name, value]) => [name, columns[name]?.dataType === "date" && typeof value === "string" ? new Date(value) : value]),
  ) as Stored;
}

function isShared({ type, key }: EntryAddress) {
  return and(eq(contentShared.type, type), eq(contentShared.key, key));
}

function isSharedRevision({ type, key }: EntryAddress) {
  return and(eq(contentSharedRevision.type, type), eq(contentSharedRevision.key, key));
}
