import { articles } from "#domain/feeds/schema";

const [name, lead] = [articles.blog.name.fr, articles.blog.lead.fr];

export const fr = {
  seo: {
    title: "Blog\u202f: dimensionner, installer, comprendre",
    topicTitle: "{topic} | Blog",
    description:
      "Dimensionner, installer, comprendre et exploiter une batterie\u202f: des articles de fond classés par sujet, avec leur temps de lecture et leurs sources.",
    keywords: [
      "blog stockage d’énergie",
      "dimensionner une batterie",
      "installation de batterie",
      "sécurité batterie LFP",
      "coût du stockage",
      "autoconsommation",
    ],
  },
  blog: name,
  heading: "Blog\u202f: dimensionner, installer et comprendre une batterie",
  lead,
  all: "Tous",
  empty: { heading: "Aucune donnée", text: "Aucun article n’est publié ici pour le moment.", link: "Lire les actualités" },
  emptyTopic: { heading: "Aucune donnée", text: "Aucun article ne traite encore ce sujet.", link: "Voir tous les articles" },
};

export type Copy = typeof fr;
