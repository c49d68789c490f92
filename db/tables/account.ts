import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { moment } from "./moment.ts";
import type { StaffRole } from "./staff-role.ts";

// The keys of `account`, `accountSession` and `accountCredential` are those that better-auth reads and writes.

/** Somebody who signed up. E-mail addresses are in small letters. */
export const account = pgTable(
  "account",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull(),
    username: text("username").notNull(),
    name: text("nickname").notNull(),
    /** E.164; nothing for staff who were invited. */
    phone: text("phone"),
    callingCode: text("calling_code").notNull(),
    country: text("country").notNull(),
    language: text("language").notNull(),
    /** Nothing for a visitor. */
    role: text("role").$type<StaffRole>(),
    /** Whose editions an editor changes. */
    editsLanguages: jsonb("edits_languages").$type<Language[]>(),
    /** When it is erased, unless its owner logs in before. */
    closesAt: moment("closes_at"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
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

/** A device that is logged in. The cookie holds the token with a signature that the database does not know. */
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
    createdAt: moment("created_at").notNull(),
    /** Also when it was last seen, give or take a few minutes. */
    updatedAt: moment("updated_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Since when its owner acts as staff: from the first proof of the second factor on. */
    staffSince: moment("staff_since"),
    /** The last act as staff, give or take a minute. */
    staffSeenAt: moment("staff_seen_at"),
    /** The last proof. */
    provenAt: moment("proven_at"),
  },
  (table) => [
    uniqueIndex("account_session_token").on(table.token),
    index("account_session_account").on(table.userId),
    index("account_session_expires_at").on(table.expiresAt),
  ],
);

/** How an account proves itself: so far by a password, which is kept as its hash. */
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
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [uniqueIndex("account_credential_provider").on(table.userId, table.providerId)],
);

/** The last code that a mailbox was sent for a purpose: fingerprints, so that neither can be read. */
export const emailCode = pgTable(
  "email_code",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    purpose: text("purpose", { enum: ["signUp", "retrieve", "changeEmail"] }).notNull(),
    email: text("email_hash").notNull(),
    code: text("code_hash").notNull(),
    /** Wrong ones so far. */
    tries: smallint("tries").notNull().default(0),
    usedAt: moment("used_at"),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [uniqueIndex("email_code_purpose_email").on(table.purpose, table.email), index("email_code_expires_at").on(table.expiresAt)],
);
