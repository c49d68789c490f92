import { isBlank, replaceSoftBreaks } from "../visible-text.ts";
import type { Collection } from "./collections/collection.ts";

/** Matches control characters, bidirectional controls and noncharacters, but not NUL, which validation rejects. */
const unprintable =
  // oxlint-disable-next-line no-control-regex -- the pattern removes control characters
  /[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/**
 * Removes characters from the texts of an entry that no page, feed or calendar can show. Soft hyphens and zero-width
 * spaces stay because editors set them on purpose. A text without a visible character becomes empty.
 */
export function cleanContent({ fields }: Collection, data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const kind = fields[name]?.kind;
      return [name, cleanValue(value, kind === "markdown" || kind === "blocks" ? "\n" : " ")];
    }),
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
