import { index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** Unsolved captcha puzzle. The first attempt, right or wrong, deletes it. */
export const captchaPuzzle = pgTable(
  "captcha_puzzle",
  {
    id: uuid("id").primaryKey(),
    /** Keyed hash of the visitor that requested the puzzle. */
    visitor: text("visitor").notNull(),
    /** Target of the puzzle piece: its top left corner in pixels of the image. */
    x: smallint("x").notNull(),
    y: smallint("y").notNull(),
    /** Keyed hash of the mailbox or login to which a proof of work is bound. */
    subject: text("subject"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("captcha_puzzle_expires_at").on(table.expiresAt)],
);

/**
 * Proof that a visitor solved a captcha, by its hash. A proof of work is valid for one mailbox or login only. Each token is deleted
 * when it is used.
 */
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
