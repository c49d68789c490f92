export const fr = {
  seo: {
    title: "Assistance\u202f: codes, documents, garantie",
    description: "Un champ de recherche, les codes d’erreur, les documents, les questions, la garantie et l’assistance près de chez vous.",
    keywords: ["assistance eCactus", "support batterie", "documents techniques", "codes d’erreur", "garantie"],
  },
  heading: "Que voulez-vous régler\u202f?",
  search: { label: "Chercher dans tout le site", example: "Produit, code, mot", submit: "Rechercher" },
  quick: { heading: "Souvent cherché\u202f:", words: ["cholla", "ECOS", "coupure de courant", "ajouter un module", "mise à jour"] },
  codes: { heading: "Codes d’erreur", all: "Tous les codes" },
  downloads: {
    heading: "Téléchargements les plus demandés",
    all: "Tous les téléchargements",
    empty: {
      heading: "Aucune donnée",
      text: "Aucun document n’est en ligne ici pour l’instant. Les caractéristiques de chaque appareil sont sur sa page.",
      link: "Voir les produits",
    },
  },
  faqs: { heading: "Questions fréquentes", all: "Toutes les questions" },
  elsewhere: {
    heading: "Et aussi",
    names: {
      warranty: "Garantie",
      maintenance: "Entretien",
      videos: "Vidéos",
      localSupport: "Assistance locale",
      community: "Communauté",
      contact: "Nous écrire",
    },
    notes: {
      warranty: "Ce qu’il faut garder, et comment déclarer un défaut",
      maintenance: "Quoi regarder, quand, et qui le fait",
      videos: "Les produits vus de près, sans son",
      localSupport: "Par pays et par gamme, avec les heures",
      community: "Demander, partager, suivre",
      contact: "Avec le numéro de série, cela va plus vite",
    },
  },
};

export type Copy = typeof fr;
