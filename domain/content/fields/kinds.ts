import * as v from "valibot";
import { isCountry } from "#domain/countries/schema";
import { picturePattern } from "#domain/media/schema";
import { isTimeZone } from "#i18n/zoned-time.ts";
import { isSupportedDay } from "../../dates.ts";
import { errorCode } from "../../fields.ts";
import { isTarget } from "../target.ts";
import {
  fieldOf,
  schemasOf,
  type BlockKinds,
  type BlockOf,
  type FieldKind,
  type FieldOptions,
  type Fields,
  type StaffText,
} from "./field.ts";

// `@__NO_SIDE_EFFECTS__` lets the bundler drop the field kinds from browser bundles that import only types.

const nonEmptyText = v.pipe(v.string(), v.trim(), v.nonEmpty());
const coordinates = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

// @__NO_SIDE_EFFECTS__
export function text<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "text" }, nonEmptyText, options);
}

/** Holds a telephone number with the code of its country, as people write it. */
// @__NO_SIDE_EFFECTS__
export function telephone<const Options extends FieldOptions>(options: Options) {
  const schema = v.pipe(v.string(), v.trim(), v.maxLength(40), v.regex(/^\+[1-9][\d ()./-]{5,}$/, errorCode("phoneFormat")));
  return fieldOf({ kind: "text" }, schema, options);
}

// @__NO_SIDE_EFFECTS__
export function email<const Options extends FieldOptions>(options: Options) {
  const schema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email(errorCode("emailFormat")));
  return fieldOf({ kind: "text" }, schema, options);
}

/** Holds the address of a website. Other schemes could run scripts in the page that links to it. */
// @__NO_SIDE_EFFECTS__
export function webAddress<const Options extends FieldOptions>(options: Options) {
  const wrong = errorCode("webAddress");
  const schema = v.pipe(v.string(), v.trim(), v.maxLength(300), v.url(wrong), v.regex(/^https?:\/\/[^/]+\.[^/]/i, wrong));
  return fieldOf({ kind: "text" }, schema, options);
}

/** Holds several sentences without markup. */
// @__NO_SIDE_EFFECTS__
export function longText<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "longText" }, nonEmptyText, options);
}

/** `headings` lists the allowed heading levels: none if the page shows the text below other headings. */
// @__NO_SIDE_EFFECTS__
export function markdown<const Options extends FieldOptions>(options: Options, headings: readonly number[] = []) {
  return fieldOf({ kind: "markdown", headings }, nonEmptyText, options);
}

/** Holds a list of at least `fewest` short texts. */
// @__NO_SIDE_EFFECTS__
export function texts<const Options extends FieldOptions>(fewest: number, options: Options) {
  return fieldOf({ kind: "texts" }, v.pipe(v.array(nonEmptyText), v.minLength(fewest)), options);
}

/** Holds a list of at least one word or name. */
// @__NO_SIDE_EFFECTS__
export function words<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "texts", isWordList: true }, v.pipe(v.array(nonEmptyText), v.minLength(1)), options);
}

// @__NO_SIDE_EFFECTS__
export function number<const Options extends FieldOptions>(bounds: { min: number; max: number; unit?: string }, options: Options) {
  return fieldOf({ kind: "number", ...bounds }, v.pipe(v.number(), v.minValue(bounds.min), v.maxValue(bounds.max)), options);
}

// @__NO_SIDE_EFFECTS__
export function wholeNumber<const Options extends FieldOptions>(bounds: { min: number; max: number; unit?: string }, options: Options) {
  const schema = v.pipe(v.number(), v.safeInteger(), v.minValue(bounds.min), v.maxValue(bounds.max));
  return fieldOf({ kind: "number", whole: true, ...bounds }, schema, options);
}

/** Holds a calendar date without a time zone. */
// @__NO_SIDE_EFFECTS__
export function day<const Options extends FieldOptions>(options: Options) {
  return fieldOf(
    { kind: "day" },
    v.pipe(v.string(), v.isoDate(), v.check(isSupportedDay, "a day that exists, from 1900 to 2199")),
    options,
  );
}

/** Holds a local date and time to the minute. */
// @__NO_SIDE_EFFECTS__
export function moment<const Options extends FieldOptions>(options: Options) {
  const schema = v.pipe(v.string(), v.isoDateTime(), v.check(isSupportedDay, "a time on a day that exists, from 1900 to 2199"));
  return fieldOf({ kind: "moment" }, schema, options);
}

// @__NO_SIDE_EFFECTS__
export function timeZone<const Options extends FieldOptions>(options: Options) {
  const schema = v.pipe(v.string(), v.check(isTimeZone, "the IANA name of a time zone, such as Europe/Paris"));
  return fieldOf({ kind: "timeZone" }, schema, options);
}

// @__NO_SIDE_EFFECTS__
export function country<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "country" }, v.pipe(v.string(), v.check(isCountry, "the code of a country, such as FR")), options);
}

/** Holds geographic coordinates in degrees. */
// @__NO_SIDE_EFFECTS__
export function place<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "place" }, coordinates, options);
}

// @__NO_SIDE_EFFECTS__
export function flag<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "flag" }, v.boolean(), options);
}

/** `names` has the staff's label of each choice, `groups` its heading. */
// @__NO_SIDE_EFFECTS__
export function oneOf<const Choice extends string, const Options extends FieldOptions>(
  choices: readonly Choice[],
  names: Record<Choice, StaffText>,
  options: Options,
  groups: Partial<Record<string, StaffText>> = {},
) {
  return fieldOf({ kind: "oneOf", choices, names, groups }, v.picklist(choices), options);
}

/** Holds one or more of the choices. */
// @__NO_SIDE_EFFECTS__
export function manyOf<const Choice extends string, const Options extends FieldOptions>(
  choices: readonly Choice[],
  names: Record<Choice, StaffText>,
  options: Options,
) {
  return fieldOf({ kind: "manyOf", choices, names }, v.pipe(v.array(v.picklist(choices)), v.minLength(1)), options);
}

/** Holds at most `most` of the choices. */
// @__NO_SIDE_EFFECTS__
export function someOf<const Choice extends string, const Options extends FieldOptions>(
  choices: readonly Choice[],
  names: Record<Choice, StaffText>,
  most: number,
  options: Options,
) {
  return fieldOf({ kind: "manyOf", choices, names }, v.pipe(v.array(v.picklist(choices)), v.maxLength(most)), options);
}

/** Holds an optional text for each choice. */
// @__NO_SIDE_EFFECTS__
export function notes<const Choice extends string, const Options extends FieldOptions>(
  choices: readonly Choice[],
  names: Record<Choice, StaffText>,
  options: Options,
  groups: Partial<Record<string, StaffText>> = {},
) {
  return fieldOf({ kind: "notes", choices, names, groups }, v.partial(v.strictObject(v.entriesFromList(choices, v.string()))), options);
}

/** Holds an image of the media library: its name, and its crop if it has one. */
// @__NO_SIDE_EFFECTS__
export function picture<const Options extends FieldOptions>(
  options: Options,
  slot: Omit<Extract<FieldKind, { kind: "picture" }>, "kind"> = {},
) {
  return fieldOf({ kind: "picture", ...slot }, v.pipe(v.string(), v.regex(picturePattern)), options);
}

/** Holds a file name, which is the last segment of the file's address. */
// @__NO_SIDE_EFFECTS__
export function file<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "file" }, v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/)), options);
}

/** Holds the slugs of at least `fewest` entries of the type `to`. */
// @__NO_SIDE_EFFECTS__
export function links<const Options extends FieldOptions>(to: string, fewest: number, options: Options) {
  return fieldOf({ kind: "links", to }, v.pipe(v.array(nonEmptyText), v.minLength(fewest)), options);
}

/** Holds the slugs of entries of the type `to`, within a minimum and a maximum number. */
// @__NO_SIDE_EFFECTS__
export function linksWithin<const Options extends FieldOptions>(
  { fewest, most }: { fewest: number; most: number },
  to: string,
  options: Options,
) {
  return fieldOf({ kind: "links", to, most }, v.pipe(v.array(nonEmptyText), v.minLength(fewest), v.maxLength(most)), options);
}

/** Holds the address of a page, an entry such as `product:copia`, or another website with https. */
// @__NO_SIDE_EFFECTS__
export function target<const Options extends FieldOptions>(options: Options) {
  return fieldOf(
    { kind: "target" },
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(),
      v.check(isTarget, "the path of a page, an entry such as product:copia, or an address with https"),
    ),
    options,
  );
}

/** Holds a list of rows with their own fields. */
// @__NO_SIDE_EFFECTS__
export function rows<const Own extends Fields, const Options extends FieldOptions>(fields: Own, options: Options) {
  return fieldOf({ kind: "rows", fields }, v.array(v.strictObject(schemasOf(fields))), options);
}

/** Holds a list of rows with a minimum and a maximum length. */
// @__NO_SIDE_EFFECTS__
export function rowsWithin<const Own extends Fields, const Options extends FieldOptions>(
  bounds: { fewest: number; most: number },
  fields: Own,
  options: Options,
) {
  const { fewest, most } = bounds;
  const schema = v.pipe(v.array(v.strictObject(schemasOf(fields))), v.minLength(fewest), v.maxLength(most));
  return fieldOf({ kind: "rows", fields, ...bounds }, schema, options);
}

/** Holds related fields under one label. */
// @__NO_SIDE_EFFECTS__
export function group<const Own extends Fields, const Options extends FieldOptions>(fields: Own, options: Options) {
  return fieldOf({ kind: "group", fields }, v.strictObject(schemasOf(fields)), options);
}

/** Holds at most `most` blocks of these kinds in the order of the page. */
// @__NO_SIDE_EFFECTS__
export function blocks<const Own extends BlockKinds, const Options extends FieldOptions>(kinds: Own, most: number, options: Options) {
  const schemas = Object.entries(kinds).map(([name, { fields }]) => v.strictObject({ kind: v.literal(name), ...schemasOf(fields) }));
  const schema = v.pipe(v.array(v.variant("kind", schemas)), v.minLength(1), v.maxLength(most));
  // The mapped list of variants loses the literal kinds, which `BlockOf` restores.
  return fieldOf({ kind: "blocks", blocks: kinds, most }, schema as unknown as v.GenericSchema<unknown, BlockOf<Own>[]>, options);
}
