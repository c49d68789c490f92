import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { actor } from "./actor.ts";
import { timestamptz } from "./timestamptz.ts";

/** Security event. Equal events of one account and address within an hour share a row. */
export const securityEvent = pgTable(
  "security_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Hash of the fields that make events equal. */
    sameness: text("sameness").notNull().unique(),
    kind: text("kind").notNull(),
    /** Detail such as the limit or the login method. */
    detail: text("detail"),
    /** No foreign key, because its check would take longer for existing accounts and so reveal them. */
    accountId: uuid("account_id"),
    /** Set only if the acting user is neither the account itself nor an anonymous visitor. */
    actor: actor("actor"),
    /** Keyed hash of the IP address: it can confirm a given address but not reveal one. */
    addressHash: text("address_hash"),
    requestId: text("request_id"),
    count: integer("count").notNull(),
    at: timestamptz("at").notNull(),
    lastAt: timestamptz("last_at").notNull(),
  },
  (table) => [
    index("security_event_last_at").on(table.lastAt),
    index("security_event_account")
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
  ],
);
