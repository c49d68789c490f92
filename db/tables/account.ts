import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { timestamptz } from "./timestamptz.ts";
import type { StaffRole } from "./staff-role.ts";

// better-auth reads and writes the property names of `account`, `accountSession` and `accountCredential`, so they cannot be
// renamed.

/** Account of a visitor or staff user. E-mail addresses are in lower case. */
export const account = pgTable(
  "account",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull(),
    username: text("username").notNull(),
    name: text("nickname").notNull(),
    /** E.164 format; null for invited staff. */
    phone: text("phone"),
    callingCode: text("calling_code").notNull(),
    country: text("country").notNull(),
    language: text("language").notNull(),
    role: text("role").$type<StaffRole>(),
    /** Languages whose content this editor may change. */
    editsLanguages: jsonb("edits_languages").$type<Language[]>(),
    /** Whether a staff user may publish without a review. */
    mayPublish: boolean("may_publish").notNull().default(true),
    /** How a staff user is told of each kind of event; a missing kind has the default. */
    noticeSettings: jsonb("notice_settings").$type<Record<string, string>>().notNull().default({}),
    /** Time at which the account is erased, unless its owner logs in before. */
    closesAt: timestamptz("closes_at"),
    createdAt: timestamptz("created_at").notNull(),
    updatedAt: timestamptz("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("account_email").on(table.email),
    uniqueIndex("account_username").on(sql`lower(${table.username})`),
    uniqueIndex("account_phone").on(table.phone),
    index("account_closes_at")
      .on(table.closesAt)
      .where(sql`${table.closesAt} is not null`),
  ],
);

/** Login session of a browser. The cookie holds the token with a signature, which is not stored here. */
export const accountSession = pgTable(
  "account_session",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    token: text("token").notNull(),
    ipAddress: text("address"),
    userAgent: text("user_agent"),
    createdAt: timestamptz("created_at").notNull(),
    /** Time of the last request, accurate to a few minutes. */
    updatedAt: timestamptz("updated_at").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
    /** Time of the session's first second-factor check, from which it counts as a staff session. */
    staffSince: timestamptz("staff_since"),
    /** Time of the last staff request, accurate to a minute. */
    staffSeenAt: timestamptz("staff_seen_at"),
    /** Time of the last second-factor check. */
    provenAt: timestamptz("proven_at"),
  },
  (table) => [
    uniqueIndex("account_session_token").on(table.token),
    index("account_session_account").on(table.userId),
    index("account_session_expires_at").on(table.expiresAt),
  ],
);

/** Password hash. Other credentials are not supported yet. */
export const accountCredential = pgTable(
  "account_credential",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    providerId: text("provider").notNull(),
    accountId: text("subject").notNull(),
    password: text("password"),
    createdAt: timestamptz("created_at").notNull(),
    updatedAt: timestamptz("updated_at").notNull(),
  },
  (table) => [uniqueIndex("account_credential_provider").on(table.userId, table.providerId)],
);

/** Latest code sent to a mailbox for a purpose. Address and code are stored as keyed hashes. */
export const emailCode = pgTable(
  "email_code",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    purpose: text("purpose", { enum: ["signUp", "retrieve", "changeEmail"] }).notNull(),
    email: text("email_hash").notNull(),
    code: text("code_hash").notNull(),
    tries: smallint("tries").notNull().default(0),
    usedAt: timestamptz("used_at"),
    sentAt: timestamptz("sent_at").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [uniqueIndex("email_code_purpose_email").on(table.purpose, table.email), index("email_code_expires_at").on(table.expiresAt)],
);
