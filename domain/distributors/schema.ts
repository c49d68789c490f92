import * as v from "valibot";
import { errorCode } from "../fields.ts";
import { language } from "../identifiers.ts";

const maxRows = 1000;
const text = v.pipe(v.string(), v.trim(), v.maxLength(2000, errorCode("tooLong")));
const cell = v.optional(text, "");

/** Columns that a table may lack; the entries then keep their values. */
export const contactColumns = ["street", "postcode", "telephone", "email", "website"] as const;

/** Row of the import table. `lines`: separated by semicolons; `place`: a place name, by default the city. */
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
  ...v.entriesFromList(contactColumns, v.optional(text)),
});

export const tableQuery = v.object({ language });
export const tableInput = v.object({
  language,
  publish: v.boolean(),
  rows: v.pipe(v.array(row), v.maxLength(maxRows, errorCode("tooLong"))),
});

export const tableAnswer = v.array(row);
export const reportAnswer = v.array(
  v.object({
    /** Row number in the table, starting at 1. */
    line: v.number(),
    key: v.string(),
    result: v.picklist(["added", "changed", "unchanged", "refused"]),
    public: v.boolean(),
    reasons: v.record(v.string(), v.string()),
    /** Candidates of an ambiguous or unknown place name. */
    places: v.array(v.string()),
    /** Columns shared by all languages, whose values of the other languages were kept. */
    kept: v.array(v.string()),
  }),
);

export type Row = v.InferOutput<typeof row>;
export type ReportLine = v.InferOutput<typeof reportAnswer>[number];
