import { eq } from "drizzle-orm";
import { contentTrash } from "#db/content.ts";
import { recordAuditEntry } from "#domain/audit";
import type { Language } from "#i18n/languages.ts";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../../context.ts";
import { collectionOf, findCollection } from "../collections/index.ts";
import { checkEntry } from "../entry-data.ts";
import { localizationKey, updatedNow, type Row } from "../localization.ts";
import { bumpAffectedWebsites } from "../publish-entry.ts";
import { selectLocalizations } from "../save-localization.ts";
import { indexEntries } from "../search/index-entries.ts";
import { existsEntry } from "../slugs/find-references.ts";
import { freeKey } from "../slugs/suggest-key.ts";
import { insertRows, readRows } from "./deleted-rows.ts";
import { subjectOfEntry } from "./trash-entry.ts";

/** `drafts` are the languages that were public and come back as drafts, because something that they need is gone. */
type RestoredEntry = { type: string; key: string; drafts: Language[] };
type Outcome = { ok: true; entry: RestoredEntry } | { ok: false; reason: "unknownEntry" };
type Trashed = typeof contentTrash.$inferSelect;

/**
 * Restores an entry from the trash with its former states and history. If its slug is taken by now, it comes back under
 * another one as drafts.
 */
export async function restoreTrash(context: EditorContext, id: string): Promise<Outcome> {
  return context.database.transaction(async (transaction) => {
    const [trashed] = await transaction.select().from(contentTrash).where(eq(contentTrash.id, id)).for("update");
    if (!trashed?.content || !findCollection(trashed.type)) return { ok: false, reason: "unknownEntry" };
    const { type } = trashed;
    const key = await restoredKey(transaction, trashed);
    const stored = readRows(trashed.content);
    const localizations: Row[] = [];
    for (const row of stored.localizations) localizations.push(await restoredRow(context, transaction, row, { from: trashed.key, key }));
    const shared = stored.shared && { ...stored.shared, key };
    const sharedRevisions = stored.sharedRevisions.map((row) => ({ ...row, key }));
    await insertRows(transaction, { ...stored, localizations, shared, sharedRevisions });
    await transaction.delete(contentTrash).where(eq(contentTrash.id, id));
    const published = localizations.filter(({ state }) => state === "published");
    await indexEntries(
      transaction,
      published.flatMap(({ data, publishedAt, ...row }) => (data && publishedAt ? [{ ...localizationKey(row), data, publishedAt }] : [])),
    );
    if (published.length > 0)
      await bumpAffectedWebsites(
        transaction,
        published.map(({ language }) => ({ language, existsAlready: false })),
      );
    const wasPublic = stored.localizations.filter(({ state }) => state === "published").map(({ language }) => language);
    const drafts = wasPublic.filter((language) => !published.some((row) => row.language === language));
    const [language] = trashed.isWhole ? [] : trashed.languages;
    const subject = subjectOfEntry({ type, key, language });
    await recordAuditEntry(context, transaction, { action: "content.restored", subject, after: { drafts } });
    return { ok: true, entry: { type, key, drafts } };
  });
}

/** Another entry may have taken the slug, or a new version the language. */
async function restoredKey(transaction: Transaction, { type, key, isWhole, languages }: Trashed): Promise<string> {
  const present = await selectLocalizations(transaction, { type, key });
  const isTaken = isWhole ? present.length > 0 : present.some(({ language }) => languages.includes(language));
  return isTaken ? freeKey(transaction, type, key) : key;
}

async function restoredRow(
  context: EditorContext,
  transaction: Transaction,
  row: Row,
  { from, key }: { from: string; key: string },
): Promise<Row> {
  const restored = { ...row, key, before: null, changedAt: row.data ? context.clock.now() : row.changedAt, ...updatedNow(context) };
  if (row.state !== "published" || !row.data) return restored;
  const checked = from === key && (await checkEntry(context, transaction, collectionOf(row.type), { key, data: row.data }));
  if (checked && checked.ok && (await haveLinksTargets(transaction, row))) return restored;
  const draft = row.draft ?? row.planned ?? row.data;
  return {
    ...restored,
    state: "draft",
    draft,
    data: null,
    summary: null,
    planned: null,
    plannedAt: null,
    publicUntil: null,
    publishedAt: null,
  };
}

/** Whether the entries that fields of links name still exist. */
async function haveLinksTargets(transaction: Transaction, { type, key, data }: Row): Promise<boolean> {
  const links = Object.entries(collectionOf(type).fields).flatMap(([name, field]) => {
    const value = data?.[name];
    return field.kind === "links" && Array.isArray(value) ? value.map((linked) => ({ type: field.to, key: String(linked) })) : [];
  });
  for (const link of links) {
    const isItself = link.type === type && link.key === key;
    if (!isItself && !(await existsEntry(transaction, link))) return false;
  }
  return true;
}
