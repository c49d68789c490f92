import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { actor } from "./actor.ts";
import { moment } from "./moment.ts";

/** What is said of a picture besides what is seen on it; `domain/media` tells what each means. */
type Description = {
  focus?: { x: number; y: number };
  shape?: "upright" | "broad";
  scale?: { metre: number; axis: number; feet?: number };
  /** By language. */
  texts?: Record<string, { alt?: string; caption?: string }>;
};

/** A picture or file that entries call by its name. What it holds is in the media store; here stands what it is and what is said of it. */
export const media = pgTable("media", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull().unique(),
  kind: text("kind", { enum: ["picture", "file"] }).notNull(),
  /** The one that is shown; the others can be brought back. */
  version: integer("version").notNull(),
  description: jsonb("description").$type<Description>().notNull(),
  /** Hash of what the content folder said when it was last imported; what an editor changed since differs from it. */
  importedHash: text("imported_hash"),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  updatedBy: actor("updated_by").notNull(),
});

/** Every content that a picture or file ever had. */
export const mediaVersion = pgTable(
  "media_version",
  {
    mediaId: uuid("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    /** Of what is kept, and its name in the store. */
    hash: text("hash").notNull(),
    /** Of what was given: a picture may have said more than it shows. */
    givenHash: text("given_hash").notNull(),
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    width: integer("width"),
    height: integer("height"),
    /** The mean one; none where the picture is transparent somewhere. */
    colour: text("colour"),
    author: actor("author").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.version] }), index("media_version_hash").on(table.hash)],
);
