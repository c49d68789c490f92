import { and, eq, sql } from "drizzle-orm";
import { recordAuditEntry } from "#domain/audit";
import { contentEntry, contentRevision } from "#db/content.ts";
import { languages, websiteIds, type Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../context.ts";
import { findCollection } from "./collections/index.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { bumpContentVersion } from "./content-versions.ts";
import { localizationKey, isLocalization, subjectOf, updatedNow, type LocalizationKey, type Outcome, type Row } from "./localization.ts";
import { checkEntry, summarise } from "./entry-data.ts";
import { endAnsweredMarks, markStaleTranslations } from "./stale-translations.ts";
import { forgetEntry, indexEntries } from "./search/index-entries.ts";

/**
 * `revision` is the one that the editor saw. `follow` lists the fields whose translations become stale; by default all
 * changed fields of a source. `publishedWith` lists the languages of the entry that the same call publishes.
 */
export type Publication = LocalizationKey & {
  at?: Date;
  until?: Date | null;
  revision?: number;
  follow?: readonly string[];
  publishedWith?: readonly Language[];
};
type RejectionReason = "unknownEntry" | "nothingToPublish" | "savedSince" | "changePlanned" | "endsTooEarly";

/**
 * Publishes the draft (after a withdrawal, the last data) now or from a later moment, optionally until an end. An
 * already public version stays public until the later moment.
 */
export async function publishEntry(context: EditorContext, input: Publication): Promise<Outcome<RejectionReason>> {
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
    const isScheduled = isPublicNow(row, now) && from > now;
    // A pending schedule would later overwrite this publication silently.
    if (row.planned && !isScheduled) return { ok: false, reason: "changePlanned" };
    const candidate = row.draft ?? (isScheduled ? row.planned : row.data);
    if (!candidate) return { ok: false, reason: "nothingToPublish" };
    // Check again: a file may have been removed or the schema changed since the draft was saved.
    const checked = await checkEntry(context, transaction, collection, { key: input.key, data: candidate });
    if (!checked.ok) return checked;
    const { data } = checked;
    const publishedAt = isScheduled ? from : await publishRow(context, transaction, { row, collection, data }, input.at);
    const endedMarks = isScheduled ? [] : await endAnsweredMarks(transaction, row, data);
    await transaction
      .update(contentEntry)
      .set({
        ...(isScheduled && { planned: data, plannedAt: from, plannedFollow: input.follow ? [...input.follow] : null }),
        publicUntil: until,
        draft: null,
        before: snapshotOf(row, endedMarks),
        ...updatedNow(context),
      })
      .where(eq(contentEntry.id, row.id));
    // Published revisions stay in the history; autosaved ones are replaced.
    await transaction
      .update(contentRevision)
      .set({ isTyped: false })
      .where(and(eq(contentRevision.entryId, row.id), eq(contentRevision.revision, row.revision)));
    // A scheduled change marks the translations when it becomes public.
    if (!isScheduled) await markStaleTranslations(context, transaction, { ...input, row, data });
    const action = from > now ? "content.scheduled" : "content.published";
    const upToDate = endedMarks.map(({ field }) => field);
    const after = { publishedAt, until, revision: row.revision, ...(upToDate.length > 0 && { upToDate }) };
    await recordAuditEntry(context, transaction, { action, subject: subjectOf(input), before: publicationState(row), after });
    return { ok: true, revision: row.revision };
  });
}

/** Stores checked data as the public version and bumps the content versions of the affected websites. */
export async function publishRow(
  context: Pick<EditorContext, "clock">,
  transaction: Transaction,
  target: { row: Row; collection: Collection; data: EntryData },
  at?: Date,
): Promise<Date> {
  const isPublic = isPublicNow(target.row, context.clock.now());
  const publishedAt = await publishRowWithoutBump(context, transaction, target, at);
  await bumpAffectedWebsites(transaction, [{ language: target.row.language, existsAlready: isPublic }]);
  return publishedAt;
}

/** Publishes a row; the caller changes many rows and bumps the content versions once. */
export async function publishRowWithoutBump(
  { clock }: Pick<EditorContext, "clock">,
  transaction: Transaction,
  { row, collection, data }: { row: Row; collection: Collection; data: EntryData },
  at?: Date,
): Promise<Date> {
  const now = clock.now();
  const isPublic = isPublicNow(row, now);
  // A correction keeps the publication date, so that old news does not become new.
  const publishedAt = at ?? (isPublic && row.publishedAt ? row.publishedAt : now);
  await transaction
    .update(contentEntry)
    .set({
      ...publicColumns(collection, data),
      state: "published",
      publishedAt,
      changedAt: now,
      publicRevision: nextPublicRevision,
    })
    .where(eq(contentEntry.id, row.id));
  if (publishedAt <= now)
    await transaction
      .update(contentRevision)
      .set({ wasPublished: true })
      .where(and(eq(contentRevision.entryId, row.id), eq(contentRevision.data, data)));
  await indexEntries(transaction, [{ ...localizationKey(row), data, publishedAt }]);
  return publishedAt;
}

/** Withdraws an entry from the public. Data and revisions stay; a scheduled change becomes a draft again. */
export async function withdrawEntry(context: EditorContext, input: LocalizationKey): Promise<Outcome<"unknownEntry">> {
  return context.database.transaction(async (transaction) => {
    const row = await lockEntry(transaction, input);
    if (!row) return { ok: false, reason: "unknownEntry" };
    await withdrawRow(context, transaction, row);
    await bumpAffectedWebsites(transaction, [{ language: row.language, existsAlready: false }]);
    return { ok: true, revision: row.revision };
  });
}

/** Withdraws a locked row and records it in the audit log; the caller bumps the content versions. */
async function withdrawRow(context: EditorContext, transaction: Transaction, row: Row): Promise<void> {
  await unpublishRow(transaction, row);
  await transaction
    .update(contentEntry)
    .set({ before: snapshotOf(row), ...updatedNow(context) })
    .where(eq(contentEntry.id, row.id));
  await recordAuditEntry(context, transaction, { action: "content.withdrawn", subject: subjectOf(row), before: publicationState(row) });
}

/** Withdraws a locked row without an audit log event; the caller bumps the content versions. */
export async function unpublishRow(transaction: Transaction, row: Row): Promise<void> {
  const draft = sql`coalesce(${contentEntry.draft}, ${contentEntry.planned})`;
  await transaction
    .update(contentEntry)
    .set({ state: "withdrawn", draft, planned: null, plannedAt: null, publicUntil: null })
    .where(eq(contentEntry.id, row.id));
  await forgetEntry(transaction, localizationKey(row));
}

/** Increments `publicRevision`, except at the first publication. */
export const nextPublicRevision = sql<number>`${contentEntry.publicRevision} + case when ${contentEntry.publishedAt} is null then 0 else 1 end`;

export function publicColumns(collection: Collection, data: EntryData) {
  return { data, summary: summarise(collection, data), position: collection.position(data), ...listColumns(collection, data) };
}

/** Derives the columns that the entry list of the admin shows and filters by. */
export function listColumns({ title }: Collection, data: EntryData): { title: string; isSample: boolean } {
  const name = data[title];
  return { title: typeof name === "string" ? name : "", isSample: data.sample === true };
}

export function publicationState({
  state,
  publishedAt,
  publicUntil,
  plannedAt,
  revision,
}: Pick<Row, "state" | "publishedAt" | "publicUntil" | "plannedAt" | "revision">) {
  return { state, publishedAt, publicUntil, plannedAt, revision };
}

function isPublicNow({ state, publishedAt }: Row, now: Date): boolean {
  return state === "published" && publishedAt !== null && publishedAt <= now;
}

type Snapshotted = Pick<
  Row,
  "revision" | "state" | "data" | "planned" | "plannedFollow" | "draft" | "publishedAt" | "publicUntil" | "plannedAt"
>;

/** Copies the state before an action, for undo. */
export function snapshotOf(row: Snapshotted, marks: Awaited<ReturnType<typeof endAnsweredMarks>> = []): NonNullable<Row["before"]> {
  const { revision, state, data, planned, plannedFollow, draft, publishedAt, publicUntil, plannedAt } = row;
  const iso = (moment: Date | null) => moment?.toISOString() ?? null;
  const moments = { publishedAt: iso(publishedAt), publicUntil: iso(publicUntil), plannedAt: iso(plannedAt) };
  const endedMarks = marks.map(({ field, source, was, text, markedBy, markedAt }) => {
    return { field, source, was, text, markedBy, markedAt: markedAt.toISOString() };
  });
  return { revision, state, data, planned, plannedFollow, draft, ...moments, ...(endedMarks.length > 0 && { endedMarks }) };
}

/** Bumps all websites for a new or withdrawn localization, because the alternate links of every language change. */
export async function bumpAffectedWebsites(
  transaction: Transaction,
  changes: readonly { language: Language; existsAlready: boolean }[],
): Promise<void> {
  const isEverywhere = changes.some(({ existsAlready }) => !existsAlready);
  const affected = websiteIds.filter((id) => isEverywhere || changes.some(({ language }) => languages[language].websiteId === id));
  for (const websiteId of affected) await bumpContentVersion(transaction, websiteId);
}

export async function lockEntry(transaction: Transaction, input: LocalizationKey): Promise<Row | undefined> {
  const [row] = await transaction.select().from(contentEntry).where(isLocalization(input)).for("update");
  return row;
}
