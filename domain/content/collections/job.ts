import * as v from "valibot";
import { isCountry } from "#domain/countries/schema";
import type { Collection } from "./collection.ts";
import { requiredText, withFrench } from "./text-fields.ts";

export const jobKinds = ["permanent", "fixed-term", "internship"] as const;

const jobSchema = v.strictObject({
  order: v.pipe(v.number(), v.safeInteger()),
  country: v.pipe(v.string(), v.check(isCountry)),
  kind: v.picklist(jobKinds),
  sample: v.optional(v.boolean()),
  /** `body` is Markdown. */
  ...withFrench({ title: requiredText, place: requiredText, lead: requiredText, body: requiredText }),
});

export type JobData = v.InferOutput<typeof jobSchema>;
export type JobKind = JobData["kind"];

export const job: Collection = {
  type: "job",
  schema: jobSchema,
  path: (key) => `/join-us#${key}`,
  position: (data) => (data as JobData).order,
  summaryFields: ["order", "country", "kind", "title", "place", "lead", "body", "sample"],
  search: { title: "title", fields: { title: "B", place: "B", lead: "C", body: "D" } },
};
