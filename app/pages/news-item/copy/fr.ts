export const fr = {
  home: "Accueil",
  breadcrumb: "Fil d’Ariane",
  news: "Actualités",
  example: "Exemple",
  published: "Publié le",
  sources: "Sources",
  next: "À lire ensuite",
  all: "Toutes les actualités",
};

export type Copy = typeof fr;
