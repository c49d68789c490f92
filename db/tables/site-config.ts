import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { actor } from "./actor.ts";
import { timestamptz } from "./timestamptz.ts";

/** Site config and overrides of messages, one row per language, with the keys of `GET /config/i18n`. */
export const siteConfig = pgTable("site_config", {
  configKey: text("config_key").primaryKey(),
  site: jsonb("site").$type<Record<string, unknown>>().notNull(),
  copy: jsonb("copy").$type<Record<string, string>>().notNull(),
  /** Menus and page images that editors chose. */
  layout: jsonb("layout").$type<Record<string, unknown>>().notNull().default({}),
  revision: integer("revision").notNull(),
  importedHash: text("imported_hash"),
  updatedAt: timestamptz("updated_at").notNull(),
});

/** Every saved revision, so that editors can view and restore it. */
export const siteConfigRevision = pgTable(
  "site_config_revision",
  {
    configKey: text("config_key")
      .notNull()
      .references(() => siteConfig.configKey, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    site: jsonb("site").$type<Record<string, unknown>>().notNull(),
    copy: jsonb("copy").$type<Record<string, string>>().notNull(),
    layout: jsonb("layout").$type<Record<string, unknown>>().notNull().default({}),
    author: actor("author").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.configKey, table.revision] })],
);

/** Settings that all languages share: one row, which the first change creates. */
export const siteSetting = pgTable(
  "site_setting",
  {
    isOnlyRow: boolean("is_only_row").primaryKey().default(true),
    /** Whether entries and company data that are marked as examples are hidden from visitors. */
    hidesExamples: boolean("hides_examples").notNull().default(false),
  },
  (table) => [check("site_setting_only_row", sql`${table.isOnlyRow}`)],
);
