import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { moment } from "./moment.ts";

/** What people call something in a language: words that lead to an address of the site, or mean other words. */
export const searchSynonym = pgTable(
  "search_synonym",
  {
    language: text("language").$type<Language>().notNull(),
    /** An address without language prefix, or the words that are meant. */
    target: text("target").notNull(),
    /** As staff write them; none where staff took away what the files of the content have. */
    words: text("words").array().notNull(),
    /** What a search finds the row by; made of the words. */
    keys: text("keys").array().notNull(),
    /** Which analysis made the keys; another one's are made anew. */
    analysis: text("analysis").notNull(),
    importedHash: text("imported_hash"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.target] }),
    index("search_synonym_keys").using("gin", table.keys).with({ fastupdate: false }),
  ],
);
