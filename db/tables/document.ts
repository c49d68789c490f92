import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { bytea } from "./bytea.ts";
import { moment } from "./moment.ts";

/** A file made of a product's published data, under the name of its permanent address. */
export const document = pgTable("document", {
  name: text("name").primaryKey(),
  /** Hash of what it says: a new one is a new version. */
  contentHash: text("content_hash").notNull(),
  /** Of the press that made it: another one's files are made anew, as the same version. */
  edition: text("edition").notNull(),
  version: integer("version").notNull(),
  /** Since when it says what it says: the day that is printed in it. */
  date: text("date").notNull(),
  mediaType: text("media_type").notNull(),
  size: integer("size").notNull(),
  sha256: text("sha256").notNull(),
  body: bytea("body").notNull(),
  madeAt: moment("made_at").notNull(),
});

/** What was said of a document when its version was noted: it may be gone when somebody asks. */
type Said = {
  /** By the languages in whose pages it was listed. */
  titles: Partial<Record<Language, string>>;
  /** Its permanent address, from the root of the site. */
  address: string;
  /** Of the file; none where it speaks every language. */
  language?: Language;
  resourceType: string;
  products: string[];
  replacedBy?: string[];
};

/** Every version of a document that was ever public, made here or added by the company, under its id in the list of downloads. */
export const documentVersion = pgTable(
  "document_version",
  {
    document: text("document").notNull(),
    version: integer("version").notNull(),
    date: text("date").notNull(),
    mediaType: text("media_type").notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    said: jsonb("said").$type<Said>().notNull(),
    /** Of an added one: the name of its content in the media store. */
    stored: text("stored"),
    /** Of one that was made, since another version took its place. */
    body: bytea("body"),
    /** Day since which it is no longer offered: withdrawn, or another document took its place. */
    endedOn: text("ended_on"),
    notedAt: moment("noted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.version] }), index("document_version_noted_at").on(table.notedAt)],
);
