import * as v from "valibot";
import { keyPattern } from "#domain/content/schema";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { checkQuery, localizationAnswer } from "#domain/editing/schema";
import { errorCode, revision } from "../fields.ts";
import { language, type } from "../identifiers.ts";
import { xliffVersions } from "./xliff-file.ts";

const maxKeys = 100;

/** `open` selects entries that are missing or stale in the target language, `chosen` the slugs in `keys`. */
const selection = v.object({
  type,
  from: language,
  to: language,
  version: v.optional(v.picklist(xliffVersions, errorCode("unknownChoice")), "1.2"),
  which: v.picklist(["chosen", "missing", "outdated", "open", "all"], errorCode("unknownChoice")),
  keys: v.optional(
    v.pipe(
      v.string(),
      v.regex(new RegExp(`^(${keyPattern})(,(${keyPattern}))*$`), errorCode("keyFormat")),
      v.transform((keys) => keys.split(",")),
      v.maxLength(maxKeys, errorCode("tooLong")),
    ),
  ),
});
export const exportQuery = v.pipe(
  selection,
  v.forward(
    v.check(({ from, to }) => from !== to, errorCode("unknownChoice")),
    ["to"],
  ),
);
export type ExportQuery = v.InferOutput<typeof exportQuery>;
/** `left` counts the entries that did not fit into the file. */
export const exportAnswer = v.object({ file: v.string(), entries: v.number(), left: v.number() });

export const importInput = v.object({ file: v.pipe(v.string(errorCode("required")), v.nonEmpty(errorCode("required"))) });
const reason = v.custom<Reason>(isReason);
const units = v.array(v.object({ id: v.string(), reason }));
/**
 * `answers` lists the stale fields that are up to date once the draft is published, `confirmed` those that a translator
 * confirmed unchanged and that are up to date now. `units` has errors and warnings of single texts; texts with
 * `sourceMoved` were imported nevertheless.
 */
export const importAnswer = v.array(
  v.object({
    type: v.string(),
    key: v.string(),
    language,
    result: v.picklist(["drafted", "unchanged", "refused"]),
    reason: v.optional(reason),
    /** Title of the entry; empty if it has none. */
    title: v.string(),
    fields: v.array(v.string()),
    answers: v.array(v.string()),
    confirmed: v.array(v.string()),
    units,
  }),
);
export type TranslationImportResult = v.InferOutput<typeof importAnswer>[number];

export const machineDraftInput = v.object({ ...checkQuery.entries, from: language, basedOn: revision() });
/** `fields` were drafted; `units` has the texts of them that were not translated. */
export const machineDraftAnswer = v.object({ localization: localizationAnswer, fields: v.array(v.string()), units });
export type MachineDraft = v.InferOutput<typeof machineDraftAnswer>;
