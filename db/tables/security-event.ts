import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { actor } from "./actor.ts";
import { moment } from "./moment.ts";

/** What concerns the safety of accounts and site. The same of one account and address within an hour is one row. */
export const securityEvent = pgTable(
  "security_event",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Fingerprint of what makes it the same. */
    sameness: text("sameness").notNull().unique(),
    kind: text("kind").notNull(),
    /** What more the kind does not say: which limit, or by what means. */
    detail: text("detail"),
    /** No reference: to look it up would take longer for accounts that are there. */
    accountId: uuid("account_id"),
    /** Where neither the account itself acted nor a visitor, of whom only the address tells. */
    actor: actor("actor"),
    /** Keyed hash: tells whether an address that somebody names was it, and nothing else. */
    addressHash: text("address_hash"),
    /** Of the first. */
    requestId: text("request_id"),
    count: integer("count").notNull(),
    at: moment("at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [
    index("security_event_last_at").on(table.lastAt),
    index("security_event_account")
      .on(table.accountId)
      .where(sql`${table.accountId} is not null`),
  ],
);
