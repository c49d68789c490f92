import { integer, pgTable, text } from "drizzle-orm/pg-core";
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
