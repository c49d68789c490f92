import { customType, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { timestamptz } from "./timestamptz.ts";

/** Uses the "C" collation, because an index serves prefix searches only in byte order. */
const byBytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Names in the languages in which they differ from `name`. */
type Names = Partial<Record<Language, string>>;

/** Towns. The place tables can be rebuilt at any time, so no other table refers to them and no backup includes them. */
export const place = pgTable(
  "place",
  {
    id: integer("id").primaryKey(),
    /** Name in URLs, for places whose URL needs no id. */
    slug: text("slug").unique("place_slug"),
    country: text("country").notNull(),
    /** First-level administrative division: a code of `place_region`. */
    region: text("region"),
    name: text("name").notNull(),
    names: jsonb("names").$type<Names>().notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    population: integer("population").notNull(),
  },
  (table) => [index("place_latitude").on(table.latitude)],
);

/** First-level administrative divisions of countries: Länder, régions, states. */
export const placeRegion = pgTable("place_region", {
  /** Country and division code, such as DE.05. */
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  names: jsonb("names").$type<Names>().notNull(),
  /** Abbreviation used in addresses, such as NSW. */
  short: text("short"),
});

/** Names of a place, normalised like search words. */
export const placeName = pgTable(
  "place_name",
  {
    key: byBytes("key").notNull(),
    place: integer("place").notNull(),
    /** 0: local name or name in a language of the site; 1: other name; 2: postal code. */
    kind: smallint("kind").notNull(),
    /** Copies of the place's columns, so that prefix matches can be sorted without reading `place`. */
    country: text("country").notNull(),
    population: integer("population").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.place] })],
);

export const placeSource = pgTable("place_source", {
  name: text("name").primaryKey(),
  version: text("version").notNull(),
  importedAt: timestamptz("imported_at").notNull(),
});
