import { and, eq } from "drizzle-orm";
import { recordAct } from "#domain/audit";
import { contentEntry, contentRevision } from "#db/content.ts";
import { languages, websiteIds, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { bumpContentVersion } from "./content-versions.ts";
import { checkEntry, summarise, type RefusedData } from "./entry-data.ts";
import { forgetEntry, indexEntries } from "./search/index-entries.ts";

/** An edition of an entry: its content in one language. */
export type EditionKey = { type: string; key: string; language: Language };
export type Outcome<Reason extends string> = { ok: true; revision: number } | { ok: false; reason: Reason } | RefusedData;
type Row = typeof contentEntry.$inferSelect;

/** Makes an entry's draft (or, after a withdrawal, its last data) public, now or from a later moment on. `revision`: the one that was seen. */
export async function publishEntry(
  context: EditorContext,
  input: EditionKey & { at?: Date; revision?: number },
): Promise<Outcome<"unknownEntry" | "nothingToPublish" | "alreadyPublic" | "savedSince">> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownEntry" };

  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, input);
    if (!row) return { ok: false, reason: "unknownEntry" };
    if (input.revision !== undefined && input.revision !== row.revision) return { ok: false, reason: "savedSince" };
    const now = context.clock.now();
    const isPublic = row.state === "published" && row.publishedAt !== null && row.publishedAt <= now;
    // One row holds one public state: scheduling a change of a public entry would hide it until then.
    if (isPublic && input.at && input.at > now) return { ok: false, reason: "alreadyPublic" };
    const kept = row.draft ?? row.data;
    if (!kept) return { ok: false, reason: "nothingToPublish" };
    // Since it was kept, a file may have gone, or a new version ask for more.
    const checked = await checkEntry(context, transaction, collection, { key: input.key, data: kept });
    if (!checked.ok) return checked;
    const { data } = checked;
    // A change to what is public already keeps its date; news does not become new by a mended comma.
    const publishedAt = input.at ?? (isPublic ? row.publishedAt! : now);
    await transaction
      .update(contentEntry)
      .set({ ...publicColumns(collection, data), draft: null, state: "published", publishedAt, ...updatedNow(context) })
      .where(eq(contentEntry.id, row.id));
    // What was public once stays in the history.
    await transaction
      .update(contentRevision)
      .set({ isTyped: false })
      .where(and(eq(contentRevision.entryId, row.id), eq(contentRevision.revision, row.revision)));
    await indexEntries(transaction, [{ ...editionKey(input), data, publishedAt }]);
    await bumpEditions(transaction, [{ language: input.language, existsAlready: isPublic }]);
    await recordAct(context, transaction, {
      action: input.at && input.at > now ? "content.scheduled" : "content.published",
      subject: subjectOf(input),
      before: standing(row),
      after: { state: "published", publishedAt, revision: row.revision },
    });
    return { ok: true, revision: row.revision };
  });
}

/** Takes an entry from the public; its data and revisions stay. */
export async function withdrawEntry(context: EditorContext, input: EditionKey): Promise<Outcome<"unknownEntry">> {
  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, input);
    if (!row) return { ok: false, reason: "unknownEntry" };
    await transaction
      .update(contentEntry)
      .set({ state: "withdrawn", ...updatedNow(context) })
      .where(eq(contentEntry.id, row.id));
    await forgetEntry(transaction, input);
    await bumpEditions(transaction, [{ language: input.language, existsAlready: false }]);
    await recordAct(context, transaction, { action: "content.withdrawn", subject: subjectOf(input), before: standing(row) });
    return { ok: true, revision: row.revision };
  });
}

/** The columns that follow from public data. */
export function publicColumns(collection: Collection, data: EntryData) {
  return { data, summary: summarise(collection, data), position: collection.position(data), ...namingColumns(collection, data) };
}

/** The columns that follow from what was saved last, by which staff find it. */
export function namingColumns({ title }: Collection, data: EntryData): { title: string; isSample: boolean } {
  const name = data[title];
  return { title: typeof name === "string" ? name : "", isSample: data.sample === true };
}

export function editionKey({ type, key, language }: EditionKey): EditionKey {
  return { type, key, language };
}

/** An edition as the audit names it. */
export function subjectOf({ type, key, language }: EditionKey): string {
  return `${type}/${key}/${language}`;
}

function standing({ state, publishedAt, revision }: Row) {
  return { state, publishedAt, revision };
}

/** The columns that say when and by whom an entry was changed. */
export function updatedNow({ clock, actor }: EditorContext) {
  return { updatedAt: clock.now(), updatedBy: actor };
}

export function isEdition({ type, key, language }: EditionKey) {
  return and(eq(contentEntry.type, type), eq(contentEntry.key, key), eq(contentEntry.language, language));
}

/** An edition that comes or goes changes the alternates on the pages of all others; a changed one only its own. */
export async function bumpEditions(
  transaction: Transaction,
  changes: readonly { language: Language; existsAlready: boolean }[],
): Promise<void> {
  const isEverywhere = changes.some(({ existsAlready }) => !existsAlready);
  const changed = websiteIds.filter((id) => isEverywhere || changes.some(({ language }) => languages[language].websiteId === id));
  for (const websiteId of changed) await bumpContentVersion(transaction, websiteId);
}

async function lockEntry(transaction: Transaction, input: EditionKey): Promise<Row | undefined> {
  const [row] = await transaction.select().from(contentEntry).where(isEdition(input)).for("update");
  return row;
}
