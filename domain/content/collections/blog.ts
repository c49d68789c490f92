import { blogTopics } from "../choices.ts";
import * as field from "../fields/kinds.ts";
import { articleFields, articleOrder } from "./article-fields.ts";
import { defineCollection } from "./collection.ts";

const topicNames = {
  planning: { en: "Planning", fr: "Projet", de: "Planung", cn: "规划" },
  technology: { en: "Technology", fr: "Technique", de: "Technik", cn: "技术" },
  installation: { en: "Installation", fr: "Installation", de: "Installation", cn: "安装" },
  operation: { en: "Operation", fr: "Exploitation", de: "Betrieb", cn: "运行" },
  business: { en: "Business", fr: "Entreprise", de: "Unternehmen", cn: "商业" },
  safety: { en: "Safety", fr: "Sécurité", de: "Sicherheit", cn: "安全" },
};

export const blog = defineCollection({
  type: "blog",
  name: { en: "Blog", fr: "Blog", de: "Blog", cn: "博客" },
  fields: {
    ...articleFields,
    topics: field.manyOf(blogTopics, topicNames, { label: { en: "Topics", fr: "Thèmes", de: "Themen", cn: "主题" }, list: true }),
  },
  title: "title",
  path: (key) => `/explore/blog/${key}`,
  ...articleOrder,
});
