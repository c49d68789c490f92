import { and, eq } from "drizzle-orm";
import type { Actor } from "#db/actor.ts";
import { contentEntry, contentRevision } from "#db/content.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";
import { checkEntry } from "./entry-data.ts";
import { editionKey, isEdition, updatedNow, type EditionKey, type Outcome } from "./publish-entry.ts";

/** What was saved last of an edition. */
export type LastSaved = { revision: number; data: EntryData; author: Actor; savedAt: Date };
type Refused = { ok: false; reason: "savedSince"; lastSaved: LastSaved };

/**
 * Keeps an editor's work on an edition without changing what the public reads. `basedOn` is the revision that it was made
 * from, 0 for a new one: where another was saved since, nothing is kept, and the answer says what stands there now.
 */
export async function saveDraft(
  context: EditorContext,
  input: EditionKey & { data: unknown; basedOn: number },
): Promise<Outcome<"unknownType" | "unknownEntry"> | Refused> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownType" };
  const checked = await checkEntry(context, context.database, collection, input);
  if (!checked.ok) return checked;
  const { data } = checked;

  return context.database.transaction(async (transaction) => {
    const update = updatedNow(context);
    const revision = input.basedOn + 1;
    const columns = { draft: data, revision, ...update };
    // Of two at the same time the second waits for the first, and then finds no row to write.
    const [row] =
      input.basedOn === 0
        ? await transaction
            .insert(contentEntry)
            .values({ ...editionKey(input), ...columns, state: "draft", position: collection.position(data) })
            .onConflictDoNothing()
            .returning({ id: contentEntry.id })
        : await transaction
            .update(contentEntry)
            .set(columns)
            .where(and(isEdition(input), eq(contentEntry.revision, input.basedOn)))
            .returning({ id: contentEntry.id });
    if (!row) {
      const lastSaved = await readLastSaved(transaction, input);
      return lastSaved ? { ok: false, reason: "savedSince", lastSaved } : { ok: false, reason: "unknownEntry" };
    }
    await transaction
      .insert(contentRevision)
      .values({ entryId: row.id, revision, data, author: update.updatedBy, createdAt: update.updatedAt });
    return { ok: true, revision };
  });
}

async function readLastSaved(transaction: Transaction, input: EditionKey): Promise<LastSaved | undefined> {
  const { revision, data, author, createdAt } = contentRevision;
  const [last] = await transaction
    .select({ revision, data, author, savedAt: createdAt })
    .from(contentRevision)
    .innerJoin(contentEntry, and(eq(contentEntry.id, contentRevision.entryId), eq(contentEntry.revision, contentRevision.revision)))
    .where(isEdition(input));
  return last;
}
