import * as v from "valibot";
import { because, given } from "../fields.ts";
import { consentActions } from "./schema.ts";

const box = v.fallback(
  v.pipe(
    v.optional(v.union([v.boolean(), v.string()]), false),
    v.transform((value) => value === true || ["true", "on", "1"].includes(String(value))),
  ),
  false,
);

export const consentSchema = v.object({
  choice: given(v.pipe(v.string(because("unknownChoice")), v.picklist(consentActions, because("unknownChoice")))),
  preference: box,
  statistics: box,
  marketing: box,
  page: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/[^\s\p{C}]{0,299}$/u))), undefined),
});

export type ConsentFields = v.InferOutput<typeof consentSchema>;
