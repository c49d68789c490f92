import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";
import { because } from "./fields.ts";

// What calls of staff name things by.

export const id = v.pipe(v.string(), v.uuid());
export const language = v.picklist(languageCodes, because("unknownChoice"));
/** Whether there is such a content type is for the verb to say. */
export const type = v.pipe(v.string(because("required")), v.regex(/^[a-z-]{1,40}$/, because("unknownChoice")));
