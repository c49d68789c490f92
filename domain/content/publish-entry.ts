import { and, eq, sql } from "drizzle-orm";
import { recordAct } from "#domain/audit";
import { contentEntry, contentRevision } from "#db/content.ts";
import { languages, websiteIds, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { bumpContentVersion } from "./content-versions.ts";
import { editionKey, isEdition, subjectOf, updatedNow, type EditionKey, type Outcome, type Row } from "./edition.ts";
import { checkEntry, summarise } from "./entry-data.ts";
import { markFollowers } from "./follow.ts";
import { forgetEntry, indexEntries } from "./search/index-entries.ts";

/**
 * What is done to the public state of an edition. `revision`: the one that was seen; `follow`: the fields whose change the
 * other languages have to follow, unless said all of a source's.
 */
export type Publication = EditionKey & { at?: Date; until?: Date | null; revision?: number; follow?: readonly string[] };
type Refusal = "unknownEntry" | "nothingToPublish" | "savedSince" | "changePlanned" | "endsTooEarly";

/**
 * Makes an entry's draft (or, after a withdrawal, its last data) public, now or from a later moment on, for good or until
 * one. Where something is public already, it stays so until the later moment.
 */
export async function publishEntry(context: EditorContext, input: Publication): Promise<Outcome<Refusal>> {
  const collection = findCollection(input.type);
  if (!collection) return { ok: false, reason: "unknownEntry" };

  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, input);
    if (!row) return { ok: false, reason: "unknownEntry" };
    if (input.revision !== undefined && input.revision !== row.revision) return { ok: false, reason: "savedSince" };
    const now = context.clock.now();
    const from = input.at && input.at > now ? input.at : now;
    const until = input.until === undefined ? row.publicUntil : input.until;
    if (until && until <= from) return { ok: false, reason: "endsTooEarly" };
    const isPlan = isPublicNow(row, now) && from > now;
    // What was planned would undo silently what is published before.
    if (row.planned && !isPlan) return { ok: false, reason: "changePlanned" };
    const kept = row.draft ?? (isPlan ? row.planned : row.data);
    if (!kept) return { ok: false, reason: "nothingToPublish" };
    // Since it was kept, a file may have gone, or a new version ask for more.
    const checked = await checkEntry(context, transaction, collection, { key: input.key, data: kept });
    if (!checked.ok) return checked;
    const { data } = checked;
    const publishedAt = isPlan ? from : await show(context, transaction, { row, collection, data }, input.at);
    await transaction
      .update(contentEntry)
      .set({
        ...(isPlan && { planned: data, plannedAt: from }),
        publicUntil: until,
        draft: null,
        before: snapshotOf(row),
        ...updatedNow(context),
      })
      .where(eq(contentEntry.id, row.id));
    // What was public once stays in the history.
    await transaction
      .update(contentRevision)
      .set({ isTyped: false })
      .where(and(eq(contentRevision.entryId, row.id), eq(contentRevision.revision, row.revision)));
    await markFollowers(context, transaction, { row, data, follow: input.follow });
    const action = from > now ? "content.scheduled" : "content.published";
    const after = { publishedAt, until, revision: row.revision };
    await recordAct(context, transaction, { action, subject: subjectOf(input), before: standing(row), after });
    return { ok: true, revision: row.revision };
  });
}

/** Makes checked data what the public reads, and gives the websites that it concerns a new content version. */
export async function show(
  context: Pick<EditorContext, "clock">,
  transaction: Transaction,
  shown: { row: Row; collection: Collection; data: EntryData },
  at?: Date,
): Promise<Date> {
  const isPublic = isPublicNow(shown.row, context.clock.now());
  const publishedAt = await showWithoutBump(context, transaction, shown, at);
  await bumpEditions(transaction, [{ language: shown.row.language, existsAlready: isPublic }]);
  return publishedAt;
}

/** Does the same for callers that change many rows and bump the content versions once. */
export async function showWithoutBump(
  { clock }: Pick<EditorContext, "clock">,
  transaction: Transaction,
  { row, collection, data }: { row: Row; collection: Collection; data: EntryData },
  at?: Date,
): Promise<Date> {
  const now = clock.now();
  const isPublic = isPublicNow(row, now);
  // A change to what is public already keeps its date; news does not become new by a mended comma.
  const publishedAt = at ?? (isPublic && row.publishedAt ? row.publishedAt : now);
  await transaction
    .update(contentEntry)
    .set({
      ...publicColumns(collection, data),
      state: "published",
      publishedAt,
      changedAt: now,
      publicRevision: nextPublicRevision,
      withdrawnAsSample: false,
    })
    .where(eq(contentEntry.id, row.id));
  await indexEntries(transaction, [{ ...editionKey(row), data, publishedAt }]);
  return publishedAt;
}

/** Takes an entry from the public; its data and revisions stay, and what was planned of it is a draft again. */
export async function withdrawEntry(context: EditorContext, input: EditionKey): Promise<Outcome<"unknownEntry">> {
  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, input);
    if (!row) return { ok: false, reason: "unknownEntry" };
    await withdrawRow(context, transaction, row);
    await bumpEditions(transaction, [{ language: row.language, existsAlready: false }]);
    return { ok: true, revision: row.revision };
  });
}

/** Withdraws a locked row and records it; the caller bumps the content versions. `asSample`: with all examples at once. */
export async function withdrawRow(context: EditorContext, transaction: Transaction, row: Row, asSample = false): Promise<void> {
  await hide(transaction, row);
  await transaction
    .update(contentEntry)
    .set({ withdrawnAsSample: asSample, before: snapshotOf(row), ...updatedNow(context) })
    .where(eq(contentEntry.id, row.id));
  await recordAct(context, transaction, { action: "content.withdrawn", subject: subjectOf(row), before: standing(row) });
}

/** Withdraws a locked row without a record; the caller bumps the content versions. */
export async function hide(transaction: Transaction, row: Row): Promise<void> {
  const draft = sql`coalesce(${contentEntry.draft}, ${contentEntry.planned})`;
  await transaction
    .update(contentEntry)
    .set({ state: "withdrawn", draft, planned: null, plannedAt: null, publicUntil: null, withdrawnAsSample: false })
    .where(eq(contentEntry.id, row.id));
  await forgetEntry(transaction, editionKey(row));
}

/** The new value of `publicRevision` when public data changes: one more, except at the first publication. */
export const nextPublicRevision = sql<number>`${contentEntry.publicRevision} + case when ${contentEntry.publishedAt} is null then 0 else 1 end`;

/** The columns that follow from public data. */
export function publicColumns(collection: Collection, data: EntryData) {
  return { data, summary: summarise(collection, data), position: collection.position(data), ...namingColumns(collection, data) };
}

/** The columns that follow from what was saved last, by which staff find it. */
export function namingColumns({ title }: Collection, data: EntryData): { title: string; isSample: boolean } {
  const name = data[title];
  return { title: typeof name === "string" ? name : "", isSample: data.sample === true };
}

/** How an edition stands, as the audit keeps it. */
export function standing({ state, publishedAt, publicUntil, plannedAt, revision }: Row) {
  return { state, publishedAt, publicUntil, plannedAt, revision };
}

function isPublicNow({ state, publishedAt }: Row, now: Date): boolean {
  return state === "published" && publishedAt !== null && publishedAt <= now;
}

/** What an act puts aside, for it to be undone. */
export function snapshotOf(row: Row): NonNullable<Row["before"]> {
  const { revision, state, data, planned, draft, publishedAt, publicUntil, plannedAt } = row;
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  const moments = { publishedAt: iso(publishedAt), publicUntil: iso(publicUntil), plannedAt: iso(plannedAt) };
  return { revision, state, data, planned, draft, ...moments };
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

export async function lockEntry(transaction: Transaction, input: EditionKey): Promise<Row | undefined> {
  const [row] = await transaction.select().from(contentEntry).where(isEdition(input)).for("update");
  return row;
}
