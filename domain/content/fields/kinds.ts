import * as v from "valibot";
import { isCountry } from "#domain/countries/schema";
import { isTimeZone } from "#i18n/zoned-time.ts";
import { isKnownDay } from "../../dates.ts";
import { fieldOf, schemasOf, type FieldOptions, type Fields, type StaffText } from "./field.ts";

// The kinds of fields that content types are made of. Nothing of them may stay in a browser's bundle that only reads
// the types, hence the marks.

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const coordinates = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** One line. */
// @__NO_SIDE_EFFECTS__
export function text<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "text" }, filled, options);
}

/** Several sentences, without marks. */
// @__NO_SIDE_EFFECTS__
export function longText<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "longText" }, filled, options);
}

/** `headings`: the levels that its text may have; none where it is shown below headings of others. */
// @__NO_SIDE_EFFECTS__
export function markdown<const Options extends FieldOptions>(options: Options, headings: readonly number[] = []) {
  return fieldOf({ kind: "markdown", headings }, filled, options);
}

/** Short texts in an order, so many at least. */
// @__NO_SIDE_EFFECTS__
export function texts<const Options extends FieldOptions>(fewest: number, options: Options) {
  return fieldOf({ kind: "texts" }, v.pipe(v.array(filled), v.minLength(fewest)), options);
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

/** A day by the calendar, wherever one is. */
// @__NO_SIDE_EFFECTS__
export function day<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "day" }, v.pipe(v.string(), v.isoDate(), v.check(isKnownDay, "a day that exists, from 1900 to 2199")), options);
}

/** What the clocks of a place show, to the minute. */
// @__NO_SIDE_EFFECTS__
export function moment<const Options extends FieldOptions>(options: Options) {
  const known = v.pipe(v.string(), v.isoDateTime(), v.check(isKnownDay, "a time on a day that exists, from 1900 to 2199"));
  return fieldOf({ kind: "moment" }, known, options);
}

// @__NO_SIDE_EFFECTS__
export function timeZone<const Options extends FieldOptions>(options: Options) {
  const known = v.pipe(v.string(), v.check(isTimeZone, "the IANA name of a time zone, such as Europe/Paris"));
  return fieldOf({ kind: "timeZone" }, known, options);
}

// @__NO_SIDE_EFFECTS__
export function country<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "country" }, v.pipe(v.string(), v.check(isCountry, "the code of a country, such as FR")), options);
}

/** A spot on the map, in degrees. */
// @__NO_SIDE_EFFECTS__
export function place<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "place" }, coordinates, options);
}

/** Ticked or not. */
// @__NO_SIDE_EFFECTS__
export function flag<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "flag" }, v.boolean(), options);
}

/** `names`: what the staff read for each choice; `groups`: the heading that it stands under. */
// @__NO_SIDE_EFFECTS__
export function oneOf<const Choice extends string, const Options extends FieldOptions>(
  choices: readonly Choice[],
  names: Record<Choice, StaffText>,
  options: Options,
  groups: Partial<Record<string, StaffText>> = {},
) {
  return fieldOf({ kind: "oneOf", choices, names, groups }, v.picklist(choices), options);
}

/** At least one of them. */
// @__NO_SIDE_EFFECTS__
export function manyOf<const Choice extends string, const Options extends FieldOptions>(
  choices: readonly Choice[],
  names: Record<Choice, StaffText>,
  options: Options,
) {
  return fieldOf({ kind: "manyOf", choices, names }, v.pipe(v.array(v.picklist(choices)), v.minLength(1)), options);
}

/** Any of them, so many at most. */
// @__NO_SIDE_EFFECTS__
export function someOf<const Choice extends string, const Options extends FieldOptions>(
  choices: readonly Choice[],
  names: Record<Choice, StaffText>,
  most: number,
  options: Options,
) {
  return fieldOf({ kind: "manyOf", choices, names }, v.pipe(v.array(v.picklist(choices)), v.maxLength(most)), options);
}

/** A text for each choice that needs one. */
// @__NO_SIDE_EFFECTS__
export function notes<const Choice extends string, const Options extends FieldOptions>(
  choices: readonly Choice[],
  names: Record<Choice, StaffText>,
  options: Options,
  groups: Partial<Record<string, StaffText>> = {},
) {
  return fieldOf({ kind: "notes", choices, names, groups }, v.partial(v.strictObject(v.entriesFromList(choices, v.string()))), options);
}

/** The name of a picture in the media. */
// @__NO_SIDE_EFFECTS__
export function picture<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "picture" }, filled, options);
}

/** The name of a file, which is the last part of its address. */
// @__NO_SIDE_EFFECTS__
export function file<const Options extends FieldOptions>(options: Options) {
  return fieldOf({ kind: "file" }, v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]{2,5}$/)), options);
}

/** Keys of entries of a type, so many at least. */
// @__NO_SIDE_EFFECTS__
export function links<const Options extends FieldOptions>(to: string, fewest: number, options: Options) {
  return fieldOf({ kind: "links", to }, v.pipe(v.array(filled), v.minLength(fewest)), options);
}

/** A list whose rows have fields of their own. */
// @__NO_SIDE_EFFECTS__
export function rows<const Own extends Fields, const Options extends FieldOptions>(fields: Own, options: Options) {
  return fieldOf({ kind: "rows", fields }, v.array(v.strictObject(schemasOf(fields))), options);
}

/** The same with bounds of their number. */
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

/** Fields that belong together. */
// @__NO_SIDE_EFFECTS__
export function group<const Own extends Fields, const Options extends FieldOptions>(fields: Own, options: Options) {
  return fieldOf({ kind: "group", fields }, v.strictObject(schemasOf(fields)), options);
}
