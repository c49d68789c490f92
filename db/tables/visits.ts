import { boolean, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
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
    language: text("language").notNull(),
    startedAt: moment("started_at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [index("visit_last_at").on(table.lastAt)],
);
