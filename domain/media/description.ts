import * as v from "valibot";
import { languageCodes } from "#i18n/languages.ts";
import { shapeNames, type Description } from "./schema.ts";

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
const pixels = v.pipe(v.number(), v.minValue(0));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500));
const texts = v.strictObject({ alt: v.optional(text), caption: v.optional(text) });

const description = v.strictObject({
  focus: v.optional(v.strictObject({ x: hundredths, y: hundredths })),
  shape: v.optional(v.picklist(shapeNames)),
  scale: v.optional(v.strictObject({ metre: v.pipe(v.number(), v.gtValue(0)), axis: pixels, feet: v.optional(pixels) })),
  texts: v.optional(v.strictObject(v.entriesFromList(languageCodes, v.optional(texts)))),
});

/** `fields` maps a dotted path to what is wrong there. */
export type InvalidDescription = { ok: false; reason: "invalidData"; fields: Record<string, string> };

/** What is said of a picture, if it can be said. */
export function checkDescription(given: unknown): { ok: true; description: Description } | InvalidDescription {
  const result = v.safeParse(description, given);
  if (result.success) return { ok: true, description: result.output };
  const fields = Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
  return { ok: false, reason: "invalidData", fields };
}
