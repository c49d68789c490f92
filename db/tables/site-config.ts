import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** Site config and overrides of copy, one row a language, keyed as in `GET /config/i18n`. */
export const siteConfig = pgTable("site_config", {
  configKey: text("config_key").primaryKey(),
  site: jsonb("site").$type<Record<string, unknown>>().notNull(),
  copy: jsonb("copy").$type<Record<string, string>>().notNull(),
  importedHash: text("imported_hash"),
  updatedAt: moment("updated_at").notNull(),
});
