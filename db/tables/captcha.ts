import { index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** Puzzle that its visitor has not tried yet: the first try, right or wrong, deletes the row. */
export const captchaPuzzle = pgTable(
  "captcha_puzzle",
  {
    id: uuid("id").primaryKey(),
    /** Fingerprint of the visitor's cookie. */
    visitor: text("visitor").notNull(),
    /** Where the upper left corner of the piece's box belongs, in pixels of the picture. */
    x: smallint("x").notNull(),
    y: smallint("y").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("captcha_puzzle_expires_at").on(table.expiresAt)],
);

/** Fingerprint of the token of a solved puzzle. The call that accepts the token deletes the row. */
export const captchaToken = pgTable(
  "captcha_token",
  {
    token: text("token").primaryKey(),
    visitor: text("visitor").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("captcha_token_expires_at").on(table.expiresAt)],
);
