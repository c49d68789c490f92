import * as v from "valibot";
import type { Reason } from "#i18n/messages/index.ts";
import { toAsciiDomain } from "./ascii-domain.ts";
import { isBlank, removeInvisible, replaceSoftBreaks } from "./visible-text.ts";

// Building blocks of the forms' schemas. Every message is a reason code.

/** A reason as a schema's message, checked by the compiler. */
export const because = <Name extends Reason>(reason: Name): Name => reason;

// Line breaks and tabs are no control characters in a text of several lines.
const controlCharacters =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const lineBreaks = /[\r\n]/;

/** PostgreSQL's largest integer but one, so that the next revision is one, too. */
const lastRevision = 2_147_483_646;

/** The number of a revision that somebody saw; 0 before the first. */
export function revision() {
  return v.pipe(
    v.number(because("notANumber")),
    v.safeInteger(because("notANumber")),
    v.minValue(0, because("notANumber")),
    v.maxValue(lastRevision, because("notANumber")),
  );
}

/** A field that is missing counts as empty, so that it has the same reason. */
export function given<Output>(schema: v.GenericSchema<string, Output>) {
  return v.optional(schema, "");
}

/** Several lines of text, trimmed, without invisible characters and in Unicode's composed form. */
export function lines(longest: number, missing: Reason = "required") {
  return filledText(longest, missing, (text) => replaceSoftBreaks(text, "\n").replaceAll("\r\n", "\n"));
}

/** One line of text. */
export function line(longest: number, missing: Reason = "required") {
  return v.pipe(
    filledText(longest, missing, (text) => replaceSoftBreaks(text, " ").replaceAll("\t", " ")),
    v.check((text) => !lineBreaks.test(text), because("controlCharacters")),
  );
}

function filledText(longest: number, missing: Reason, withBreaks: (text: string) => string) {
  return given(
    v.pipe(
      v.string(because(missing)),
      v.transform((text) => visibleText(withBreaks(text))),
      v.nonEmpty(because(missing)),
      v.maxLength(longest, because("tooLong")),
      v.check((text) => !controlCharacters.test(text), because("controlCharacters")),
    ),
  );
}

function visibleText(text: string): string {
  return isBlank(text) ? "" : removeInvisible(text).normalize("NFC").trim();
}

/** Digits and what stands among them, in the signs that numbers are checked by: Chinese keyboards write wide ones, and programs put dashes for hyphens. */
export function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(/[\u2010-\u2015\u2212\u30fc]/g, "-");
}

/** What a form leaves empty is not there. */
export function optional<Output>(schema: v.GenericSchema<string, Output> | v.GenericSchema<string | undefined, Output>) {
  const empty = v.pipe(
    v.string(),
    v.transform(() => undefined),
  );
  return v.optional(v.lazy((input) => (typeof input === "string" && input.trim() === "" ? empty : schema)));
}

const longestEmail = 254;

/**
 * An address in small letters, a domain of other letters than ASCII's in its ASCII form. A domain that mixes scripts, whose
 * letters may only look like others, is refused.
 */
export function email(missing: Reason = "emailRequired", wrong: Reason = "emailFormat") {
  return given(
    v.pipe(
      v.string(because(missing)),
      v.transform((text) => withAsciiDomain(visibleText(text))),
      v.nonEmpty(because(missing)),
      v.maxLength(longestEmail, because("tooLong")),
      v.regex(
        /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i,
        because(wrong),
      ),
      v.check((text) => !/^\.|\.\.|\.@/.test(text), because(wrong)),
      v.transform((text) => text.toLowerCase()),
    ),
  );
}

function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf("@");
  return at === -1 ? address : address.slice(0, at + 1) + (toAsciiDomain(address.slice(at + 1)) ?? address.slice(at + 1));
}

/** A ticked box, from a form or as JSON. */
export function ticked(missing: Reason) {
  return v.pipe(
    v.optional(v.union([v.boolean(), v.string()], because(missing)), false),
    v.transform((value) => value === true || value === "true" || value === "on" || value === "1"),
    v.literal(true, because(missing)),
  );
}
