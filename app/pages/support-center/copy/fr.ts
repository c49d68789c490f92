export const fr = {
  seo: {
    title: "Assistance\u202f: codes, documents, garantie",
    description: "Trouvez un code d’erreur, un document, une réponse, les règles de garantie ou l’assistance près de chez vous.",
    keywords: ["assistance eCactus", "support batterie", "documents techniques", "codes d’erreur", "garantie"],
  },
  heading: "Centre d’assistance\u202f: codes, documents, garantie",
  search: { label: "Rechercher dans tout le site", example: "Produit, code, mot", submit: "Rechercher" },
  quick: { heading: "Recherches fréquentes\u202f:", words: ["cholla", "ECOS", "coupure de courant", "ajouter un module", "mise à jour"] },
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
    heading: "Garantie, entretien, vidéos et contact",
    names: {
      warranty: "Garantie",
      maintenance: "Entretien",
      compatibility: "Compatibilité",
      videos: "Vidéos",
      localSupport: "Assistance locale",
      community: "Communauté",
      contact: "Nous contacter",
    },
    notes: {
      warranty: "Documents à conserver et déclaration d’un défaut",
      maintenance: "Contrôles du propriétaire et de l’installateur",
      compatibility: "Les appareils qui fonctionnent ensemble",
      videos: "Les produits vus de près, sans son",
      localSupport: "Contacts par pays et par usage, avec les horaires",
      community: "Questions, partage et actualités",
      contact: "Indiquez le numéro de série pour une réponse plus rapide",
    },
  },
};

export type Copy = typeof fr;
