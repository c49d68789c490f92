import { customType, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { Language } from "#i18n/languages.ts";
import { moment } from "./moment.ts";

/** Beginnings are found through an index only where letters are ordered by their bytes, whatever the database's own order is. */
const byBytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Names in the languages that call it otherwise than `name` does. */
type Names = Partial<Record<Language, string>>;

/** Towns. These tables can be made again at any time: no other one refers to them, and no backup holds them. */
export const place = pgTable(
  "place",
  {
    /** Number in GeoNames. */
    id: integer("id").primaryKey(),
    /** What addresses call it, where that is shorter than its name and number. */
    slug: text("slug").unique("place_slug"),
    country: text("country").notNull(),
    /** First division of the country: a code of `place_region`. */
    region: text("region"),
    name: text("name").notNull(),
    names: jsonb("names").$type<Names>().notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    population: integer("population").notNull(),
  },
  (table) => [index("place_latitude").on(table.latitude)],
);

/** First divisions of countries: Länder, régions, states. */
export const placeRegion = pgTable("place_region", {
  /** Country and the division's code in it, such as DE.05. */
  code: text("code").primaryKey(),
  name: text("name").notNull(),
  names: jsonb("names").$type<Names>().notNull(),
  /** What is written in addresses, such as NSW. */
  short: text("short"),
});

/** What a place is called, folded as search folds words. */
export const placeName = pgTable(
  "place_name",
  {
    key: byBytes("key").notNull(),
    place: integer("place").notNull(),
    /** 0 its name at home or in a language of the site, 1 another name, 2 a postal code. */
    kind: smallint("kind").notNull(),
    /** Its place's, so that beginnings are put in order without reading places. */
    country: text("country").notNull(),
    population: integer("population").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.place] })],
);

/** Which version of which source the rows are from. */
export const placeSource = pgTable("place_source", {
  name: text("name").primaryKey(),
  version: text("version").notNull(),
  importedAt: moment("imported_at").notNull(),
});
