import { bigint, index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { moment } from "./moment.ts";

/** Accounts whose application for the Open API was accepted. */
export const openApiService = pgTable("open_api_service", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  activatedAt: moment("activated_at").notNull(),
});

/** The one key of an account; its secret is kept as a fingerprint. */
export const openApiKey = pgTable(
  "open_api_key",
  {
    id: text("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => openApiService.accountId, { onDelete: "cascade" }),
    secret: text("secret_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    lastUsed: moment("last_used"),
  },
  (table) => [uniqueIndex("open_api_key_account").on(table.accountId)],
);

/** The last calls made with a key. */
export const openApiRequest = pgTable(
  "open_api_request",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    keyId: text("key_id")
      .notNull()
      .references(() => openApiKey.id, { onDelete: "cascade" }),
    method: text("method").notNull(),
    path: text("path").notNull(),
    status: smallint("status").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("open_api_request_key").on(table.keyId, table.id)],
);
