import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { productLines } from "./product.ts";
import { requiredText, withFrench } from "./text-fields.ts";

const positive = v.pipe(v.number(), v.gtValue(0));

const caseSchema = v.strictObject({
  order: v.pipe(v.number(), v.safeInteger()),
  sector: v.picklist(productLines),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  products: v.pipe(v.array(requiredText), v.minLength(1)),
  picture: requiredText,
  /** Kilowatts and kilowatt-hours of what was built. */
  figures: v.strictObject({ power: v.optional(positive), energy: v.optional(positive) }),
  sample: v.optional(v.boolean()),
  /** `body` tells how it was worked out, in Markdown. */
  ...withFrench({ title: requiredText, place: requiredText, lead: requiredText, pictureAlt: requiredText, body: requiredText }),
});

export type CaseData = v.InferOutput<typeof caseSchema>;

export const caseCollection: Collection = {
  type: "case",
  schema: caseSchema,
  path: (key) => `/solutions/cases#${key}`,
  position: (data) => (data as CaseData).order,
  summaryFields: ["order", "sector", "country", "products", "picture", "figures", "title", "place", "lead", "pictureAlt", "body", "sample"],
  files: (data) => ({ picture: { kind: "picture", name: (data as CaseData).picture } }),
  search: { title: "title", fields: { title: "A", place: "B", lead: "C", body: "D" } },
};
