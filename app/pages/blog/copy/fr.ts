export const fr = {
  seo: {
    title: "Le blog du stockage, article par article",
    topicTitle: "{topic} | Blog",
    description: "Dimensionner, installer, comprendre une batterie et vivre avec\u202f: des articles de fond classés par sujet, avec leur temps de lecture et leurs sources.",
    keywords: ["blog stockage d’énergie", "dimensionner une batterie", "installation de batterie", "sécurité batterie LFP", "coût du stockage", "autoconsommation"],
  },
  blog: "Blog",
  heading: "Le temps d’un article",
  lead: "Une question par article, traitée jusqu’au bout. Le chiffre en marge dit combien de minutes elle demande.",
  all: "Tous",
  index: "Articles",
  unit: "min",
  empty: { heading: "Aucune donnée", text: "Aucun article n’est publié ici pour le moment.", link: "Lire les actualités" },
  emptyTopic: { heading: "Aucune donnée", text: "Aucun article ne traite encore ce sujet.", link: "Voir tous les articles" },
};

export type Copy = typeof fr;
