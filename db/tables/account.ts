import { sql } from "drizzle-orm";
import { boolean, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { moment } from "./moment.ts";
import type { StaffRole } from "./staff-role.ts";

// The property names of `account`, `accountSession` and `accountCredential` are those that better-auth reads and writes.

/** User account of a visitor or staff member. E-mail addresses are in lower case. */
export const account = pgTable(
  "account",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull(),
    username: text("username").notNull(),
    name: text("nickname").notNull(),
    /** In E.164 format; null for invited staff. */
    phone: text("phone"),
    callingCode: text("calling_code").notNull(),
    country: text("country").notNull(),
    language: text("language").notNull(),
    /** Null for a visitor. */
    role: text("role").$type<StaffRole>(),
    /** Languages in which an editor may change content. */
    editsLanguages: jsonb("edits_languages").$type<Language[]>(),
    /** Time at which the account is erased, unless its owner logs in before. */
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

/** Login session of a device. The cookie holds the signed token; the database does not store the signature. */
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
    /** Also the time of the last request, with an accuracy of a few minutes. */
    updatedAt: moment("updated_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** Time of the first second-factor check of this session; its owner acts as staff from then on. */
    staffSince: moment("staff_since"),
    /** Last request as staff, with an accuracy of a minute. */
    staffSeenAt: moment("staff_seen_at"),
    /** Last successful second-factor check. */
    provenAt: moment("proven_at"),
  },
  (table) => [
    uniqueIndex("account_session_token").on(table.token),
    index("account_session_account").on(table.userId),
    index("account_session_expires_at").on(table.expiresAt),
  ],
);

/** Credential of an account: so far always a password, stored as a hash. */
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

/** Last code sent to a mailbox for a purpose. Address and code are stored as keyed hashes. */
export const emailCode = pgTable(
  "email_code",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    purpose: text("purpose", { enum: ["signUp", "retrieve", "changeEmail"] }).notNull(),
    email: text("email_hash").notNull(),
    code: text("code_hash").notNull(),
    tries: smallint("tries").notNull().default(0),
    usedAt: moment("used_at"),
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [uniqueIndex("email_code_purpose_email").on(table.purpose, table.email), index("email_code_expires_at").on(table.expiresAt)],
);
