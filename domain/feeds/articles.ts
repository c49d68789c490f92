import type { TextByLanguage } from "#i18n/traits.ts";

export type ArticleType = "news" | "blog";
type Article = { jsonLd: string; path: string; name: TextByLanguage; lead: TextByLanguage };

/** Each article type has a schema.org type, the path of its list page, and the title and description of feed and list. */
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
      fr: "Les actualités d’eCactus et des guides pour choisir, dimensionner et exploiter une batterie, avec leurs sources.",
      en: "News from eCactus and guides with sources for owners, installers, and planners.",
      cn: "eCactus 新闻，以及附有资料来源的储能电池选购与使用指南。",
      de: "Neues von eCactus sowie Ratgeber zu Auswahl, Technik und Normen von Batteriespeichern, mit Quellen.",
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
      en: "Each article answers one question on planning, installing, or operating a battery, with calculations and sources.",
      cn: "储能规划、安装与原理的技术文章，附算例和资料来源。",
      de: "Jeder Beitrag beantwortet eine Frage von Anwendern oder Fachbetrieben, mit Rechenweg und Quellen.",
    },
  },
};
