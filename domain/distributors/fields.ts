import * as v from "valibot";
import { because } from "../fields.ts";
import { language } from "../identifiers.ts";

const mostRows = 1000;
const cell = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000, because("tooLong"))), "");

/** A line of the table: `lines` are parted by semicolons; `place` is a name, and where it is empty the town's. */
const row = v.object({
  key: cell,
  order: cell,
  country: cell,
  kind: cell,
  lines: cell,
  place: cell,
  name: cell,
  city: cell,
  note: cell,
});

export const tableQuery = v.object({ language });
export const tableInput = v.object({
  language,
  publish: v.boolean(),
  rows: v.pipe(v.array(row), v.maxLength(mostRows, because("tooLong"))),
});

export const tableAnswer = v.array(row);
export const reportAnswer = v.array(
  v.object({
    /** Of the table, its first line of values being 1. */
    line: v.number(),
    key: v.string(),
    result: v.picklist(["added", "changed", "unchanged", "refused"]),
    public: v.boolean(),
    /** What is wrong, by column. */
    reasons: v.record(v.string(), v.string()),
    /** The places that a name may mean, or those that look like it. */
    places: v.array(v.string()),
    /** Columns that hold in every language, and stay as the other languages have them. */
    kept: v.array(v.string()),
  }),
);

export type Row = v.InferOutput<typeof row>;
export type ReportLine = v.InferOutput<typeof reportAnswer>[number];
