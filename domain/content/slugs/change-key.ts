import { and, eq, sql } from "drizzle-orm";
import { contentEntry, contentFormerKey, contentSearch, contentShared, contentTrash } from "#db/content.ts";
import { newsletterIssue } from "#db/newsletter.ts";
import { redirect } from "#db/redirect.ts";
import { recordAuditEntry } from "#domain/audit";
import type { Transaction } from "#platform/database";
import type { EditorContext } from "../../context.ts";
import { collectionOf, findCollection } from "../collections/index.ts";
import type { EntryData } from "../collections/collection.ts";
import { hashData, summarise } from "../entry-data.ts";
import type { Row } from "../localization.ts";
import { bumpAffectedWebsites } from "../publish-entry.ts";
import { selectLocalizations } from "../save-localization.ts";
import { moveSynonyms } from "../search/edit-synonyms.ts";
import { languageCodes } from "#i18n/languages.ts";
import { localPath } from "#i18n/paths.ts";
import { existsEntry, findReferringRows } from "./find-references.ts";
import { replaceReferences, type EntryAddress } from "./references.ts";

export type KeyChange = EntryAddress & { newKey: string };
type Outcome = { ok: true; references: number } | { ok: false; reason: "unknownEntry" | "slugTaken" };

/**
 * Changes the slug of an entry in all languages. The former address redirects to the new one, and other entries,
 * redirects, synonyms and newsletter issues refer to the new slug.
 */
export async function changeKey(context: EditorContext, change: KeyChange): Promise<Outcome> {
  const { type, key, newKey } = change;
  if (!findCollection(type)) return { ok: false, reason: "unknownEntry" };
  return context.database.transaction(async (transaction) => {
    if (!(await lockEntryRows(transaction, change))) return { ok: false, reason: "unknownEntry" };
    if (key === newKey) return { ok: true, references: 0 };
    if (await existsEntry(transaction, { type, key: newKey })) return { ok: false, reason: "slugTaken" };
    const referring = await findReferringRows(transaction, change);
    await moveRows(transaction, change);
    await storeFormerKey(context, transaction, change);
    const own = await selectLocalizations(transaction, { type, key: newKey });
    for (const row of [...referring, ...own]) await rewriteRow(transaction, row, change);
    await moveTargets(transaction, change);
    await bumpAffectedWebsites(transaction, [{ language: "en", existsAlready: false }]);
    const subject = `${type}/${newKey}`;
    await recordAuditEntry(context, transaction, {
      action: "content.slugChanged",
      subject,
      before: { slug: key },
      after: { slug: newKey },
    });
    return { ok: true, references: referring.length };
  });
}

async function lockEntryRows(transaction: Transaction, { type, key }: EntryAddress): Promise<boolean> {
  const rows = await transaction
    .select({ id: contentEntry.id })
    .from(contentEntry)
    .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)))
    .orderBy(contentEntry.id)
    .for("update");
  return rows.length > 0;
}

/** Languages of the entry that are in the trash move too, so that they can be restored into it. */
async function moveRows(transaction: Transaction, { type, key, newKey }: KeyChange): Promise<void> {
  for (const table of [contentEntry, contentShared, contentSearch])
    await transaction
      .update(table)
      .set({ key: newKey })
      .where(and(eq(table.type, type), eq(table.key, key)));
  await transaction
    .update(contentTrash)
    .set({ key: newKey })
    .where(and(eq(contentTrash.type, type), eq(contentTrash.key, key), eq(contentTrash.isWhole, false)));
}

/** Former slugs lead straight to the current one. A slug that is taken back redirects no more. */
async function storeFormerKey({ clock }: EditorContext, transaction: Transaction, { type, key, newKey }: KeyChange): Promise<void> {
  const isOfType = eq(contentFormerKey.type, type);
  const changedAt = clock.now();
  await transaction.delete(contentFormerKey).where(and(isOfType, eq(contentFormerKey.formerKey, newKey)));
  await transaction
    .update(contentFormerKey)
    .set({ key: newKey })
    .where(and(isOfType, eq(contentFormerKey.key, key)));
  await transaction
    .insert(contentFormerKey)
    .values({ type, formerKey: key, key: newKey, changedAt })
    .onConflictDoUpdate({ target: [contentFormerKey.type, contentFormerKey.formerKey], set: { key: newKey, changedAt } });
}

/** Keeps revision and dates, because the content stays the same. An unchanged imported row stays an unchanged one. */
async function rewriteRow(transaction: Transaction, row: Row, { newKey, ...target }: KeyChange): Promise<void> {
  const collection = collectionOf(row.type);
  const rewrite = <Data extends EntryData | null>(data: Data) =>
    (data ? replaceReferences(collection.fields, data, target, newKey) : null) as Data;
  const [data, draft, planned] = [rewrite(row.data), rewrite(row.draft), rewrite(row.planned)];
  const isAsImported = row.importedHash !== null && row.data !== null && hashData(row.data) === row.importedHash;
  const { before } = row;
  await transaction
    .update(contentEntry)
    .set({
      data,
      draft,
      planned,
      ...(data && { summary: summarise(collection, data) }),
      before: before && { ...before, data: rewrite(before.data), draft: rewrite(before.draft), planned: rewrite(before.planned) },
      ...(isAsImported && { importedHash: hashData(data) }),
    })
    .where(eq(contentEntry.id, row.id));
}

/** Redirects, synonyms and newsletter issues name the entry by its path or slug. */
async function moveTargets(transaction: Transaction, { type, key, newKey }: KeyChange): Promise<void> {
  const { path } = collectionOf(type);
  const hasOwnPath = path(key) !== path(newKey);
  for (const language of hasOwnPath ? languageCodes : []) {
    await transaction
      .update(redirect)
      .set({ to: localPath(language, path(newKey)) })
      .where(eq(redirect.to, localPath(language, path(key))));
    await moveSynonyms(transaction, language, { from: path(key), to: path(newKey) });
  }
  const issueEntry = JSON.stringify([{ type, key }]);
  const issues = await transaction
    .select()
    .from(newsletterIssue)
    .where(sql`${newsletterIssue.entries} @> ${issueEntry}::jsonb`);
  for (const { id, entries } of issues)
    await transaction
      .update(newsletterIssue)
      .set({ entries: entries.map((entry) => (entry.type === type && entry.key === key ? { type, key: newKey } : entry)) })
      .where(eq(newsletterIssue.id, id));
}
