import type { Reason } from "#i18n/messages/index.ts";

/** Error of one field. `textAfterLabel`: its text in a list, if that needs the label of the field before it. */
export type FieldError = { name: string; id: string; text: string; textAfterLabel?: string };

/** Codes that any field can have, so that their texts do not name the field. */
const generalCodes: ReadonlySet<Reason> = new Set([
  "required",
  "tooLong",
  "controlCharacters",
  "unknownChoice",
  "noSuchDate",
  "quantityFormat",
  "notANumber",
  "webAddress",
  "invalidInput",
]);

/** Codes of required fields whose texts name the field. A list says all required fields in one way, by their labels. */
const requiredCodes: ReadonlySet<Reason> = new Set([
  "nameRequired",
  "emailRequired",
  "telephoneRequired",
  "companyRequired",
  "messageRequired",
  "placeRequired",
]);

/** Id of a field, to which the error summary links. `form`: name of the form, on a page with several ones. */
export const fieldId = (name: string, form = "form"): string => `${form}-${name}`;

/**
 * Returns the errors of a form in the order of its fields, in which the API names them. The puzzle has no field: it opens as soon as
 * all fields are right.
 */
export function listFieldErrors(reasons: Record<string, Reason>, textOf: (reason: Reason) => string, form?: string): FieldError[] {
  const entries = Object.entries(reasons);
  const fields = entries.length === 1 ? entries : entries.filter(([name]) => name !== "captcha");
  return fields.map(([name, reason]) => ({
    name,
    id: fieldId(name, form),
    text: textOf(reason),
    ...(requiredCodes.has(reason) && { textAfterLabel: textOf("required") }),
    ...(generalCodes.has(reason) && { textAfterLabel: textOf(reason) }),
  }));
}
