import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

export const rateLimit = pgTable(
  "rate_limit",
  { name: text("name").notNull(), who: text("who").notNull(), used: integer("used").notNull(), endsAt: moment("ends_at").notNull() },
  (table) => [primaryKey({ columns: [table.name, table.who] }), index("rate_limit_ends_at").on(table.endsAt)],
);
