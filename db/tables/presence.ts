import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { account } from "./account.ts";
import { timestamptz } from "./timestamptz.ts";

/** Staff users who have an entry open in the editor, or a thread of the inbox. A row expires seconds after its last update. */
export const presence = pgTable(
  "presence",
  {
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    key: text("key").notNull(),
    language: text("language").$type<Language>().notNull(),
    isWriting: boolean("is_writing").notNull().default(false),
    since: timestamptz("since").notNull(),
    seenAt: timestamptz("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.key, table.accountId] }), index("presence_seen_at").on(table.seenAt)],
);
