import type { GenericSchema, ObjectEntries } from "valibot";
import type { NamedFile } from "../../context.ts";

export type EntryData = Record<string, unknown>;
/** How much a find in a field counts: A names the entry, D is its long text. Excerpts are cut from C and D. */
export type SearchWeight = "A" | "B" | "C" | "D";
/**
 * A content type. To add one, write a file like `news.ts` here and add it to `index.ts`:
 * store, API, import, search, sitemap and page cache then know it.
 */
export type Collection = {
  /** Name in the API's paths, the database and the content folder. */
  type: string;
  schema: GenericSchema<EntryData, EntryData>;
  /** Address of an entry's page without language prefix. */
  path(key: string): string;
  /** Place in lists, smallest first; a whole number. */
  position(data: EntryData): number;
  /** The fields that lists carry, also of the French texts. */
  summaryFields: readonly string[];
  /** Files that have to be there, by the field that names them; without one of them the entry is refused. */
  files?(data: EntryData): Record<string, NamedFile>;
  /** What is worked out from an entry's texts and stands beside them in lists and items; also from the French ones. */
  computed?(texts: EntryData): EntryData;
  /** What depends on the moment of asking, and its schema; beside what is stored, in lists and items. */
  timed?: { schema: ObjectEntries; of(data: EntryData, now: Date): EntryData };
  /** The field that names an entry among what is found, and the fields that are searched. */
  search: { title: string; fields: Record<string, SearchWeight> };
  /** The first publication of an entry from files; now when the collection has no date of its own. */
  publishedAt?(data: EntryData): Date;
};
