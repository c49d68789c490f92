import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./moment.ts";

/** A question that somebody sent, as they wrote it. */
export const contactQuestion = pgTable(
  "contact_question",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The same for the same question: a second one within a day is a repetition. */
    fingerprint: text("fingerprint").notNull(),
    language: text("language").notNull(),
    name: text("name").notNull(),
    country: text("country"),
    email: text("email").notNull(),
    telephone: text("telephone").notNull(),
    company: text("company").notNull(),
    message: text("message").notNull(),
    problemType: text("problem_type"),
    state: text("state", { enum: ["open", "answered", "closed"] })
      .notNull()
      .default("open"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("contact_question_fingerprint").on(table.fingerprint, table.createdAt),
    index("contact_question_email").on(table.email, table.createdAt),
  ],
);
