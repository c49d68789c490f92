import { desc, sql } from "drizzle-orm";
import { documentVersion } from "#db/document.ts";
import { fallbackOf, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { selectVersions, titleOf, type NotedVersion } from "./versions.ts";

/**
 * What became of a document: it is there for the first time, another version or document took its place, or it is
 * offered no more.
 *
 * - `date`: day of it, `at` the moment when this site noted a new or other version
 * - `address`: its permanent one, from the root of the site, also of one that is withdrawn: it says so
 * - `replacedBy`: ids of the documents that took its place, where no version of its own did
 */
type DocumentChange = {
  id: string;
  change: "new" | "replaced" | "withdrawn";
  date: string;
  at: Date;
  version: number;
  title: string;
  address: string;
  language?: Language;
  resourceType: string;
  products: string[];
  mediaType: string;
  size: number;
  sha256: string;
  replacedBy?: string[];
};

type Asked = { language: Language; limit: number };

/** What changed among the documents that pages of a language offer, the latest first. */
export async function listDocumentChanges({ database }: Context, { language, limit }: Asked): Promise<DocumentChange[]> {
  const fallback = fallbackOf(language);
  const { said } = documentVersion;
  const title = sql`coalesce(${said}->'titles'->>${language}, ${said}->'titles'->>${fallback ?? language})`;
  const rows = await selectVersions(database)
    // What speaks another language is not offered unless somebody asks for it.
    .where(sql`${title} is not null and coalesce(${said}->>'language', ${language}) = ${language}`)
    .orderBy(
      desc(sql`greatest(${documentVersion.date}, ${documentVersion.endedOn})`),
      desc(documentVersion.notedAt),
      documentVersion.document,
    )
    .limit(limit);
  return rows
    .flatMap((row) => changesOf(row, titleOf(row, language)))
    .toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, limit);
}

/** That it came, and where it is gone also that. */
function changesOf(row: NotedVersion, title: string): DocumentChange[] {
  const { document: id, version, date, notedAt: at, endedOn, said, mediaType, size, sha256 } = row;
  const { titles: _, ...more } = said;
  const facts = { id, version, at, title, ...more, mediaType, size, sha256 };
  const came: DocumentChange = { ...facts, date, change: version === 1 ? "new" : "replaced" };
  return endedOn === null ? [came] : [{ ...facts, date: endedOn, change: said.replacedBy ? "replaced" : "withdrawn" }, came];
}
