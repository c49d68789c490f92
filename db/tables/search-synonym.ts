import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { moment } from "./moment.ts";

/** Search synonyms of a language: words that pin a page of the site or stand for other words. */
export const searchSynonym = pgTable(
  "search_synonym",
  {
    language: text("language").$type<Language>().notNull(),
    /** Path without language prefix, or the words that are meant. */
    target: text("target").notNull(),
    /** As staff wrote them; empty if staff removed the synonyms of the content files. */
    words: text("words").array().notNull(),
    /** Normalised search keys, derived from the words. */
    keys: text("keys").array().notNull(),
    /** Version of the text analysis; keys of another version are computed again. */
    analysis: text("analysis").notNull(),
    importedHash: text("imported_hash"),
    updatedAt: moment("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.target] }),
    index("search_synonym_keys").using("gin", table.keys).with({ fastupdate: false }),
  ],
);
