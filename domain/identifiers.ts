import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";
import { because } from "./fields.ts";

export const id = v.pipe(v.string(), v.uuid());
export const language = v.picklist(languageCodes, because("unknownChoice"));
/** Checks only the format; the service function checks that the content type exists. */
export const type = v.pipe(v.string(because("required")), v.regex(/^[a-z-]{1,40}$/, because("unknownChoice")));
