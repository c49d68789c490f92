import type { ArticleType, ProductLine } from "#domain/content/schema";

/** Words of what is read outside of the pages: feeds of articles, calendar files of events. The pages say them too. */
export type FeedCopy = {
  articles: Record<ArticleType, { name: string; lead: string }>;
  event: { online: string; example: string; sectors: Record<ProductLine, string> };
};

export const fr: FeedCopy = {
  articles: {
    news: { name: "Actualités", lead: "Comprendre une batterie avant de l’acheter, et tant qu’elle travaille." },
    blog: {
      name: "Blog",
      lead: "Planifier, installer, comprendre\u202f: chaque article suit une seule question, avec les calculs et les sources.",
    },
  },
  event: {
    online: "En ligne",
    example: "Exemple",
    sectors: { utility: "Réseau", "commercial-industrial": "Tertiaire et industriel", residential: "Maison" },
  },
};
