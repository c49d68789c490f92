import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  customType,
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
import { actor } from "./actor.ts";
import { moment } from "./moment.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What stood in an edition before the last act on what is public of it; good for the revision that stood then. */
type Before = {
  revision: number;
  state: "draft" | "published" | "withdrawn";
  publishedAt: string | null;
  publicUntil: string | null;
  plannedAt: string | null;
  data: Record<string, unknown> | null;
  planned: Record<string, unknown> | null;
  draft: Record<string, unknown> | null;
};

/** One edition of an entry: its content in one language. `data` is what the public reads, `draft` what an editor is working on. */
export const contentEntry = pgTable(
  "content_entry",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    type: text("type").notNull(),
    language: text("language").$type<Language>().notNull(),
    key: text("key").notNull(),
    state: text("state", { enum: ["draft", "published", "withdrawn"] }).notNull(),
    /** From this moment the published data is public; in the future for a scheduled publication. */
    publishedAt: moment("published_at"),
    /** What the public reads is as it is since then; before `published_at` nobody read it. */
    changedAt: moment("changed_at"),
    /** How often the public data changed since it was first published: the SEQUENCE of an event in calendars. */
    publicRevision: integer("public_revision").notNull().default(0),
    /** From this moment it is public no more. */
    publicUntil: moment("public_until"),
    /** What the public reads instead of `data` from a moment on, where something is public until then. */
    planned: jsonb("planned").$type<Record<string, unknown>>(),
    plannedAt: moment("planned_at"),
    before: jsonb("before").$type<Before>(),
    /** Order within a list, smallest first; computed by the collection from the data. */
    position: bigint("position", { mode: "number" }).notNull(),
    summary: jsonb("summary").$type<Record<string, unknown>>(),
    data: jsonb("data").$type<Record<string, unknown>>(),
    draft: jsonb("draft").$type<Record<string, unknown>>(),
    /** What names it, as it was saved last, and whether it is marked as an example: beside the data, so that lists of staff read no data. */
    title: text("title").notNull().default(""),
    isSample: boolean("is_sample").notNull().default(false),
    /** It was withdrawn with all samples at once: they come back together, and none that was withdrawn by itself. */
    withdrawnAsSample: boolean("withdrawn_as_sample").notNull().default(false),
    revision: integer("revision").notNull(),
    /** Hash of the data as last imported from files; differs from the data's hash once an editor changed it. */
    importedHash: text("imported_hash"),
    updatedAt: moment("updated_at").notNull(),
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

/** Every saved state of an entry, so that an editor can see and bring back what was. */
export const contentRevision = pgTable(
  "content_revision",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => contentEntry.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    data: jsonb("data").$type<Record<string, unknown>>().notNull(),
    /** Saved by a screen while somebody typed: the next such one of the same author takes its place. */
    isTyped: boolean("is_typed").notNull().default(false),
    author: actor("author").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.revision] })],
);

/** Work on what holds in every language of an entry: in none of its editions before it is published in all. */
export const contentShared = pgTable(
  "content_shared",
  {
    type: text("type").notNull(),
    key: text("key").notNull(),
    /** The fields that change, and what they will hold; none where all is published. */
    draft: jsonb("draft").$type<Record<string, unknown>>(),
    revision: integer("revision").notNull(),
    updatedAt: moment("updated_at").notNull(),
    updatedBy: actor("updated_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.key] })],
);

/** A field of an edition that has to follow a change in another language, until somebody ticks it off. */
export const contentFollow = pgTable(
  "content_follow",
  {
    entryId: uuid("entry_id")
      .notNull()
      .references(() => contentEntry.id, { onDelete: "cascade" }),
    field: text("field").notNull(),
    source: text("source").$type<Language>().notNull(),
    /** What the source held when this edition last agreed with it. */
    was: jsonb("was").$type<unknown>(),
    markedBy: actor("marked_by").notNull(),
    markedAt: moment("marked_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.field] })],
);

/** Grows with every public change of a website's content; cached pages are keyed by it. */
export const contentVersion = pgTable("content_version", {
  websiteId: smallint("website_id").primaryKey(),
  version: bigint("version", { mode: "number" }).notNull(),
});

/** A public entry as search knows it, one row a language: what is found, what is ranked, what is shown of it. */
export const contentSearch = pgTable(
  "content_search",
  {
    language: text("language").$type<Language>().notNull(),
    type: text("type").notNull(),
    key: text("key").notNull(),
    /** The language of the edition it is made of: another one where there is none in its own. */
    edition: text("edition").$type<Language>().notNull(),
    /** As the entry's own: in the future for a scheduled publication. */
    publishedAt: moment("published_at").notNull(),
    title: text("title").notNull(),
    /** Plain text that excerpts are cut from. */
    content: text("content").notNull(),
    /** Weighted words of the entry's head, to rank by: small, because it is read of every entry that is found. */
    head: tsvector("head").notNull(),
    /** All words and the language, to find by: read through its index alone. */
    document: tsvector("document").notNull(),
    /** Which analysis made the row; another one's rows are made anew. */
    analysis: text("analysis").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.key, table.language] }),
    // Without a list of pending changes, which every search would have to read through.
    index("content_search_document").using("gin", table.document).with({ fastupdate: false }),
  ],
);

/** Words of all entries, findable by what is left of them when letters are missing, after the language: for mistyped words. */
export const searchWord = pgTable(
  "search_word",
  { language: text("language").notNull(), word: text("word").notNull(), remnants: text("remnants").array().notNull() },
  (table) => [
    primaryKey({ columns: [table.word, table.language] }),
    index("search_word_remnants").using("gin", table.remnants).with({ fastupdate: false }),
  ],
);
