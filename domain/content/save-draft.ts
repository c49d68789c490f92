import { and, eq, gte, sql } from "drizzle-orm";
import { recordAct } from "#domain/audit";
import type { Actor } from "#db/actor.ts";
import { contentEntry, contentRevision } from "#db/content.ts";
import { minuteMs } from "#i18n/day.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";
import { checkDraft, checkEntry, type RefusedData } from "./entry-data.ts";
import { editionKey, isEdition, subjectOf, updatedNow, type EditionKey } from "./edition.ts";
import { namingColumns } from "./publish-entry.ts";

/** What was saved last of an edition. */
export type LastSaved = { revision: number; data: EntryData; author: Actor; savedAt: Date };
export type SavedSince = { ok: false; reason: "savedSince"; lastSaved: LastSaved };
/** `made`: how, where nobody wrote it. */
export type DraftInput = EditionKey & {
  data: unknown;
  basedOn: number;
  isTyped?: boolean;
  made?: { restored: number } | { copied: Language } | { translated: Language };
};
/** `data`: as it was kept. */
export type DraftOutcome = { ok: true; revision: number; data: EntryData } | SavedSince | RefusedDraft;
type RefusedDraft = { ok: false; reason: "unknownType" | "unknownEntry" } | RefusedData;
type Written = { entryId: string; revision: number; data: EntryData; isTyped: boolean };

/** What is typed in one of these is one revision. */
const typingMs = 10 * minuteMs;

/**
 * Keeps an editor's work on an edition without changing what the public reads, also where it is not whole yet. `basedOn` is
 * the revision that it was made from, 0 for a new one: where another was saved since, nothing is kept, and the answer says
 * what stands there now. `isTyped`: a screen saves by itself while somebody types.
 */
export async function saveDraft(context: EditorContext, input: DraftInput): Promise<DraftOutcome> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownType" };
  const kept = checkDraft(collection, input);
  if (!kept.ok) return kept;
  const whole = await checkEntry(context, context.database, collection, input);
  const data = whole.ok ? whole.data : kept.data;

  return context.database.transaction(async (transaction) => {
    const revision = input.basedOn + 1;
    const columns = { draft: data, revision, ...namingColumns(collection, data), ...updatedNow(context) };
    // Of two at the same time the second waits for the first, and then finds no row to write.
    const [row] =
      input.basedOn === 0
        ? await transaction
            .insert(contentEntry)
            .values({ ...editionKey(input), ...columns, state: "draft", position: whole.ok ? collection.position(data) : 0 })
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
    const isNew = await keepRevision(context, transaction, { entryId: row.id, revision, data, isTyped: input.isTyped ?? false });
    const act = { action: "content.saved", subject: subjectOf(input), after: { revision, ...input.made } };
    if (isNew) await recordAct(context, transaction, act);
    return { ok: true, revision, data };
  });
}

/** Whether it is a revision of its own: what the same author typed just before gives way to it. */
async function keepRevision(
  { actor, clock }: EditorContext,
  transaction: Transaction,
  { entryId, revision, data, isTyped }: Written,
): Promise<boolean> {
  const now = clock.now();
  const replaced = await transaction
    .update(contentRevision)
    .set({ revision, data, isTyped, createdAt: now })
    .where(
      and(
        eq(contentRevision.entryId, entryId),
        eq(contentRevision.revision, revision - 1),
        eq(contentRevision.isTyped, true),
        sql`${contentRevision.author} = ${JSON.stringify(actor)}::jsonb`,
        gte(contentRevision.createdAt, new Date(now.getTime() - (now.getTime() % typingMs))),
      ),
    )
    .returning({ revision: contentRevision.revision });
  if (replaced.length > 0) return false;
  await transaction.insert(contentRevision).values({ entryId, revision, data, isTyped, author: actor, createdAt: now });
  return true;
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
