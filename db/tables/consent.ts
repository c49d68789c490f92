import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "./timestamptz.ts";

/** Proof of a cookie choice. Rows are never changed and do not identify the visitor. */
export const consentChoice = pgTable(
  "consent_choice",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Random id in the visitor's cookie, by which visitors can request their own choices. */
    consentId: uuid("consent_id").notNull(),
    version: integer("version").notNull(),
    categories: text("categories").array().notNull(),
    language: text("language").notNull(),
    page: text("page"),
    at: timestamptz("at").notNull(),
  },
  (table) => [index("consent_choice_consent_id").on(table.consentId, table.at), index("consent_choice_at").on(table.at)],
);
