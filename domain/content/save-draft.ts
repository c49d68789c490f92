import { and, eq, gte, sql } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import type { Actor } from "#db/actor.ts";
import { contentEntry, contentRevision } from "#db/content.ts";
import { minuteMs } from "#i18n/day.ts";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { EntryData } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";
import { checkDraft, checkEntry, type InvalidEntry } from "./entry-data.ts";
import { localizationKey, isLocalization, subjectOf, updatedNow, type LocalizationKey } from "./localization.ts";
import { listColumns } from "./publish-entry.ts";

export type LastSaved = { revision: number; data: EntryData; author: Actor; savedAt: Date; saveId: string | null };
export type SavedSince = { ok: false; reason: "savedSince"; lastSaved: LastSaved };
/** `origin` is set for a draft that no editor wrote. */
export type DraftInput = LocalizationKey & {
  data: unknown;
  basedOn: number;
  isTyped?: boolean;
  saveId?: string;
  origin?: { restored: number } | { copied: Language } | { translated: Language };
};
/** `data` is the cleaned data that was stored. */
export type DraftOutcome = { ok: true; revision: number; data: EntryData } | SavedSince | RejectedDraft;
type RejectedDraft = { ok: false; reason: "unknownType" | "unknownEntry" } | InvalidEntry;
type RevisionInput = { entryId: string; revision: number; data: EntryData; isTyped: boolean; saveId: string | undefined };

const typingMs = 10 * minuteMs;

/** Autosaves of one user since this time share one revision. */
export const startOfTyping = (now: Date): Date => new Date(now.getTime() - (now.getTime() % typingMs));

/**
 * Saves a draft, complete or not. `basedOn` is the revision that the editor saw, 0 for a new entry; if another one was
 * saved since, nothing is stored. `isTyped` marks an autosave.
 */
export async function saveDraft(context: EditorContext, input: DraftInput): Promise<DraftOutcome> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownType" };
  const draft = checkDraft(collection, input);
  if (!draft.ok) return draft;
  const checkedEntry = await checkEntry(context, context.database, collection, input);
  const data = checkedEntry.ok ? checkedEntry.data : draft.data;

  return context.database.transaction(async (transaction) => {
    const revision = input.basedOn + 1;
    const columns = { draft: data, revision, ...listColumns(collection, data), ...updatedNow(context) };
    // The second of two concurrent saves waits for the row lock and then matches no row.
    const [row] =
      input.basedOn === 0
        ? await transaction
            .insert(contentEntry)
            .values({ ...localizationKey(input), ...columns, state: "draft", position: checkedEntry.ok ? collection.position(data) : 0 })
            .onConflictDoNothing()
            .returning({ id: contentEntry.id })
        : await transaction
            .update(contentEntry)
            .set(columns)
            .where(and(isLocalization(input), eq(contentEntry.revision, input.basedOn)))
            .returning({ id: contentEntry.id });
    if (!row) {
      const lastSaved = await readLastSaved(transaction, input);
      return lastSaved ? { ok: false, reason: "savedSince", lastSaved } : { ok: false, reason: "unknownEntry" };
    }
    const { isTyped = false, saveId } = input;
    const isNew = await recordRevision(context, transaction, { entryId: row.id, revision, data, isTyped, saveId });
    const act = { action: "content.saved" as const, subject: subjectOf(input), after: { revision, ...input.origin } };
    if (isNew) await recordAuditEntry(context, transaction, act);
    return { ok: true, revision, data };
  });
}

/** Records the revision, replacing the author's previous autosave. Returns whether the revision is new. */
async function recordRevision(
  { actor, clock }: EditorContext,
  transaction: Transaction,
  { entryId, saveId, ...saved }: RevisionInput,
): Promise<boolean> {
  const now = clock.now();
  const columns = { ...saved, saveId: saveId ?? null, createdAt: now };
  const replacedRevisions = await transaction
    .update(contentRevision)
    .set(columns)
    .where(
      and(
        eq(contentRevision.entryId, entryId),
        eq(contentRevision.revision, saved.revision - 1),
        eq(contentRevision.isTyped, true),
        sql`${contentRevision.author} = ${JSON.stringify(actor)}::jsonb`,
        gte(contentRevision.createdAt, startOfTyping(now)),
      ),
    )
    .returning({ revision: contentRevision.revision });
  if (replacedRevisions.length > 0) return false;
  await transaction.insert(contentRevision).values({ entryId, ...columns, author: actor });
  return true;
}

async function readLastSaved(transaction: Transaction, input: LocalizationKey): Promise<LastSaved | undefined> {
  const { revision, data, author, createdAt, saveId } = contentRevision;
  const [last] = await transaction
    .select({ revision, data, author, savedAt: createdAt, saveId })
    .from(contentRevision)
    .innerJoin(contentEntry, and(eq(contentEntry.id, contentRevision.entryId), eq(contentEntry.revision, contentRevision.revision)))
    .where(isLocalization(input));
  return last;
}
