import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { actor, type Actor } from "./actor.ts";
import { timestamptz } from "./timestamptz.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Chosen by the editor, which recognizes its own save by it if the response was lost. */
const saveId = () => text("save_id");

/** State before the last change of publication, for undo. Valid only while `revision` is the current one. */
type StateBeforeChange = {
  revision: number;
  state: "draft" | "published" | "withdrawn";
  publishedAt: string | null;
  publicUntil: string | null;
  plannedAt: string | null;
  data: Record<string, unknown> | null;
  planned: Record<string, unknown> | null;
  plannedFollow?: string[] | null;
  draft: Record<string, unknown> | null;
  /** Marks of stale fields that this publication ended. */
  endedMarks?: EndedMark[];
};
type EndedMark = { field: string; source: Language; was: unknown; text: unknown; markedBy: Actor; markedAt: string };

/** Localized version of an entry: `data` is published, `draft` is being edited. */
export const contentEntry = pgTable(
  "content_entry",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    type: text("type").notNull(),
    language: text("language").$type<Language>().notNull(),
    key: text("key").notNull(),
    state: text("state", { enum: ["draft", "published", "withdrawn"] }).notNull(),
    /** Time from which `data` is public; in the future for a scheduled publication. */
    publishedAt: timestamptz("published_at"),
    /** Time of the last change of the public data, which may lie before `published_at`. */
    changedAt: timestamptz("changed_at"),
    /** Number of changes of the public data since the first publication; the SEQUENCE of an event in calendars. */
    publicRevision: integer("public_revision").notNull().default(0),
    publicUntil: timestamptz("public_until"),
    /** Content that replaces `data` at `planned_at` while the current content stays public until then. */
    planned: jsonb("planned").$type<Record<string, unknown>>(),
    plannedAt: timestamptz("planned_at"),
    /** Fields whose translations become stale when `planned` becomes public; null for the default. */
    plannedFollow: jsonb("planned_follow").$type<string[]>(),
    before: jsonb("before").$type<StateBeforeChange>(),
    /** Sort key within a list, ascending; computed by the collection from the data. */
    position: bigint("position", { mode: "number" }).notNull(),
    summary: jsonb("summary").$type<Record<string, unknown>>(),
    data: jsonb("data").$type<Record<string, unknown>>(),
    draft: jsonb("draft").$type<Record<string, unknown>>(),
    /** Title and example flag of the last saved version, denormalised so that staff lists need not read the data. */
    title: text("title").notNull().default(""),
    isSample: boolean("is_sample").notNull().default(false),
    revision: integer("revision").notNull(),
    /** Hash of the data as last imported from files. It differs from the current hash once an editor has changed the data. */
    importedHash: text("imported_hash"),
    updatedAt: timestamptz("updated_at").notNull(),
    updatedBy: actor("updated_by").notNull(),
  },
  (table) => [
    uniqueIndex("content_entry_key").on(table.type, table.key, table.language),
    index("content_entry_list")
      .on(table.type, table.language, table.position, table.key)
      .where(sql`state = 'published'`),
    index("content_entry_list_all")
      .on(table.type, table.position, table.key, table.language)
      .where(sql`state = 'published'`),
    index("content_entry_published_at")
      .on(table.publishedAt)
      .where(sql`state = 'published'`),
    index("content_entry_public_until")
      .on(table.publicUntil)
      .where(sql`public_until is not null`),
    index("content_entry_planned_at")
      .on(table.plannedAt)
      .where(sql`planned_at is not null`),
  ],
);

/** Every saved revision, so that editors can view and restore it. */
export const contentRevision = pgTable(
  "content_revision",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => contentEntry.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    /** Saved automatically while typing; the next such revision of the same author replaces it. */
    isTyped: boolean("is_typed").notNull().default(false),
    /** Whether this revision is or was public. */
    wasPublished: boolean("was_published").notNull().default(false),
    saveId: saveId(),
    author: actor("author").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.revision] })],
);

/** Draft of the fields that all languages of an entry share. It changes no localized version until it is published in all. */
export const contentShared = pgTable(
  "content_shared",
  {
    type: text("type").notNull(),
    key: text("key").notNull(),
    /** Changed fields with their new values, `null` for a cleared one; null if everything is published. */
    draft: jsonb("draft").$type<Record<string, unknown>>(),
    revision: integer("revision").notNull(),
    saveId: saveId(),
    updatedAt: timestamptz("updated_at").notNull(),
    updatedBy: actor("updated_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.key] })],
);

/** Every saved revision of the shared fields, with all their values. Revision 0 is the state before the first draft. */
export const contentSharedRevision = pgTable(
  "content_shared_revision",
  {
    type: text("type").notNull(),
    key: text("key").notNull(),
    revision: integer("revision").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    isTyped: boolean("is_typed").notNull().default(false),
    wasPublished: boolean("was_published").notNull().default(false),
    author: actor("author").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.key, table.revision] }),
    foreignKey({
      name: "content_shared_revision_entry",
      columns: [table.type, table.key],
      foreignColumns: [contentShared.type, contentShared.key],
    })
      .onDelete("cascade")
      .onUpdate("cascade"),
  ],
);

/** Field whose translation is stale after a change in another language, until another text is published or an editor ends the mark. */
export const contentStaleField = pgTable(
  "content_follow",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => contentEntry.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    source: text("source").$type<Language>().notNull(),
    /** Source text with which this translation last agreed. */
    was: jsonb("was").$type<unknown>(),
    /** Text of the translation that does not answer the change: its text when the mark was set. */
    text: jsonb("text").$type<unknown>(),
    markedBy: actor("marked_by").notNull(),
    markedAt: timestamptz("marked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.field] })],
);

/** Former slug of an entry. Pages at its address redirect to the current one. */
export const contentFormerKey = pgTable(
  "content_former_key",
  {
    type: text("type").notNull(),
    formerKey: text("former_key").notNull(),
    key: text("key").notNull(),
    changedAt: timestamptz("changed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.formerKey] }), index("content_former_key_key").on(table.type, table.key)],
);

/** Rows of a deleted entry as JSON, for its restoration. */
type DeletedRows = {
  localizations: Record<string, unknown>[];
  revisions: Record<string, unknown>[];
  staleFields: Record<string, unknown>[];
  machineDrafts?: Record<string, unknown>[];
  comments?: Record<string, unknown>[];
  shared: Record<string, unknown> | null;
  /** Missing in rows that were deleted before shared fields had revisions. */
  sharedRevisions?: Record<string, unknown>[];
};

/**
 * Deleted entry, or some of its languages. After the final deletion the row stays without content, so that an import of
 * content files does not create the entry again.
 */
export const contentTrash = pgTable(
  "content_trash",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    type: text("type").notNull(),
    key: text("key").notNull(),
    languages: text("languages").array().$type<Language[]>().notNull(),
    /** Whether all languages of the entry were deleted together. */
    isWhole: boolean("is_whole").notNull(),
    title: text("title").notNull(),
    content: jsonb("content").$type<DeletedRows>(),
    deletedAt: timestamptz("deleted_at").notNull(),
    deletedBy: actor("deleted_by").notNull(),
  },
  (table) => [index("content_trash_key").on(table.type, table.key), index("content_trash_deleted_at").on(table.deletedAt)],
);

/** Field that was drafted by machine translation. It counts as unreviewed while the localization still has this text. */
export const contentMachineDraft = pgTable(
  "content_machine_draft",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => contentEntry.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    text: jsonb("text").$type<unknown>().notNull(),
    source: text("source").$type<Language>().notNull(),
    draftedBy: actor("drafted_by").notNull(),
    draftedAt: timestamptz("drafted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.field] })],
);

/** Content version of a website, part of page cache keys; grows with every public change. */
export const contentVersion = pgTable("content_version", {
  websiteId: smallint("website_id").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull(),
});

/** Search index of a public entry, one row per language: the words to match, to rank and to show. */
export const contentSearch = pgTable(
  "content_search",
  {
    language: text("language").$type<Language>().notNull(),
    type: text("type").notNull(),
    key: text("key").notNull(),
    /** Language of the localized version that was indexed: another one if the entry has none in this language. */
    edition: text("edition").$type<Language>().notNull(),
    /** Copy of the entry's `published_at`; in the future for a scheduled publication. */
    publishedAt: timestamptz("published_at").notNull(),
    title: text("title").notNull(),
    /** Plain text for excerpts in search results. */
    content: text("content").notNull(),
    /** Weighted words of title and summary for ranking. Kept small, because it is read for every match. */
    head: tsvector("head").notNull(),
    /** All words and the language, for matching; read through its index only. */
    document: tsvector("document").notNull(),
    /** Whether the entry leaves the results while examples are hidden. */
    isExample: boolean("is_example").notNull().default(false),
    /** Version of the text analysis; rows of another version are indexed again. */
    analysis: text("analysis").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.key, table.language] }),
    // Disables the pending list of the GIN index, because every search would have to scan it.
    index("content_search_document").using("gin", table.document).with({ fastupdate: false }),
  ],
);

/** Vocabulary of all entries and synonyms, by which mistyped words are corrected. */
export const searchWord = pgTable(
  "search_word",
  { language: text("language").notNull(), word: text("word").notNull(), deletions: text("remnants").array().notNull() },
  (table) => [
    primaryKey({ columns: [table.word, table.language] }),
    index("search_word_remnants").using("gin", table.deletions).with({ fastupdate: false }),
  ],
);
