import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { requiredText, textFields, withFrench } from "./text-fields.ts";

const newsSchema = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  picture: requiredText,
  sample: v.optional(v.boolean()),
  ...withFrench({ ...textFields, sources: v.array(requiredText) }),
});

export type NewsData = v.InferOutput<typeof newsSchema>;

const millisecondsPerDay = 86_400_000;

export const news: Collection = {
  type: "news",
  schema: newsSchema,
  path: (key) => `/explore/news/${key}`,
  position: (data) => -Date.parse((data as NewsData).date) / millisecondsPerDay,
  summaryFields: ["date", "picture", "title", "lead", "pictureAlt", "sample"],
  search: { title: "title", fields: { title: "A", keywords: "B", lead: "C", description: "C", body: "D" } },
  publishedAt: (data) => new Date((data as NewsData).date),
};
