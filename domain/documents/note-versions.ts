import { and, eq, gt } from "drizzle-orm";
import { documentVersion } from "#db/document.ts";
import { dependentsOf, contentLanguages, languages, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import type { ContentFiles, FileFacts } from "./content-files.ts";
import { listDownloads } from "./list-downloads.ts";
import { filesPath, type Download } from "./schema.ts";
import { readLatest, type NotedVersion } from "./versions.ts";

/** Notes every document's version that is offered now and was not, and the day since which one is no longer. */
export async function noteVersions(context: Context, files: ContentFiles): Promise<void> {
  const offered = await readOffered(context, files);
  const latest = await readLatest(context.database);
  const notedAt = context.clock.now();
  const today = notedAt.toISOString().slice(0, 10);
  for (const facts of offered) {
    const known = latest.get(facts.document);
    const endedOn = facts.said.replacedBy ? (known?.endedOn ?? today) : null;
    const row = { ...facts, endedOn, notedAt: known?.version === facts.version ? known.notedAt : notedAt };
    if (!known || !isSame(known, row)) await note(context, row);
  }
  const stillThere = new Set(offered.map(({ document: id }) => id));
  for (const { document: id, version, endedOn } of latest.values())
    if (endedOn === null && !stillThere.has(id))
      await context.database
        .update(documentVersion)
        .set({ endedOn: today })
        .where(and(eq(documentVersion.document, id), eq(documentVersion.version, version)));
}

async function note({ database }: Context, row: NotedVersion): Promise<void> {
  await database.transaction(async (transaction) => {
    // A number that an editor took back was no version.
    await transaction
      .delete(documentVersion)
      .where(and(eq(documentVersion.document, row.document), gt(documentVersion.version, row.version)));
    await transaction
      .insert(documentVersion)
      .values(row)
      .onConflictDoUpdate({ target: [documentVersion.document, documentVersion.version], set: row });
  });
}

function isSame(known: NotedVersion, row: NotedVersion): boolean {
  return (
    known.version === row.version &&
    known.date === row.date &&
    known.sha256 === row.sha256 &&
    known.endedOn === row.endedOn &&
    JSON.stringify(saidInOrder(known)) === JSON.stringify(saidInOrder(row))
  );
}

/** The database has an order of its own for names. */
function saidInOrder({ said: { titles, address, language, resourceType, products, replacedBy } }: NotedVersion) {
  return [Object.entries(titles).toSorted(), address, language, resourceType, products, replacedBy];
}

type Offered = Omit<NotedVersion, "endedOn" | "notedAt">;

/** Every document that is public now, its editions brought together. */
async function readOffered(context: Context, files: ContentFiles): Promise<Offered[]> {
  const rows = new Map<string, Download[]>();
  for (const row of await listDownloads(context, files)) rows.set(row.id, [...(rows.get(row.id) ?? []), row]);
  const names = [...rows.values()].flatMap(([row]) => (row && nameIn(row) !== undefined ? [nameIn(row) ?? ""] : []));
  const facts = await files.find(context, names);
  return [...rows].flatMap(([id, editions]) => offeredOf(id, editions, facts));
}

function nameIn({ url }: Download): string | undefined {
  return url.startsWith(`${filesPath}/`) ? url.slice(filesPath.length + 1) : undefined;
}

function offeredOf(id: string, editions: readonly Download[], files: ReadonlyMap<string, FileFacts>): Offered[] {
  const [row] = editions;
  if (!row) return [];
  const { version, date, mediaType, size, sha256, language, resourceType, products, replacedBy } = row;
  const said = {
    titles: titlesOf(editions),
    address: row.permanentUrl,
    language,
    resourceType,
    products,
    ...(replacedBy?.length && { replacedBy }),
  };
  return [{ document: id, version, date, mediaType, size, sha256, said, stored: files.get(nameIn(row) ?? "")?.stored ?? null }];
}

function titlesOf(editions: readonly Download[]): Partial<Record<Language, string>> {
  const titles = editions.flatMap((edition) => {
    const code = contentLanguages.find((candidate) => languages[candidate].websiteId === edition.websiteId);
    if (!code) return [];
    const beside = dependentsOf(code).flatMap((dependent) => (edition[dependent] ? [[dependent, edition[dependent].title]] : []));
    return [[code, edition.title], ...beside];
  });
  return Object.fromEntries(titles);
}
