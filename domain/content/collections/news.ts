import { articleFields, articleOrder } from "./article-fields.ts";
import { defineCollection } from "./collection.ts";

export const news = defineCollection({
  type: "news",
  name: { en: "News", fr: "Actualités", de: "Neuigkeiten", cn: "新闻" },
  fields: articleFields,
  title: "title",
  path: (key) => `/explore/news/${key}`,
  ...articleOrder,
});
