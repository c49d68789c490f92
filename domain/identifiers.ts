import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";
import { errorCode } from "./fields.ts";

export const id = v.pipe(v.string(), v.uuid());
export const language = v.picklist(languageCodes, errorCode("unknownChoice"));
/** Checks only the format; the service function checks that the content type exists. */
export const type = v.pipe(v.string(errorCode("required")), v.regex(/^[a-z-]{1,40}$/, errorCode("unknownChoice")));
