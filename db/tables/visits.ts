import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** What somebody saw who agreed to statistics, as their last report had it. No address, no name. */
export const visit = pgTable(
  "visit",
  {
    sessionId: uuid("session_id").primaryKey(),
    client: text("client", { enum: ["desktop", "mobile"] }).notNull(),
    browser: text("browser").notNull(),
    landingPage: text("landing_page").notNull(),
    /** Left again after one page. */
    jumpOut: boolean("jump_out").notNull(),
    /** Site and path of the page that led here, without its query. */
    refer: text("refer"),
    timezone: text("timezone").notNull(),
    routes: text("routes").array().notNull(),
    resources: text("resources").array().notNull(),
    /** What was done with forms and tools, such as `sent:/contact-us`. */
    acts: text("acts")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of each document that was loaded: how long its largest part and its slowest answer took (ms), how far it shifted. */
    vitals: jsonb("vitals").$type<{ page: string; lcp?: number; inp?: number; cls?: number }[]>().notNull().default([]),
    language: text("language").notNull(),
    startedAt: moment("started_at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [index("visit_last_at").on(table.lastAt)],
);

/**
 * How often something was seen or done on a day. Visits are counted when the day is over. `missed` (pages that do not exist),
 * `unfound` (searches without a result) and `blocked` (by the content security policy) are counted at once, and nothing
 * about the visitor is stored.
 */
export const visitCount = pgTable(
  "visit_count",
  {
    day: date("day", { mode: "string" }).notNull(),
    measure: text("measure").notNull(),
    /** A path without prefix, a host, the words of a search, a directive; empty where the measure says all. */
    subject: text("subject").notNull(),
    language: text("language").notNull(),
    /** Empty where it is not known. */
    device: text("device").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.measure, table.subject, table.language, table.device] })],
);

/** How often a vital of a page was measured in a range that ends with `upTo`, on a day that is over. */
export const vitalCount = pgTable(
  "vital_count",
  {
    day: date("day", { mode: "string" }).notNull(),
    vital: text("vital", { enum: ["lcp", "inp", "cls"] }).notNull(),
    /** Without prefix. */
    page: text("page").notNull(),
    language: text("language").notNull(),
    device: text("device").notNull(),
    upTo: numeric("up_to", { mode: "number" }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.vital, table.page, table.language, table.device, table.upTo] })],
);
