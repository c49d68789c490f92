import { and, eq, gt } from "drizzle-orm";
import { documentVersion } from "#db/document.ts";
import { dependentsOf, contentLanguages, languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { ContentFiles, FileFacts } from "./content-files.ts";
import { listDownloads } from "./list-downloads.ts";
import { filesPath, type Download } from "./schema.ts";
import { readLatest, type NotedVersion } from "./versions.ts";

/** Records the versions of all documents offered now, and the day since which a document is no longer offered. */
export async function noteVersions(context: Context, files: ContentFiles): Promise<void> {
  const offered = await readOffered(context, files);
  const latest = await readLatest(context.database);
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

async function storeVersion({ database }: Context, row: NotedVersion): Promise<void> {
  await database.transaction(async (transaction) => {
    // An editor may have lowered the version number; delete the higher ones.
    await transaction
      .delete(documentVersion)
      .where(and(eq(documentVersion.document, row.document), gt(documentVersion.version, row.version)));
    await transaction
      .insert(documentVersion)
      .values(row)
      .onConflictDoUpdate({ target: [documentVersion.document, documentVersion.version], set: row });
  });
}

function isSame(recorded: NotedVersion, row: NotedVersion): boolean {
  return (
    recorded.version === row.version &&
    recorded.date === row.date &&
    recorded.sha256 === row.sha256 &&
    recorded.endedOn === row.endedOn &&
    JSON.stringify(comparable(recorded)) === JSON.stringify(comparable(row))
  );
}

/** jsonb does not preserve the order of keys. */
function comparable({ said: { titles, address, language, resourceType, products, replacedBy } }: NotedVersion) {
  return [Object.entries(titles).toSorted(), address, language, resourceType, products, replacedBy];
}

type OfferedDocument = Omit<NotedVersion, "endedOn" | "notedAt">;

/** Documents that are public now, with their localized titles merged. */
async function readOffered(context: Context, files: ContentFiles): Promise<OfferedDocument[]> {
  const rows = new Map<string, Download[]>();
  for (const row of await listDownloads(context, files)) rows.set(row.id, [...(rows.get(row.id) ?? []), row]);
  const names = [...rows.values()].flatMap(([row]) => (row && nameIn(row) !== undefined ? [nameIn(row) ?? ""] : []));
  const facts = await files.find(context, names);
  return [...rows].flatMap(([id, editions]) => toOffered(id, editions, facts));
}

function nameIn({ url }: Download): string | undefined {
  return url.startsWith(`${filesPath}/`) ? url.slice(filesPath.length + 1) : undefined;
}

function toOffered(id: string, editions: readonly Download[], files: ReadonlyMap<string, FileFacts>): OfferedDocument[] {
  const [row] = editions;
  if (!row) return [];
  const { version, date, mediaType, size, sha256, language, resourceType, products, replacedBy } = row;
  const facts = {
    titles: titlesOf(editions),
    address: row.permanentUrl,
    language,
    resourceType,
    products,
    ...(replacedBy?.length && { replacedBy }),
  };
  return [{ document: id, version, date, mediaType, size, sha256, said: facts, stored: files.get(nameIn(row) ?? "")?.stored ?? null }];
}

function titlesOf(editions: readonly Download[]): Partial<Record<Language, string>> {
  const titles = editions.flatMap((edition) => {
    const code = contentLanguages.find((candidate) => languages[candidate].websiteId === edition.websiteId);
    if (!code) return [];
    const dependentTitles = dependentsOf(code).flatMap((dependent) => (edition[dependent] ? [[dependent, edition[dependent].title]] : []));
    return [[code, edition.title], ...dependentTitles];
  });
  return Object.fromEntries(titles);
}
