import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { timestamptz } from "./timestamptz.ts";

export const newsletterSubscriber = pgTable(
  "newsletter_subscriber",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull().unique(),
    state: text("state", { enum: ["pending", "confirmed", "unsubscribed"] }).notNull(),
    language: text("language").notNull(),
    name: text("name"),
    country: text("country"),
    company: text("company"),
    userType: text("user_type"),
    /** Hash of the token in the last confirmation mail, and the time of that mail. */
    tokenHash: text("token_hash").unique(),
    mailedAt: timestamptz("mailed_at"),
    createdAt: timestamptz("created_at").notNull(),
    changedAt: timestamptz("changed_at").notNull(),
  },
  (table) => [index("newsletter_subscriber_changed_at").on(table.state, table.changedAt)],
);

/** Proof of consent, confirmation or withdrawal; rows are never changed. */
export const newsletterProof = pgTable(
  "newsletter_proof",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    subscriberId: uuid("subscriber_id")
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: "cascade" }),
    /** `account`: consent of a logged-in user, whose address is already verified. */
    act: text("act", { enum: ["consent", "confirmation", "account", "withdrawal"] }).notNull(),
    textVersion: text("text_version").notNull(),
    language: text("language").notNull(),
    /** Path of the page; null for an unsubscription by a mail program. */
    page: text("page"),
    /** Keyed hash of the client's IP address: it can confirm a given address but not reveal one. */
    addressHash: text("address_hash").notNull(),
    at: timestamptz("at").notNull(),
  },
  (table) => [index("newsletter_proof_subscriber").on(table.subscriberId, table.at)],
);

/** Consent text of each version, as shown to subscribers. */
export const newsletterText = pgTable(
  "newsletter_text",
  {
    version: text("version").notNull(),
    language: text("language").notNull(),
    text: text("text").notNull(),
    firstAt: timestamptz("first_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.language] })],
);

/** Content at the time of sending, frozen so that all recipients read the same even if its entries change. */
type SentContent = { subject: string; intro: string; entries: { title: string; text: string; link: string }[] };

/** Newsletter issue in one language, composed of public entries. */
export const newsletterIssue = pgTable(
  "newsletter_issue",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    language: text("language").$type<Language>().notNull(),
    subject: text("subject").notNull(),
    intro: text("intro").notNull(),
    entries: jsonb("entries").$type<{ type: string; key: string }[]>().notNull(),
    revision: integer("revision").notNull(),
    changedAt: timestamptz("changed_at").notNull(),
    /** An issue is sent only once. */
    sentAt: timestamptz("sent_at"),
    letter: jsonb("letter").$type<SentContent>(),
  },
  (table) => [index("newsletter_issue_changed_at").on(table.changedAt)],
);

/** Delivery of an issue. When its subscriber is erased, it stays without a reference, so that counts remain right. */
export const newsletterDelivery = pgTable(
  "newsletter_delivery",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    issueId: uuid("issue_id")
      .notNull()
      .references(() => newsletterIssue.id),
    subscriberId: uuid("subscriber_id").references(() => newsletterSubscriber.id, { onDelete: "set null" }),
    /** `sending`: handed to the mail server, response pending. `unsubscribed`: before the delivery was due. */
    state: text("state", { enum: ["queued", "sending", "sent", "failed", "unsubscribed"] }).notNull(),
    /** SMTP reply code of the rejection; null if it is unknown whether the mail arrived. */
    status: integer("status"),
    changedAt: timestamptz("changed_at").notNull(),
    leftAt: timestamptz("left_at"),
  },
  (table) => [
    uniqueIndex("newsletter_delivery_once").on(table.issueId, table.subscriberId),
    index("newsletter_delivery_subscriber").on(table.subscriberId, table.changedAt),
  ],
);
