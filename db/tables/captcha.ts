import { index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** A puzzle that was handed out and not tried yet: the first try, right or wrong, removes it. */
export const captchaPuzzle = pgTable(
  "captcha_puzzle",
  {
    id: uuid("id").primaryKey(),
    /** Fingerprint of whom it was made for. */
    visitor: text("visitor").notNull(),
    /** Where the piece belongs: its left upper corner, in pixels of the picture. */
    x: smallint("x").notNull(),
    y: smallint("y").notNull(),
    /** Fingerprint of the mailbox or login that work instead of the puzzle is good for. */
    subject: text("subject"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("captcha_puzzle_expires_at").on(table.expiresAt)],
);

/** Proof that a visitor solved a puzzle, by its fingerprint; after work it is good for one mailbox or login only. Whoever accepts it removes it. */
export const captchaToken = pgTable(
  "captcha_token",
  {
    token: text("token").primaryKey(),
    visitor: text("visitor").notNull(),
    subject: text("subject"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("captcha_token_expires_at").on(table.expiresAt)],
);
