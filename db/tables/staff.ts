import { sql } from "drizzle-orm";
import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { account } from "./account.ts";
import { actor } from "./actor.ts";
import { timestamptz } from "./timestamptz.ts";
import type { StaffRole } from "./staff-role.ts";

/** Invitation by a one-time link, which gives the owner of the mailbox a staff account. */
export const staffInvitation = pgTable(
  "staff_invitation",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    role: text("role").$type<StaffRole>().notNull(),
    languages: jsonb("languages").$type<Language[]>().notNull(),
    mayPublish: boolean("may_publish").notNull().default(true),
    /** Keyed hash. */
    token: text("token_hash").notNull(),
    invitedBy: actor("invited_by").notNull(),
    createdAt: timestamptz("created_at").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [uniqueIndex("staff_invitation_email").on(table.email), uniqueIndex("staff_invitation_token").on(table.token)],
);

/** Second factor of a staff user (TOTP). */
export const secondFactor = pgTable("second_factor", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  /** Encrypted. */
  secret: text("secret").notNull(),
  /** Null until the setup is confirmed; the login does not ask for a code before. */
  confirmedAt: timestamptz("confirmed_at"),
  /** Time step of the last accepted code, so that each code works once. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  recoveryCodes: jsonb("recovery_codes").$type<string[]>().notNull(),
  /** Encrypted secret of another authenticator app, until its first code replaces `secret`. */
  nextSecret: text("next_secret"),
});

/** Passkey of a staff user (WebAuthn credential). */
export const passkey = pgTable(
  "passkey",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** Base64url, as the browser names the credential. */
    credentialId: text("credential_id").notNull(),
    /** COSE key in base64url. */
    publicKey: text("public_key").notNull(),
    /** Number of signatures; a lower one than before means a copied authenticator. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: jsonb("transports").$type<string[]>().notNull(),
    createdAt: timestamptz("created_at").notNull(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (table) => [uniqueIndex("passkey_credential_id").on(table.credentialId), index("passkey_account").on(table.accountId)],
);

/** Challenge that a passkey has to sign; deleted at its first use. */
export const passkeyChallenge = pgTable(
  "passkey_challenge",
  {
    /** Keyed hash. */
    challenge: text("challenge_hash").primaryKey(),
    purpose: text("purpose", { enum: ["add", "signIn", "prove"] }).notNull(),
    /** Null before the sign-in, when the account is still unknown. */
    accountId: uuid("account_id").references(() => account.id, { onDelete: "cascade" }),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [index("passkey_challenge_expires_at").on(table.expiresAt), index("passkey_challenge_account").on(table.accountId)],
);

/** Audit log of staff and operators. A trigger refuses to change or delete rows. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamptz("at").notNull(),
    actor: actor("actor").notNull(),
    action: text("action").notNull(),
    /** Identifier of the changed object, such as `news/opening/de`. */
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
