import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { bytea } from "./bytea.ts";
import { moment } from "./moment.ts";

/** Document rendered from a product's published data, under the file name of its permanent URL. */
export const document = pgTable("document", {
  name: text("name").primaryKey(),
  /** Hash of the document's data; a new hash makes a new version. */
  contentHash: text("content_hash").notNull(),
  /** Version of the PDF toolchain; files of another toolchain are rendered again under the same document version. */
  edition: text("edition").notNull(),
  version: integer("version").notNull(),
  /** Date of the version, which is printed in the document. */
  date: text("date").notNull(),
  mediaType: text("media_type").notNull(),
  size: integer("size").notNull(),
  sha256: text("sha256").notNull(),
  body: bytea("body").notNull(),
  madeAt: moment("made_at").notNull(),
});

/** Metadata of a document when its version was recorded, because the document may be gone later. */
type Said = {
  /** By the languages of the pages that listed it. */
  titles: Partial<Record<Language, string>>;
  /** Permanent URL path from the root of the site. */
  address: string;
  /** Language of the file; missing if it has all languages. */
  language?: Language;
  resourceType: string;
  products: string[];
  replacedBy?: string[];
};

/** Every version of a document that was ever public, rendered or uploaded, by its id in the list of downloads. */
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
    /** Name of an uploaded file in the media store. */
    stored: text("stored"),
    /** Content of a rendered document, stored since another version replaced it. */
    body: bytea("body"),
    /** Day from which it is no longer offered, because it was withdrawn or replaced by another document. */
    endedOn: text("ended_on"),
    notedAt: moment("noted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.version] }), index("document_version_noted_at").on(table.notedAt)],
);
