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
      fr: "Comprendre une batterie avant de l’acheter, et tant qu’elle travaille.",
      en: "Understand a battery before you buy it, and for as long as it works.",
      cn: "买电池之前先弄懂它，用的时候也心里有数。",
      de: "Beiträge und Ratgeber zu Auswahl, Technik und Normen von Batteriespeichern, mit Quellen.",
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
      fr: "Planifier, installer, comprendre\u202f: chaque article suit une seule question, avec les calculs et les sources.",
      en: "Planning, installing, understanding: each article follows a single question, with the calculation and the sources.",
      cn: "规划、安装、原理：每篇只谈一个问题，算给您看，并列出资料来源。",
      de: "Jeder Beitrag beantwortet eine Frage von Anwendern oder Fachbetrieben, mit Rechenweg und Quellen.",
    },
  },
};
