import { and, eq, gt } from "drizzle-orm";
import { documentVersion } from "#db/document.ts";
import { dependentsOf, contentLanguages, languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { ContentFiles, FileFacts } from "./content-files.ts";
import { listDownloads } from "./list-downloads.ts";
import { filesPath, type Download } from "./schema.ts";
import { readLatestVersions, type RecordedVersion } from "./versions.ts";

/** Records the versions of all public documents, and the day on which a document disappeared. */
export async function recordVersions(context: Context, files: ContentFiles): Promise<void> {
  const offered = await readPublicDocuments(context, files);
  const latest = await readLatestVersions(context.database);
  const notedAt = context.clock.now();
  const today = notedAt.toISOString().slice(0, 10);
  for (const facts of offered) {
    const recorded = latest.get(facts.document);
    const endedOn = facts.said.replacedBy ? (recorded?.endedOn ?? today) : null;
    const row = { ...facts, endedOn, notedAt: recorded?.version === facts.version ? recorded.notedAt : notedAt };
    if (!recorded || !isSame(recorded, row)) await storeVersion(context, row);
  }
  const offeredIds = new Set(offered.map(({ document: id }) => id));
  for (const { document: id, version, endedOn } of latest.values())
    if (endedOn === null && !offeredIds.has(id))
      await context.database
        .update(documentVersion)
        .set({ endedOn: today })
        .where(and(eq(documentVersion.document, id), eq(documentVersion.version, version)));
}

async function storeVersion({ database }: Context, row: RecordedVersion): Promise<void> {
  await database.transaction(async (transaction) => {
    // Delete higher versions, because an editor may have lowered the version number.
    await transaction
      .delete(documentVersion)
      .where(and(eq(documentVersion.document, row.document), gt(documentVersion.version, row.version)));
    await transaction
      .insert(documentVersion)
      .values(row)
      .onConflictDoUpdate({ target: [documentVersion.document, documentVersion.version], set: row });
  });
}

function isSame(recorded: RecordedVersion, row: RecordedVersion): boolean {
  return (
    recorded.version === row.version &&
    recorded.date === row.date &&
    recorded.sha256 === row.sha256 &&
    recorded.endedOn === row.endedOn &&
    JSON.stringify(comparable(recorded)) === JSON.stringify(comparable(row))
  );
}

/** Sorts keys, because jsonb does not preserve their order. */
function comparable({ said: { titles, address, language, resourceType, products, replacedBy } }: RecordedVersion) {
  return [Object.entries(titles).toSorted(), address, language, resourceType, products, replacedBy];
}

type OfferedDocument = Omit<RecordedVersion, "endedOn" | "notedAt">;

/** Reads the public documents, with the titles of all languages merged. */
async function readPublicDocuments(context: Context, files: ContentFiles): Promise<OfferedDocument[]> {
  const rows = new Map<string, Download[]>();
  for (const row of await listDownloads(context, files)) rows.set(row.id, [...(rows.get(row.id) ?? []), row]);
  const names = [...rows.values()].flatMap(([row]) => (row && uploadedNameOf(row) !== undefined ? [uploadedNameOf(row) ?? ""] : []));
  const facts = await files.find(context, names);
  return [...rows].flatMap(([id, localizedRows]) => toOfferedDocument(id, localizedRows, facts));
}

function uploadedNameOf({ url }: Download): string | undefined {
  return url.startsWith(`${filesPath}/`) ? url.slice(filesPath.length + 1) : undefined;
}

function toOfferedDocument(id: string, localizedRows: readonly Download[], files: ReadonlyMap<string, FileFacts>): OfferedDocument[] {
  const [row] = localizedRows;
  if (!row) return [];
  const { version, date, mediaType, size, sha256, language, resourceType, products, replacedBy } = row;
  const facts = {
    titles: titlesOf(localizedRows),
    address: row.permanentUrl,
    language,
    resourceType,
    products,
    ...(replacedBy?.length && { replacedBy }),
  };
  return [
    { document: id, version, date, mediaType, size, sha256, said: facts, stored: files.get(uploadedNameOf(row) ?? "")?.stored ?? null },
  ];
}

function titlesOf(localizedRows: readonly Download[]): Partial<Record<Language, string>> {
  const titles = localizedRows.flatMap((localizedRow) => {
    const code = contentLanguages.find((candidate) => languages[candidate].websiteId === localizedRow.websiteId);
    if (!code) return [];
    const dependentTitles = dependentsOf(code).flatMap((dependent) =>
      localizedRow[dependent] ? [[dependent, localizedRow[dependent].title]] : [],
    );
    return [[code, localizedRow.title], ...dependentTitles];
  });
  return Object.fromEntries(titles);
}
