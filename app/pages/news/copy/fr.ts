import { articles } from "#domain/feeds/schema";

const [name, lead] = [articles.news.name.fr, articles.news.lead.fr];

export const fr = {
  seo: {
    title: "Actualités et savoir-faire du stockage",
    pageTitle: "Actualités, page {number}",
    description:
      "Vieillissement des cellules LFP, dimensionnement, triphasé, passeport de batterie\u202f: des guides pour choisir et exploiter une batterie, avec les sources.",
    keywords: [
      "actualités stockage d’énergie",
      "batterie domestique",
      "vieillissement LFP",
      "dimensionnement de batterie",
      "passeport de batterie",
      "fiche technique de batterie",
    ],
  },
  news: name,
  heading: "Actualités et guides du stockage d’énergie",
  lead,
  latest: "À la une",
  earlier: "Autres actualités",
  guides: "Guides",
  read: "Lire l’article",
  example: "Exemple",
  empty: { heading: "Aucune donnée", text: "Aucun article n’est publié ici pour le moment.", link: "Voir les produits" },
  pages: { label: "Pages des actualités", current: "Page {number}", newer: "Plus récents", older: "Plus anciens" },
};

export type Copy = typeof fr;
