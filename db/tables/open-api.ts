import { bigint, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { account } from "./account.ts";
import { timestamptz } from "./timestamptz.ts";

/** Open API state of an account, created with its first key, webhook or activation. */
export const openApiService = pgTable("open_api_service", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  /** Time at which staff approved the application; null for an account that uses only the sandbox. */
  activatedAt: timestamptz("activated_at"),
  /** Time at which staff ended the access. No key can be created until staff activate the account again. */
  deactivatedAt: timestamptz("deactivated_at"),
});

/** Only API key of an account; its secret is stored as a keyed hash. */
export const openApiKey = pgTable(
  "open_api_key",
  {
    id: text("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => openApiService.accountId, { onDelete: "cascade" }),
    secret: text("secret_hash").notNull(),
    /** `control` includes `read` and allows changes. */
    scope: text("scope", { enum: ["read", "control"] })
      .notNull()
      .default("control"),
    createdAt: timestamptz("created_at").notNull(),
    lastUsed: timestamptz("last_used"),
  },
  (table) => [uniqueIndex("open_api_key_account").on(table.accountId)],
);

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
    at: timestamptz("at").notNull(),
  },
  (table) => [index("open_api_request_key").on(table.keyId, table.id)],
);

/** Command to a simulated plant. It belongs to the account, so that it outlives a key rotation. */
export const sandboxCommand = pgTable(
  "sandbox_command",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => openApiService.accountId, { onDelete: "cascade" }),
    plantId: text("plant_id").notNull(),
    kind: text("kind", { enum: ["schedule", "exportLimit", "powerLimit"] }).notNull(),
    /** `null` resets the plant to its own setting. */
    value: jsonb("value").notNull(),
    idempotencyKey: text("idempotency_key"),
    acceptedAt: timestamptz("accepted_at").notNull(),
    appliesAt: timestamptz("applies_at").notNull(),
  },
  (table) => [
    uniqueIndex("sandbox_command_idempotency").on(table.accountId, table.idempotencyKey),
    index("sandbox_command_plant").on(table.accountId, table.plantId, table.acceptedAt),
  ],
);

export const openApiWebhook = pgTable(
  "open_api_webhook",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => openApiService.accountId, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: jsonb("events").$type<string[]>().notNull(),
    /** Encrypted instead of hashed, because signing needs the secret itself. */
    sealedSecret: text("sealed_secret").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    /** Time up to which deliveries were created for events. */
    toldUntil: timestamptz("told_until").notNull(),
    /** Time at which the receiver responded 410 Gone, which ends all deliveries. */
    endedAt: timestamptz("ended_at"),
  },
  (table) => [index("open_api_webhook_account").on(table.accountId)],
);

export const openApiDelivery = pgTable(
  "open_api_delivery",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => openApiWebhook.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    /** Stored, because every attempt signs the same bytes. */
    body: text("body").notNull(),
    /** Request headers of the last attempt, with its signature. */
    headers: jsonb("headers").$type<Record<string, string>>(),
    state: text("state", { enum: ["pending", "delivered", "failed"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** HTTP status of the last attempt, or the reason why there was no response. */
    lastStatus: smallint("last_status"),
    lastError: text("last_error"),
    lastAttemptAt: timestamptz("last_attempt_at"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [index("open_api_delivery_webhook").on(table.webhookId, table.createdAt)],
);
