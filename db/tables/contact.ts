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
import { timestamptz } from "./timestamptz.ts";

const states = ["new", "open", "waiting", "answered", "closed"] as const;

export const contactQuestion = pgTable(
  "contact_question",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** A question with the same hash of its content within a day is a duplicate. */
    fingerprint: text("fingerprint").notNull(),
    kind: text("kind", { enum: ["question", "installer", "partner", "project", "job"] })
      .notNull()
      .default("question"),
    /** Fields specific to the kind; `requestSchema` parses them. */
    details: jsonb("details"),
    language: text("language").notNull(),
    name: text("name").notNull(),
    country: text("country"),
    email: text("email").notNull(),
    /** Telephone, company and message are empty if the form has no such field or makes it optional. */
    telephone: text("telephone").notNull(),
    company: text("company").notNull(),
    message: text("message").notNull(),
    problemType: text("problem_type"),
    /** `new` until a staff user acts; `waiting` for a reply from outside the company. */
    state: text("state", { enum: states }).notNull().default("new"),
    assigneeId: uuid("assignee_id").references(() => account.id, { onDelete: "set null" }),
    labels: text("labels")
      .array()
      .notNull()
      .default(sql`'{}'`),
    isSpam: boolean("is_spam").notNull().default(false),
    /** Question of the same sender into whose thread this one was merged. */
    mergedInto: uuid("merged_into").references((): AnyPgColumn => contactQuestion.id, { onDelete: "cascade" }),
    /** Record of the merge, so that it can be undone. Null for merges of older versions. */
    merge: jsonb("merge").$type<Merge>(),
    /** Time of the first message of the sender that no staff user has opened. */
    unreadSince: timestamptz("unread_since"),
    /** Time at which the mail server of the sender returned an answer. */
    undeliveredAt: timestamptz("undelivered_at"),
    firstAnsweredAt: timestamptz("first_answered_at"),
    createdAt: timestamptz("created_at").notNull(),
    /** Time of the last message, note or change. */
    changedAt: timestamptz("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("contact_question_fingerprint").on(table.fingerprint, table.createdAt),
    index("contact_question_email").on(table.email, table.createdAt),
    index("contact_question_changed_at").on(table.changedAt),
    index("contact_question_merged_into").on(table.mergedInto),
    index("contact_question_kind").on(table.kind, table.country),
  ],
);

type MergedFields = { state: (typeof states)[number]; assigneeId: string | null; labels: string[] };

/** Record of a merge: ids of the moved rows, and the fields of both questions. */
export type Merge = {
  messages: number[];
  /** Message that has the text of the question itself, and its files. */
  ownMessage: number;
  ownFiles: string[];
  files: string[];
  notes: number[];
  /** Questions that had been merged into this one before. */
  questions: string[];
  state: MergedFields["state"];
  target: { id: string; before: MergedFields; after: MergedFields };
};

/** Facts about a message that came by mail. */
export type MailFacts = {
  /** Whole text, if `text` leaves out the quoted part. */
  whole?: string;
  /** Address of the mail, if it is not the address of the question. */
  otherAddress?: string;
  /** Names of files that were not accepted. */
  leftOut?: string[];
};

/** Message in the thread of a question: an answer of staff or a further message of the sender. */
export const contactMessage = pgTable(
  "contact_message",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    questionId: uuid("question_id")
      .notNull()
      .references(() => contactQuestion.id, { onDelete: "cascade" }),
    from: text("from", { enum: ["sender", "company"] }).notNull(),
    authorId: uuid("author_id").references(() => account.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    mail: jsonb("mail").$type<MailFacts>(),
    /** Hash of the Message-ID, so that a mail is stored once. */
    mailKey: text("mail_key"),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    index("contact_message_question").on(table.questionId, table.createdAt),
    uniqueIndex("contact_message_mail_key").on(table.mailKey),
  ],
);

/** File of an answer or question. Stored in the database, so that erasing a question leaves no copy on a disk. */
export const contactAttachment = pgTable(
  "contact_attachment",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Null for an uploaded file until its question is sent. */
    questionId: uuid("question_id").references(() => contactQuestion.id, { onDelete: "cascade" }),
    isOfSender: boolean("is_of_sender").notNull().default(false),
    /** Keyed hash of the uploader's IP address until the question is sent. */
    senderHash: text("sender_hash"),
    /** Null until the answer is sent, and for files of the question itself. */
    messageId: bigint("message_id", { mode: "number" }).references(() => contactMessage.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => account.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    type: text("type").notNull(),
    bytes: integer("bytes").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    index("contact_attachment_question").on(table.questionId, table.createdAt),
    index("contact_attachment_message").on(table.messageId),
  ],
);

/** Content of an attachment in pieces, so that it can be streamed without loading all of it. */
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

export const contactNote = pgTable(
  "contact_note",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    questionId: uuid("question_id")
      .notNull()
      .references(() => contactQuestion.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => account.id, { onDelete: "set null" }),
    text: text("text").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [index("contact_note_question").on(table.questionId, table.createdAt)],
);

export const answerTemplate = pgTable(
  "answer_template",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    texts: jsonb("texts").$type<Partial<Record<Language, string>>>().notNull(),
    updatedAt: timestamptz("updated_at").notNull(),
    updatedBy: actor("updated_by").notNull(),
  },
  (table) => [uniqueIndex("answer_template_name").on(table.name)],
);
