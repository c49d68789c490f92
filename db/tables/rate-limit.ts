import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz.ts";

export const rateLimit = pgTable(
  "rate_limit",
  { name: text("name").notNull(), who: text("who").notNull(), used: integer("used").notNull(), endsAt: timestamptz("ends_at").notNull() },
  (table) => [primaryKey({ columns: [table.name, table.who] }), index("rate_limit_ends_at").on(table.endsAt)],
);
