import * as v from "valibot";
import type { Collection } from "./collection.ts";
import { readingMinutes } from "../reading-time.ts";
import { requiredText, textFields, withFrench } from "./text-fields.ts";

/** What news and blog articles have in common. */
export const articleFields = {
  date: v.pipe(v.string(), v.isoDate()),
  picture: requiredText,
  sample: v.optional(v.boolean()),
  ...withFrench({ ...textFields, sources: v.array(requiredText) }),
};

export type ArticleData = v.InferOutput<v.StrictObjectSchema<typeof articleFields, undefined>>;

const millisecondsPerDay = 86_400_000;

/** `minutes` that its body takes to read. */
export type ComputedOfArticle = { minutes: number };

/** The newest first; an article is published on its date. */
export const articleCollection = {
  position: (data) => -Date.parse((data as ArticleData).date) / millisecondsPerDay,
  files: (data) => ({ picture: { kind: "picture", name: (data as ArticleData).picture } }),
  computed: ({ body }): ComputedOfArticle => ({ minutes: readingMinutes(body as string) }),
  search: { title: "title", fields: { title: "A", keywords: "B", lead: "C", description: "C", body: "D" } },
  publishedAt: (data) => new Date((data as ArticleData).date),
} satisfies Partial<Collection>;
