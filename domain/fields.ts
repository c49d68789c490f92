import * as v from "valibot";
import type { Reason } from "#i18n/messages/index.ts";
import { toAsciiDomain } from "./ascii-domain.ts";
import { isBlank, removeInvisible, replaceSoftBreaks } from "./visible-text.ts";

// Building blocks of form schemas. Every message is an error code.

/** Types an error code, so that the compiler checks it as a schema message. */
export const errorCode = <Name extends Reason>(reason: Name): Name => reason;

// Line breaks and tabs are allowed in multi-line text.
const controlCharacters =
  // oxlint-disable-next-line no-control-regex -- the pattern finds control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const lineBreaks = /[\r\n]/;

/** One less than PostgreSQL's maximum integer, so that the next revision is valid too. */
const lastRevision = 2_147_483_646;

/** Revision that an editor saw; 0 before the first one. */
export function revision() {
  return v.pipe(
    v.number(errorCode("notANumber")),
    v.safeInteger(errorCode("notANumber")),
    v.minValue(0, errorCode("notANumber")),
    v.maxValue(lastRevision, errorCode("notANumber")),
  );
}

/** Treats a missing field as an empty one, so that both get the same error code. */
export function emptyIfMissing<Output>(schema: v.GenericSchema<string, Output>) {
  return v.optional(schema, "");
}

/** Multi-line text: trimmed, without invisible characters, in Unicode composed form (NFC). */
export function multiLineText(maxLength: number, missing: Reason = "required") {
  return filledText(maxLength, missing, (text) => replaceSoftBreaks(text, "\n").replaceAll("\r\n", "\n"));
}

export function singleLineText(maxLength: number, missing: Reason = "required") {
  return v.pipe(
    filledText(maxLength, missing, (text) => replaceSoftBreaks(text, " ").replaceAll("\t", " ")),
    v.check((text) => !lineBreaks.test(text), errorCode("controlCharacters")),
  );
}

function filledText(maxLength: number, missing: Reason, replaceBreaks: (text: string) => string) {
  return emptyIfMissing(
    v.pipe(
      v.string(errorCode(missing)),
      v.transform((text) => toVisibleText(replaceBreaks(text))),
      v.nonEmpty(errorCode(missing)),
      v.maxLength(maxLength, errorCode("tooLong")),
      v.check((text) => !controlCharacters.test(text), errorCode("controlCharacters")),
    ),
  );
}

function toVisibleText(text: string): string {
  return isBlank(text) ? "" : removeInvisible(text).normalize("NFC").trim();
}

/** Converts full-width digits of Chinese keyboards to ASCII, and dashes of word processors to hyphens. */
export function toAsciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/[\u2010-\u2015\u2212\u30fc]/g, "-");
}

/** Field that must be sent, but that may be empty by another rule of its form. A missing one gets the error code of the schema. */
export function filledOrEmpty(schema: v.GenericSchema<string | undefined, string>) {
  const filled: v.GenericSchema<string | null | undefined, string> = schema;
  const empty = v.pipe(v.string(), v.trim());
  return v.optional(
    v.lazy((input) => (typeof input === "string" && input.trim() === "" ? empty : filled)),
    null,
  );
}

/** Treats an empty form field as missing. */
export function optional<Output>(schema: v.GenericSchema<string, Output> | v.GenericSchema<string | undefined, Output>) {
  const empty = v.pipe(
    v.string(),
    v.transform(() => undefined),
  );
  return v.optional(v.lazy((input) => (typeof input === "string" && input.trim() === "" ? empty : schema)));
}

const maxEmailLength = 254;

/**
 * Mail address in lower case, with its domain in ASCII (IDNA). Rejects domains that mix scripts, because their letters
 * may imitate others.
 */
export function email(missing: Reason = "emailRequired", wrong: Reason = "emailFormat") {
  return emptyIfMissing(
    v.pipe(
      v.string(errorCode(missing)),
      v.transform((text) => withAsciiDomain(toVisibleText(text))),
      v.nonEmpty(errorCode(missing)),
      v.maxLength(maxEmailLength, errorCode("tooLong")),
      v.regex(
        /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i,
        errorCode(wrong),
      ),
      v.check((text) => !/^\.|\.\.|\.@/.test(text), errorCode(wrong)),
      v.transform((text) => text.toLowerCase()),
    ),
  );
}

function withAsciiDomain(address: string): string {
  const separatorIndex = address.lastIndexOf("@");
  return separatorIndex === -1
    ? address
    : address.slice(0, separatorIndex + 1) + (toAsciiDomain(address.slice(separatorIndex + 1)) ?? address.slice(separatorIndex + 1));
}

/** Checkbox, from a form or from JSON. */
export function checkbox(wrong: Reason = "unknownChoice") {
  return v.pipe(
    v.optional(v.union([v.boolean(), v.string()], errorCode(wrong)), false),
    v.transform((value) => value === true || value === "true" || value === "on" || value === "1"),
  );
}

/** Checkbox that must be ticked. */
export function ticked(missing: Reason) {
  return v.pipe(checkbox(missing), v.literal(true, errorCode(missing)));
}

/** Ticked options of a form, which sends a single one as a string; at least one is required. */
export function chosenOptions<Choice extends string>(choices: readonly Choice[]) {
  return v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())], errorCode("required")), []),
    v.transform((values) => [values].flat()),
    v.array(v.picklist(choices, errorCode("unknownChoice"))),
    v.minLength(1, errorCode("required")),
    v.maxLength(choices.length, errorCode("unknownChoice")),
  );
}
