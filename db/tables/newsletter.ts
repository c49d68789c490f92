import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { moment } from "./moment.ts";

/** An address that somebody entered for the newsletter. Only a confirmed one gets it. */
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
    /** Hash of the token of the last confirmation mail, and when that was sent. */
    tokenHash: text("token_hash").unique(),
    mailedAt: moment("mailed_at"),
    createdAt: moment("created_at").notNull(),
    /** When the state last became what it is. */
    changedAt: moment("changed_at").notNull(),
  },
  (table) => [index("newsletter_subscriber_changed_at").on(table.state, table.changedAt)],
);

/** Proof of what somebody agreed to, confirmed and took back: written once, never changed. */
export const newsletterProof = pgTable(
  "newsletter_proof",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    subscriberId: uuid("subscriber_id")
      .notNull()
      .references(() => newsletterSubscriber.id, { onDelete: "cascade" }),
    /** `account`: agreed to by somebody signed in, whose address is known to be theirs. */
    act: text("act", { enum: ["consent", "confirmation", "account", "withdrawal"] }).notNull(),
    textVersion: text("text_version").notNull(),
    language: text("language").notNull(),
    /** Path of the page on which it was done; a mail program has none. */
    page: text("page"),
    /** Keyed hash of the client's address: tells whether an address that somebody names was it, and nothing else. */
    addressHash: text("address_hash").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [index("newsletter_proof_subscriber").on(table.subscriberId, table.at)],
);

/** The text of each version that somebody agreed to, as it was shown. */
export const newsletterText = pgTable(
  "newsletter_text",
  {
    version: text("version").notNull(),
    language: text("language").notNull(),
    text: text("text").notNull(),
    firstAt: moment("first_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.language] })],
);

/** What an issue says: as all who get it read it, whatever becomes of its entries meanwhile. */
type Letter = { subject: string; intro: string; entries: { title: string; text: string; link: string }[] };

/** One newsletter in one language, made of public entries. */
export const newsletterIssue = pgTable(
  "newsletter_issue",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    language: text("language").$type<Language>().notNull(),
    subject: text("subject").notNull(),
    intro: text("intro").notNull(),
    entries: jsonb("entries").$type<{ type: string; key: string }[]>().notNull(),
    revision: integer("revision").notNull(),
    changedAt: moment("changed_at").notNull(),
    /** When it went out, once and for good, and what it said then. */
    sentAt: moment("sent_at"),
    letter: jsonb("letter").$type<Letter>(),
  },
  (table) => [index("newsletter_issue_changed_at").on(table.changedAt)],
);

/** One issue for one subscriber. It outlives its subscriber, of whom it then says nothing, so that what was counted stays. */
export const newsletterDelivery = pgTable(
  "newsletter_delivery",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    issueId: uuid("issue_id")
      .notNull()
      .references(() => newsletterIssue.id),
    subscriberId: uuid("subscriber_id").references(() => newsletterSubscriber.id, { onDelete: "set null" }),
    /** `sending`: handed to the mail server, which has not answered yet. `unsubscribed`: before it was their turn. */
    state: text("state", { enum: ["queued", "sending", "sent", "failed", "unsubscribed"] }).notNull(),
    /** The SMTP reply that refused it; none where nobody knows whether it arrived. */
    status: integer("status"),
    changedAt: moment("changed_at").notNull(),
    /** When the subscription ended, where this was the last issue that came before. */
    leftAt: moment("left_at"),
  },
  (table) => [
    uniqueIndex("newsletter_delivery_once").on(table.issueId, table.subscriberId),
    index("newsletter_delivery_subscriber").on(table.subscriberId, table.changedAt),
  ],
);
