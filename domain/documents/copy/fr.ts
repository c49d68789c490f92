export const fr = {
  kinds: { "data-sheet": "Fiche technique", "quick-guide": "Guide rapide" },
  /** File titles contain `{product}`, a product's name. */
  titles: {
    "data-sheet": "Fiche technique {product}",
    "quick-guide": "Guide rapide {product}",
    cutout: "{product}, image détourée",
    picture: "{product}, image de studio",
  },
  version: "Version {version}",
  page: "Page {page} sur {pages}",
  example: "Exemple",
  sampleContact: "coordonnées d’exemple",
  figures: "Caractéristiques",
  columns: { figure: "Grandeur", value: "Valeur", condition: "Condition" },
  fits: "Produits compatibles",
  notes: {
    heading: "Remarques sur les valeurs",
    items: [
      "Les valeurs sont celles de la page du produit à la date indiquée en bas. La fiche remise avec le produit fait foi.",
      "Une valeur accompagnée d’une condition ne vaut qu’avec cette condition. Pour toute autre caractéristique, contactez-nous avant de dimensionner.",
      "Le raccordement et la mise en service reviennent à un électricien qualifié, selon les règles du lieu.",
    ],
  },
  online: "Page du produit\u202f:",
  contact: "Contact",
};

export type DocumentCopy = typeof fr;
