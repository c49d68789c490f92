import { isBlank, replaceSoftBreaks } from "../visible-text.ts";
import type { Collection } from "./collections/collection.ts";

/** Control characters, marks that turn the direction of text, and code points that are no characters; NUL is refused. */
const unprintable =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/**
 * Removes from the texts of an entry what no page, feed or calendar can show. Soft hyphens and zero-width spaces stay:
 * editors set them on purpose. A text without a visible character becomes empty.
 */
export function cleanContent({ fields }: Collection, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, cleanValue(value, fields[name]?.kind === "markdown" ? "\n" : " ")]),
  );
}

function cleanValue(value: unknown, softBreak: "\n" | " "): unknown {
  if (typeof value === "string") return cleanText(value, softBreak);
  if (Array.isArray(value)) return value.map((member) => cleanValue(member, softBreak));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cleanValue(member, softBreak)]));
}

function cleanText(text: string, softBreak: "\n" | " "): string {
  const clean = replaceSoftBreaks(text, softBreak).replace(/\r\n?/g, "\n").replace(unprintable, "");
  return clean.trim() !== "" && isBlank(clean) ? "" : clean;
}
