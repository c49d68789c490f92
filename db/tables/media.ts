import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { actor } from "./actor.ts";
import { timestamptz } from "./timestamptz.ts";

/** Editorial metadata, whose fields `domain/media` defines. */
type Description = {
  focus?: { x: number; y: number };
  shape?: "upright" | "broad";
  scale?: { metre: number; axis: number; feet?: number };
  texts?: Record<string, { alt?: string; caption?: string }>;
};

/** Metadata of an image or file that entries refer to by name; the media store has the content. */
export const media = pgTable("media", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull().unique(),
  kind: text("kind", { enum: ["picture", "file"] }).notNull(),
  /** Current version; earlier ones can be restored. */
  version: integer("version").notNull(),
  description: jsonb("description").$type<Description>().notNull(),
  /** Hash of the metadata as last imported from the content folder. It differs once an editor has changed the metadata. */
  importedHash: text("imported_hash"),
  createdAt: timestamptz("created_at").notNull(),
  updatedAt: timestamptz("updated_at").notNull(),
  updatedBy: actor("updated_by").notNull(),
});

export const mediaVersion = pgTable(
  "media_version",
  {
    mediaId: uuid("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    /** Hash of the stored content, and its name in the media store. */
    hash: text("hash").notNull(),
    /** Hash of the uploaded content, which may differ because metadata was removed. */
    givenHash: text("given_hash").notNull(),
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    width: integer("width"),
    height: integer("height"),
    /** Mean colour; null if the image has transparency. */
    colour: text("colour"),
    author: actor("author").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.version] }), index("media_version_hash").on(table.hash)],
);
