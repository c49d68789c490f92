import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, numeric, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz.ts";

/** Visit of a visitor who consented to analytics, as last reported by the browser. Contains no IP address and no name. */
export const visit = pgTable(
  "visit",
  {
    sessionId: uuid("session_id").primaryKey(),
    client: text("client", { enum: ["desktop", "mobile"] }).notNull(),
    browser: text("browser").notNull(),
    landingPage: text("landing_page").notNull(),
    jumpOut: boolean("jump_out").notNull(),
    /** Origin and path of the referring page, without its query. */
    refer: text("refer"),
    timezone: text("timezone").notNull(),
    routes: text("routes").array().notNull(),
    resources: text("resources").array().notNull(),
    /** Interactions with forms and tools, such as `sent:/contact-us`. */
    acts: text("acts")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Web vitals per loaded document: LCP and INP in ms, CLS without unit. */
    vitals: jsonb("vitals").$type<{ page: string; lcp?: number; inp?: number; cls?: number }[]>().notNull().default([]),
    language: text("language").notNull(),
    startedAt: timestamptz("started_at").notNull(),
    lastAt: timestamptz("last_at").notNull(),
  },
  (table) => [index("visit_last_at").on(table.lastAt)],
);

/**
 * Daily analytics counts. Visits are counted every five minutes; `missed` (404 pages), `unfound` (searches without a result)
 * and `blocked` (content security policy) at once, without any data of the visitor.
 */
export const visitCount = pgTable(
  "visit_count",
  {
    day: date("day", { mode: "string" }).notNull(),
    measure: text("measure").notNull(),
    /** Path without prefix, host, search words or directive; empty if the measure needs none. */
    subject: text("subject").notNull(),
    language: text("language").notNull(),
    device: text("device").notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.measure, table.subject, table.language, table.device] })],
);

/** Daily number of measurements of a web vital of a page, in the histogram bucket that ends at `upTo`. */
export const vitalCount = pgTable(
  "vital_count",
  {
    day: date("day", { mode: "string" }).notNull(),
    vital: text("vital", { enum: ["lcp", "inp", "cls"] }).notNull(),
    page: text("page").notNull(),
    language: text("language").notNull(),
    device: text("device").notNull(),
    upTo: numeric("up_to", { mode: "number" }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.vital, table.page, table.language, table.device, table.upTo] })],
);
