import * as v from "valibot";
import { errorCode } from "../fields.ts";
import { pagingFields, searchWords } from "../list-query.ts";

const maxLength = 500;
const maxImportRows = 2000;

const address = v.pipe(
  v.string(errorCode("required")),
  v.trim(),
  v.nonEmpty(errorCode("required")),
  v.maxLength(maxLength, errorCode("tooLong")),
);
const pair = { from: address, to: address };

export const redirectsQuery = v.object({ q: searchWords, page: pagingFields.page, size: pagingFields.size });
/** `was` is the source of the redirect that is changed; `null` for a new one. */
export const redirectForm = v.object({ ...pair, isPermanent: v.boolean(errorCode("required")), was: v.nullable(v.string()) });
export const redirectSource = v.object({ from: v.string() });
/** Rows are checked one by one, so that the report names each wrong one. */
export const redirectImport = v.object({
  rows: v.pipe(
    v.array(v.object({ from: v.string(), to: v.string() }), errorCode("required")),
    v.minLength(1, errorCode("required")),
    v.maxLength(maxImportRows, errorCode("tooLong")),
  ),
});
const listed = { from: v.string(), to: v.string(), isPermanent: v.boolean(), updatedAt: v.string(), updatedBy: v.string() };
export const redirectsAnswer = v.object({ total: v.number(), rows: v.array(v.object(listed)) });
/** `line` counts from 1. `reason` is the error code of a row that was not imported. */
export const redirectImportAnswer = v.object({
  added: v.number(),
  updated: v.number(),
  errors: v.array(v.object({ line: v.number(), from: v.string(), to: v.string(), field: v.picklist(["from", "to"]), reason: v.string() })),
});
/** Addresses without a page of the last 30 days, most frequent first, with a redirect that helps already left out. */
export const missedAnswer = v.array(v.object({ path: v.string(), count: v.number(), lastDay: v.string() }));

export type RedirectForm = v.InferOutput<typeof redirectForm>;
export type Redirects = v.InferOutput<typeof redirectsAnswer>;
export type RedirectImport = v.InferOutput<typeof redirectImport>;
export type RedirectImportReport = v.InferOutput<typeof redirectImportAnswer>;
