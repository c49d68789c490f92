export const fr = {
  seo: {
    title: "Recherche sur le site",
    resultsTitle: "Recherche\u202f: {query}",
    description:
      "Produits, documents, questions, actualités et pages\u202f: la recherche affiche l’extrait qui contient votre mot et tolère les fautes de frappe.",
    keywords: ["recherche", "produits de stockage", "batterie domestique", "fiche technique", "actualités"],
  },
  search: "Recherche",
  heading: "Recherche sur le site",
  field: {
    label: "Mots recherchés",
    submit: "Rechercher",
    searching: "Recherche en cours",
    suggested: "Suggestions",
    suggestedCount: "{number} suggestions, à parcourir avec les flèches",
  },
  results: "Résultats",
  count: {
    none: "Rien trouvé pour «\u00a0{query}\u00a0».",
    one: "1\u00a0résultat pour «\u00a0{query}\u00a0»",
    other: "{number}\u00a0résultats pour «\u00a0{query}\u00a0»",
    more: "{number}\u00a0résultats pour «\u00a0{query}\u00a0»\u202f; voici les {shown} premiers",
  },
  kinds: {
    label: "Type de résultats",
    all: "Tout",
    names: {
      product: "Produits",
      page: "Pages",
      document: "Documents",
      answer: "Questions",
      article: "Articles",
      event: "Événements",
      contact: "Adresses",
    },
  },
  page: "Page",
  empty: { text: "Essayez un mot plus court ou plus courant, ou partez d’ici.", link: "Voir le plan du site" },
  suggestions: { products: "Produits", news: "Dernières actualités" },
  example: "Exemple",
  expired: "Expiré le {date}",
};

export type Copy = typeof fr;
