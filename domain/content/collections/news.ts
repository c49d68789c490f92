import * as v from "valibot";
import { articleCollection, articleFields } from "./article.ts";
import type { Collection } from "./collection.ts";

const newsSchema = v.strictObject(articleFields);

export type NewsData = v.InferOutput<typeof newsSchema>;

export const news: Collection = {
  type: "news",
  schema: newsSchema,
  path: (key) => `/explore/news/${key}`,
  summaryFields: ["date", "picture", "title", "lead", "pictureAlt", "sample"],
  ...articleCollection,
};
