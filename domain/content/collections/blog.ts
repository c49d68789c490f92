import * as v from "valibot";
import { articleCollection, articleFields } from "./article.ts";
import type { Collection } from "./collection.ts";

/** What an article is about; articles that share a topic are related. */
export const blogTopics = ["planning", "technology", "installation", "operation", "business", "safety"] as const;

const blogSchema = v.strictObject({ ...articleFields, topics: v.pipe(v.array(v.picklist(blogTopics)), v.minLength(1)) });

export type BlogData = v.InferOutput<typeof blogSchema>;

export const blog: Collection = {
  type: "blog",
  schema: blogSchema,
  path: (key) => `/explore/blog/${key}`,
  summaryFields: ["date", "picture", "topics", "title", "lead", "pictureAlt", "sample"],
  ...articleCollection,
};
