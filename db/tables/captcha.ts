import { index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz.ts";

/** Unsolved puzzle. The first attempt deletes it, right or wrong. */
export const captchaPuzzle = pgTable(
  "captcha_puzzle",
  {
    id: uuid("id").primaryKey(),
    /** Keyed hash of the visitor who requested the puzzle. */
    visitor: text("visitor").notNull(),
    /** Target of the puzzle piece: the top left corner of its box in pixels of the image. */
    x: smallint("x").notNull(),
    y: smallint("y").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [index("captcha_puzzle_expires_at").on(table.expiresAt)],
);

/** Hash of the token of a solved puzzle. Using the token deletes it. */
export const captchaToken = pgTable(
  "captcha_token",
  {
    token: text("token").primaryKey(),
    visitor: text("visitor").notNull(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (table) => [index("captcha_token_expires_at").on(table.expiresAt)],
);
