import { and, eq } from "drizzle-orm";
import { contentEntry, contentRevision, contentShared } from "#db/content.ts";
import { recordAuditEntry } from "#domain/audit";
import type { Language } from "#i18n/languages.ts";
import { onlyRow } from "#platform/database";
import type { EditorContext } from "../context.ts";
import type { Collection, EntryData } from "./collections/collection.ts";
import { findCollection } from "./collections/index.ts";
import { applyDraft } from "./entry-data.ts";
import { latestDataOf, updatedNow } from "./localization.ts";
import { listColumns } from "./publish-entry.ts";
import { selectLocalizations } from "./save-localization.ts";
import { freeKey } from "./slugs/suggest-key.ts";
import type { EntryAddress } from "./slugs/references.ts";

type Outcome = { ok: true; key: string } | { ok: false; reason: "unknownEntry" };

const copyTitles: Record<Language, (title: string) => string> = {
  fr: (title) => `Copie de ${title}`,
  en: (title) => `Copy of ${title}`,
  au: (title) => `Copy of ${title}`,
  de: (title) => `Kopie von ${title}`,
  cn: (title) => `${title}（副本）`,
};
const maxKeyLength = 90;

/** Copies the last saved content of an entry, in all languages, to drafts of a new entry. */
export async function duplicateEntry(context: EditorContext, { type, key }: EntryAddress): Promise<Outcome> {
  const collection = findCollection(type);
  if (!collection) return { ok: false, reason: "unknownEntry" };
  return context.database.transaction(async (transaction) => {
    const rows = await selectLocalizations(transaction, { type, key });
    if (rows.length === 0) return { ok: false, reason: "unknownEntry" };
    const isEntry = and(eq(contentShared.type, type), eq(contentShared.key, key));
    const [shared] = await transaction.select({ draft: contentShared.draft }).from(contentShared).where(isEntry);
    const newKey = await freeKey(transaction, type, `copy-of-${key}`.slice(0, maxKeyLength));
    const updated = updatedNow(context);
    for (const row of rows) {
      const { language, position } = row;
      const data = withCopyTitle(collection, applyDraft(latestDataOf(row), shared?.draft ?? {}), language);
      const columns = { draft: data, position, revision: 1, state: "draft" as const, ...listColumns(collection, data), ...updated };
      const values = { type, key: newKey, language, ...columns };
      const { id } = onlyRow(await transaction.insert(contentEntry).values(values).returning({ id: contentEntry.id }));
      await transaction
        .insert(contentRevision)
        .values({ entryId: id, revision: 1, data, author: context.actor, createdAt: updated.updatedAt });
    }
    await recordAuditEntry(context, transaction, {
      action: "content.duplicated",
      subject: `${type}/${newKey}`,
      after: { from: key, languages: rows.map(({ language }) => language) },
    });
    return { ok: true, key: newKey };
  });
}

/** A title that all languages share, such as the number of an error code, stays as it is. */
function withCopyTitle({ title, fields }: Collection, data: EntryData, language: Language): EntryData {
  const text = data[title];
  return fields[title]?.perLanguage && typeof text === "string" && text !== "" ? { ...data, [title]: copyTitles[language](text) } : data;
}
