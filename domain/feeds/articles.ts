import type { Words } from "#i18n/traits.ts";

export type ArticleType = "news" | "blog";
type Article = { jsonLd: string; path: string; name: Words; lead: Words };

/** The content types whose entries are articles: what they are to search engines, their list, and what their feed says, which the list says too. */
export const articles: Record<ArticleType, Article> = {
  news: {
    jsonLd: "NewsArticle",
    path: "/explore/news",
    name: {
      fr: "Actualités",
      en: "News",
      cn: "新闻",
      de: "Aktuelles",
    },
    lead: {
      fr: "Des guides et des actualités pour choisir, dimensionner et exploiter une batterie, avec leurs sources.",
      en: "Understand a battery before you buy it, and for as long as it works.",
      cn: "买电池之前先弄懂它，用的时候也心里有数。",
      de: "Einen Speicher verstehen, bevor man ihn kauft, und solange er arbeitet.",
    },
  },
  blog: {
    jsonLd: "BlogPosting",
    path: "/explore/blog",
    name: {
      fr: "Blog",
      en: "Blog",
      cn: "博客",
      de: "Blog",
    },
    lead: {
      fr: "Chaque article traite une question de dimensionnement, d’installation ou d’exploitation, avec les calculs et les sources.",
      en: "Planning, installing, understanding: each article follows a single question, with the calculation and the sources.",
      cn: "规划、安装、原理：每篇只谈一个问题，算给您看，并列出资料来源。",
      de: "Planen, installieren, verstehen: Jeder Beitrag folgt einer einzigen Frage, mit Rechenweg und Quellen.",
    },
  },
};
