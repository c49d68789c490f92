import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { requiredText, textFields, withFrench } from "./text-fields.ts";

const { pictureAlt: _, ...documentTexts } = textFields;

const policySchema = v.strictObject({
  order: v.pipe(v.number(), v.safeInteger()),
  version: requiredText,
  /** In force since that day. */
  date: v.pipe(v.string(), v.isoDate()),
  sample: v.optional(v.boolean()),
  /**
   * `points`: the document in a few sentences. `body`: headings carry the name of their place, the same in every language
   * (`## Heading {#place}`); a paragraph such as `{company}` stands for what the page knows itself.
   */
  ...withFrench({ ...documentTexts, points: v.pipe(v.array(requiredText), v.minLength(2)) }),
});

export type PolicyData = v.InferOutput<typeof policySchema>;

/** Those that people look for by name; the others are documents. */
const atRoot = ["legal-notice", "accessibility"];

export const policy: Collection = {
  type: "policy",
  schema: policySchema,
  path: (key) => (atRoot.includes(key) ? `/${key}` : `/document/${key}`),
  position: (data) => (data as PolicyData).order,
  summaryFields: ["order", "version", "date", "title", "description", "sample"],
  search: { title: "title", fields: { title: "A", keywords: "B", lead: "C", description: "C", body: "D" } },
  publishedAt: (data) => new Date((data as PolicyData).date),
};
