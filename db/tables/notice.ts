import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { contactQuestion } from "./contact.ts";
import { contentEntry } from "./content.ts";
import type { NoticeKind } from "./notice-kind.ts";
import { timestamptz } from "./timestamptz.ts";

/** Notice of an event to a staff user. It refers to a question, a localized version or neither, and disappears with it. */
export const staffNotice = pgTable(
  "staff_notice",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NoticeKind>().notNull(),
    questionId: uuid("question_id").references(() => contactQuestion.id, { onDelete: "cascade" }),
    entryId: uuid("entry_id").references(() => contentEntry.id, { onDelete: "cascade" }),
    /** Staff user who caused the event; null for a customer and for the server. */
    causedBy: uuid("caused_by").references(() => account.id, { onDelete: "set null" }),
    createdAt: timestamptz("created_at").notNull(),
    readAt: timestamptz("read_at"),
  },
  (table) => [index("staff_notice_account").on(table.accountId, table.createdAt)],
);
