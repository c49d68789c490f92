import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { productLines } from "./product.ts";
import { requiredText, withFrench } from "./text-fields.ts";

export const faqTopics = ["choosing", "installation", "operation", "backup", "safety", "service"] as const;

const faqSchema = v.strictObject({
  order: v.pipe(v.number(), v.safeInteger()),
  line: v.picklist(productLines),
  topic: v.picklist(faqTopics),
  sample: v.optional(v.boolean()),
  /** `body` is the answer, in Markdown. */
  ...withFrench({ question: requiredText, body: requiredText }),
});

export type FaqData = v.InferOutput<typeof faqSchema>;

export const faq: Collection = {
  type: "faq",
  schema: faqSchema,
  path: (key) => `/support-center/faqs#${key}`,
  position: (data) => (data as FaqData).order,
  summaryFields: ["order", "line", "topic", "question", "body", "sample"],
  search: { title: "question", fields: { question: "A", body: "D" } },
};
