import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { timestamptz } from "./timestamptz.ts";

/** Words that pin a page in the search results or stand for other words. */
export const searchSynonym = pgTable(
  "search_synonym",
  {
    language: text("language").$type<Language>().notNull(),
    /** Path without language prefix, or the words that `words` stand for. */
    target: text("target").notNull(),
    /** Empty if staff removed the synonyms of the content files. */
    words: text("words").array().notNull(),
    keys: text("keys").array().notNull(),
    /** Version of the text analysis; keys of another version are computed again. */
    analysis: text("analysis").notNull(),
    importedHash: text("imported_hash"),
    updatedAt: timestamptz("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.target] }),
    index("search_synonym_keys").using("gin", table.keys).with({ fastupdate: false }),
  ],
);
