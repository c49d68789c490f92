import { sql } from "drizzle-orm";
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { account } from "./account.ts";
import { actor } from "./actor.ts";
import { moment } from "./moment.ts";
import type { StaffRole } from "./staff-role.ts";

/** A one-time link that makes whoever has the mailbox a member of staff. */
export const staffInvitation = pgTable(
  "staff_invitation",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    role: text("role").$type<StaffRole>().notNull(),
    languages: jsonb("languages").$type<Language[]>().notNull(),
    /** Fingerprint. */
    token: text("token_hash").notNull(),
    invitedBy: actor("invited_by").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [uniqueIndex("staff_invitation_email").on(table.email), uniqueIndex("staff_invitation_token").on(table.token)],
);

/** What a member of staff shows besides the password. */
export const secondFactor = pgTable("second_factor", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  /** Sealed. */
  secret: text("secret").notNull(),
  /** Before, it was begun but not proven, and asks for nothing. */
  confirmedAt: moment("confirmed_at"),
  /** The time step of the last code: each is good once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  /** Fingerprints of the codes for a lost device that are left. */
  recoveryCodes: jsonb("recovery_codes").$type<string[]>().notNull(),
});

/** Every act of staff and of operators, for good: the database refuses to change or remove a row. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull(),
    actor: actor("actor").notNull(),
    /** Such as `content.published`. */
    action: text("action").notNull(),
    /** What it was done to, such as `news/opening/de`. */
    subject: text("subject").notNull(),
    before: jsonb("before"),
    after: jsonb("after"),
  },
  (table) => [
    index("audit_entry_at").on(table.at),
    index("audit_entry_subject").on(table.subject, table.at),
    index("audit_entry_actor").on(sql`(${table.actor}->>'id')`, table.at),
  ],
);
