import { desc, sql } from "drizzle-orm";
import { documentVersion } from "#db/document.ts";
import { fallbackOf, type Language } from "#i18n/languages.ts";
import type { Context } from "../context.ts";
import { selectVersions, titleOf, type RecordedVersion } from "./versions.ts";

/**
 * Documents are added, replaced by a new version or another document, or withdrawn. `date` is the day of the change,
 * `at` the time of its recording; `address` is the permanent path, also after the withdrawal.
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

type ChangesQuery = { language: Language; limit: number };

/** Lists changes of the documents on pages of a language, latest first. */
export async function listDocumentChanges({ database }: Context, { language, limit }: ChangesQuery): Promise<DocumentChange[]> {
  const fallback = fallbackOf(language);
  const { said } = documentVersion;
  const title = sql`coalesce(${said}->'titles'->>${language}, ${said}->'titles'->>${fallback ?? language})`;
  const rows = await selectVersions(database)
    // Pages do not offer documents in another language by default.
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

/** Returns the publication of a version and, if the document was later withdrawn or replaced, that change too. */
function changesOf(row: RecordedVersion, title: string): DocumentChange[] {
  const { document: id, version, date, notedAt: at, endedOn, said, mediaType, size, sha256 } = row;
  const { titles: _, ...more } = said;
  const facts = { id, version, at, title, ...more, mediaType, size, sha256 };
  const publication: DocumentChange = { ...facts, date, change: version === 1 ? "new" : "replaced" };
  return endedOn === null ? [publication] : [{ ...facts, date: endedOn, change: said.replacedBy ? "replaced" : "withdrawn" }, publication];
}
