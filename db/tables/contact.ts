import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { account } from "./account.ts";
import { actor } from "./actor.ts";
import { bytea } from "./bytea.ts";
import { moment } from "./moment.ts";

/** A question or another request that somebody sent, as they wrote it, and how far its answer is. */
export const contactQuestion = pgTable(
  "contact_question",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The same for the same question: a second one within a day is a repetition. */
    fingerprint: text("fingerprint").notNull(),
    kind: text("kind", { enum: ["question", "installer", "partner"] })
      .notNull()
      .default("question"),
    /** What belongs to its kind alone; `requestSchema` reads it. */
    details: jsonb("details"),
    language: text("language").notNull(),
    name: text("name").notNull(),
    country: text("country"),
    email: text("email").notNull(),
    /** These three are empty where the form of the kind does not ask for them, or may be left so. */
    telephone: text("telephone").notNull(),
    company: text("company").notNull(),
    message: text("message").notNull(),
    problemType: text("problem_type"),
    /** `new` until somebody acts, `waiting` for somebody outside the company. */
    state: text("state", { enum: ["new", "open", "waiting", "answered", "closed"] })
      .notNull()
      .default("new"),
    /** Whose of the staff it is. */
    assigneeId: uuid("assignee_id").references(() => account.id, { onDelete: "set null" }),
    labels: text("labels")
      .array()
      .notNull()
      .default(sql`'{}'`),
    isSpam: boolean("is_spam").notNull().default(false),
    /** The question of the same sender in whose thread it goes on. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => contactQuestion.id, { onDelete: "cascade" }),
    firstAnsweredAt: moment("first_answered_at"),
    createdAt: moment("created_at").notNull(),
    /** The last message, note or change. */
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("contact_question_fingerprint").on(table.fingerprint, table.createdAt),
    index("contact_question_email").on(table.email, table.createdAt),
    index("contact_question_changed_at").on(table.changedAt),
    index("contact_question_merged_into").on(table.mergedInto),
    index("contact_question_kind").on(table.kind, table.country),
  ],
);

/** What follows a question in its thread: the company's answers, and what the sender writes then. */
export const contactMessage = pgTable(
  "contact_message",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    questionId: uuid("question_id")
      .notNull()
      .references(() => contactQuestion.id, { onDelete: "cascade" }),
    from: text("from", { enum: ["sender", "company"] }).notNull(),
    /** Who of the staff wrote it. */
    authorId: uuid("author_id").references(() => account.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("contact_message_question").on(table.questionId, table.createdAt)],
);

/** A file that goes with an answer, or that a sender adds to a question. It lies in the database, so that erasing a question leaves nothing of it on any disk. */
export const contactAttachment = pgTable(
  "contact_attachment",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** None of a sender's file until the question is sent. */
    questionId: uuid("question_id").references(() => contactQuestion.id, { onDelete: "cascade" }),
    isOfSender: boolean("is_of_sender").notNull().default(false),
    /** Fingerprint of the address that a sender's file came from, until its question is sent. */
    senderHash: text("sender_hash"),
    /** None until the answer is sent, and of what belongs to the question itself. */
    messageId: bigint("message_id", { mode: "number" }).references(() => contactMessage.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => account.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("contact_attachment_question").on(table.questionId, table.createdAt),
    index("contact_attachment_message").on(table.messageId),
  ],
);

/** What it holds, in pieces, so that nobody has the whole of it in memory to hand it out. */
export const contactAttachmentPart = pgTable(
  "contact_attachment_part",
  {
    attachmentId: uuid("attachment_id")
      .notNull()
      .references(() => contactAttachment.id, { onDelete: "cascade" }),
    place: integer("place").notNull(),
    bytes: bytea("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.attachmentId, table.place] })],
);

/** What staff say of a question among themselves. */
export const contactNote = pgTable(
  "contact_note",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    questionId: uuid("question_id")
      .notNull()
      .references(() => contactQuestion.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => account.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [index("contact_note_question").on(table.questionId, table.createdAt)],
);

/** What staff answer again and again, by language. */
export const answerTemplate = pgTable(
  "answer_template",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    texts: jsonb("texts").$type<Partial<Record<Language, string>>>().notNull(),
    updatedAt: moment("updated_at").notNull(),
    updatedBy: actor("updated_by").notNull(),
  },
  (table) => [uniqueIndex("answer_template_name").on(table.name)],
);
