import { bigint, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
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
    /** `control` may do what `read` may, and change things. */
    scope: text("scope", { enum: ["read", "control"] })
      .notNull()
      .default("control"),
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

/** What an account ordered of a simulated plant. It belongs to the account, so that a new key goes on with it. */
export const sandboxCommand = pgTable(
  "sandbox_command",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => openApiService.accountId, { onDelete: "cascade" }),
    plantId: text("plant_id").notNull(),
    kind: text("kind", { enum: ["schedule", "exportLimit", "powerLimit"] }).notNull(),
    /** As it was asked for; `null` is the plant's own. */
    value: jsonb("value").notNull(),
    idempotencyKey: text("idempotency_key"),
    acceptedAt: moment("accepted_at").notNull(),
    appliesAt: moment("applies_at").notNull(),
  },
  (table) => [
    uniqueIndex("sandbox_command_idempotency").on(table.accountId, table.idempotencyKey),
    index("sandbox_command_plant").on(table.accountId, table.plantId, table.acceptedAt),
  ],
);

/** Where an account wants to hear of events. */
export const openApiWebhook = pgTable(
  "open_api_webhook",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => openApiService.accountId, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: jsonb("events").$type<string[]>().notNull(),
    /** Sealed: signing needs it as it is. */
    sealedSecret: text("sealed_secret").notNull(),
    createdAt: moment("created_at").notNull(),
    /** Events until then have become deliveries. */
    toldUntil: moment("told_until").notNull(),
    /** The receiver answered 410 Gone: from then on nothing is sent to it. */
    endedAt: moment("ended_at"),
  },
  (table) => [index("open_api_webhook_account").on(table.accountId)],
);

/** An event on its way to a webhook, or there. */
export const openApiDelivery = pgTable(
  "open_api_delivery",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => openApiWebhook.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    /** The body, as it is signed each time. */
    body: text("body").notNull(),
    state: text("state", { enum: ["pending", "delivered", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** HTTP status, or why there was none, of the last attempt. */
    lastStatus: smallint("last_status"),
    lastError: text("last_error"),
    lastAttemptAt: moment("last_attempt_at"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("open_api_delivery_webhook").on(table.webhookId, table.createdAt)],
);
