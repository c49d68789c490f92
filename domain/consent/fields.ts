import * as v from "valibot";
import { errorCode, emptyIfMissing } from "../fields.ts";
import { consentActions, optionalCategories } from "./schema.ts";

const checkbox = v.fallback(
  v.pipe(
    v.optional(v.union([v.boolean(), v.string()]), false),
    v.transform((value) => value === true || ["true", "on", "1"].includes(String(value))),
  ),
  false,
);

export const consentSchema = v.object({
  choice: emptyIfMissing(v.pipe(v.string(errorCode("unknownChoice")), v.picklist(consentActions, errorCode("unknownChoice")))),
  preference: checkbox,
  statistics: checkbox,
  marketing: checkbox,
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/[^\s\p{C}]{0,299}$/u))), undefined),
});

export type ConsentFields = v.InferOutput<typeof consentSchema>;

export const consentAnswer = v.object({ categories: v.array(v.picklist(optionalCategories)) });

const directives = [
  "script-src-elem",
  "script-src",
  "img-src",
  "connect-src",
  "frame-src",
  "style-src-elem",
  "font-src",
  "media-src",
  "worker-src",
  "form-action",
] as const;

/** Violation of the content security policy. `host`: host of the resource, or `inline` or `eval` for code in the page. */
export const blockedTagSchema = v.object({
  host: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,100}(:\d{1,5})?$/)),
  // Reports of other directives are rejected.
  directive: v.pipe(v.string(), v.picklist(directives)),
});

export type BlockedTag = v.InferOutput<typeof blockedTagSchema>;
