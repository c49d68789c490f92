import * as v from "valibot";
import { keyPattern } from "#domain/content/schema";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { errorCode } from "../fields.ts";
import { language, type } from "../identifiers.ts";

const maxKeys = 100;

/** `open` selects entries that are missing or stale in the target language, `chosen` the slugs in `keys`. */
const selection = v.object({
  type,
  from: language,
  to: language,
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
/** `units` has errors and warnings of single texts; texts with `sourceMoved` were imported nevertheless. */
export const importAnswer = v.array(
  v.object({
    type: v.string(),
    key: v.string(),
    language,
    result: v.picklist(["drafted", "unchanged", "refused"]),
    reason: v.optional(reason),
    fields: v.array(v.string()),
    units: v.array(v.object({ id: v.string(), reason })),
  }),
);
export type TranslationImportResult = v.InferOutput<typeof importAnswer>[number];
