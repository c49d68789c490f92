import { and, eq } from "drizzle-orm";
import { contentEntry, contentTrash } from "#db/content.ts";
import { recordAuditEntry } from "#domain/audit";
import { languageCodes, type Language } from "#i18n/languages.ts";
import { onlyRow } from "#platform/database";
import type { EditorContext } from "../../context.ts";
import { findCollection } from "../collections/index.ts";
import { localizationKey, type Row } from "../localization.ts";
import { bumpAffectedWebsites, publicationState } from "../publish-entry.ts";
import { forgetEntry } from "../search/index-entries.ts";
import type { EntryAddress } from "../slugs/references.ts";
import { takeRows } from "./deleted-rows.ts";

type Outcome = { ok: true; id: string } | { ok: false; reason: "unknownEntry" };

/** Moves an entry to the trash, or only one of its languages. It disappears from the site at once. */
export async function trashEntry(
  context: EditorContext,
  { type, key, language }: EntryAddress & { language?: Language },
): Promise<Outcome> {
  if (!findCollection(type)) return { ok: false, reason: "unknownEntry" };
  return context.database.transaction(async (transaction) => {
    const all = await transaction
      .select()
      .from(contentEntry)
      .where(and(eq(contentEntry.type, type), eq(contentEntry.key, key)))
      .orderBy(contentEntry.id)
      .for("update");
    const rows = all.filter((row) => language === undefined || row.language === language);
    if (rows.length === 0) return { ok: false, reason: "unknownEntry" };
    const isWhole = rows.length === all.length;
    const title = titleOf(rows);
    const languages = languageCodes.filter((code) => rows.some((row) => row.language === code));
    const content = await takeRows(transaction, rows, isWhole);
    for (const row of rows) await forgetEntry(transaction, localizationKey(row));
    const trashed = { type, key, languages, isWhole, title, content, deletedAt: context.clock.now(), deletedBy: context.actor };
    const { id } = onlyRow(await transaction.insert(contentTrash).values(trashed).returning({ id: contentTrash.id }));
    if (rows.some(({ state }) => state === "published"))
      await bumpAffectedWebsites(
        transaction,
        rows.map((row) => ({ language: row.language, existsAlready: false })),
      );
    await recordAuditEntry(context, transaction, {
      action: "content.deleted",
      subject: subjectOfEntry({ type, key, language: isWhole ? undefined : language }),
      before: Object.fromEntries(rows.map((row) => [row.language, publicationState(row)])),
    });
    return { ok: true, id };
  });
}

export function subjectOfEntry({ type, key, language }: EntryAddress & { language?: Language }): string {
  return language ? `${type}/${key}/${language}` : `${type}/${key}`;
}

/** English title, else that of the first language that has one. */
function titleOf(rows: readonly Row[]): string {
  return rows.find(({ language, title }) => language === "en" && title)?.title ?? rows.find(({ title }) => title)?.title ?? "";
}
