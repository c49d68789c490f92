import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { bytea } from "./bytea.ts";
import { timestamptz } from "./timestamptz.ts";

/** Document rendered from a product's published data, by the file name of its permanent URL. */
export const document = pgTable("document", {
  name: text("name").primaryKey(),
  /** A new hash of the data starts a new version. */
  contentHash: text("content_hash").notNull(),
  /** Version of the PDF toolchain. Files of another toolchain are rendered again under the same document version. */
  edition: text("edition").notNull(),
  version: integer("version").notNull(),
  /** Date printed in the document. */
  date: text("date").notNull(),
  mediaType: text("media_type").notNull(),
  size: integer("size").notNull(),
  sha256: text("sha256").notNull(),
  body: bytea("body").notNull(),
  madeAt: timestamptz("made_at").notNull(),
});

/** Copy of the document's metadata, because the document may be deleted later. */
type DocumentMetadata = {
  /** By language of the pages that listed the document. */
  titles: Partial<Record<Language, string>>;
  /** Permanent URL path, from the root of the site. */
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
    said: jsonb("said").$type<DocumentMetadata>().notNull(),
    stored: text("stored"),
    /** Content of a rendered document that a newer version replaced. */
    body: bytea("body"),
    /** Day from which the document is no longer offered, because it was withdrawn or replaced by another one. */
    endedOn: text("ended_on"),
    notedAt: timestamptz("noted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.document, table.version] }), index("document_version_noted_at").on(table.notedAt)],
);
