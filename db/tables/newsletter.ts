import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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
