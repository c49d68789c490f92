import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { contentEntry } from "./content.ts";
import { timestamptz } from "./timestamptz.ts";

/** Request of an author to publish the draft of a localized version. At most one is open for each version. */
export const contentReview = pgTable(
  "content_review",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => contentEntry.id, { onDelete: "cascade" }),
    /** Revision for which the review was requested; the author may go on writing. */
    revision: integer("revision").notNull(),
    note: text("note").notNull(),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    requestedAt: timestamptz("requested_at").notNull(),
    /** Null while the review is open. */
    decision: text("decision", { enum: ["approved", "changesRequested", "cancelled"] }),
    decidedBy: uuid("decided_by").references(() => account.id, { onDelete: "set null" }),
    decidedAt: timestamptz("decided_at"),
    answer: text("answer").notNull().default(""),
  },
  (table) => [
    uniqueIndex("content_review_open")
      .on(table.entryId)
      .where(sql`decision is null`),
    index("content_review_entry").on(table.entryId, table.requestedAt),
  ],
);

/** Comment of staff at a field of a localized version. */
export const contentComment = pgTable(
  "content_comment",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    entryId: uuid("entry_id")
      .notNull()
      .references(() => contentEntry.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    text: text("text").notNull(),
    authorId: uuid("author_id").references(() => account.id, { onDelete: "set null" }),
    createdAt: timestamptz("created_at").notNull(),
    resolvedAt: timestamptz("resolved_at"),
  },
  (table) => [index("content_comment_entry").on(table.entryId, table.createdAt)],
);
