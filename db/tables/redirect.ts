import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { actor } from "./actor.ts";
import { timestamptz } from "./timestamptz.ts";

/** Redirect of an address without a page, such as one of the company's former website. */
export const redirect = pgTable(
  "redirect",
  {
    /** Path as a request has it: percent-encoded, without query. Without a language prefix it holds for all languages. */
    from: text("from").primaryKey(),
    /** Path, or absolute https address. */
    to: text("to").notNull(),
    isPermanent: boolean("is_permanent").notNull().default(true),
    updatedAt: timestamptz("updated_at").notNull(),
    updatedBy: actor("updated_by").notNull(),
  },
  (table) => [index("redirect_to").on(table.to)],
);
