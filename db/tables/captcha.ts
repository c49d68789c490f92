import { index, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** Unsolved captcha puzzle. The first attempt, right or wrong, deletes it. */
export const captchaPuzzle = pgTable(
  "captcha_puzzle",
  {
    id: uuid("id").primaryKey(),
    /** Keyed hash of the visitor that requested the puzzle. */
    visitor: text("visitor").notNull(),
    /** Target of the puzzle piece: the top left corner of its box in pixels of the image. */
    x: smallint("x").notNull(),
    y: smallint("y").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("captcha_puzzle_expires_at").on(table.expiresAt)],
);

/** Token of a solved captcha, by its hash. It is deleted when it is used. */
export const captchaToken = pgTable(
  "captcha_token",
  {
    token: text("token").primaryKey(),
    visitor: text("visitor").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("captcha_token_expires_at").on(table.expiresAt)],
);
