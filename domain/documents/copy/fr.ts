export const fr = {
  kinds: { "data-sheet": "Fiche technique", "quick-guide": "Guide rapide" },
  /** Titles of files; `{product}` is a product's name. */
  titles: {
    "data-sheet": "Fiche technique {product}",
    "quick-guide": "Guide rapide {product}",
    cutout: "{product}, détouré",
    picture: "{product}, photo de studio",
  },
  version: "Version {version}",
  page: "Page {page} sur {pages}",
  example: "Exemple",
  sampleContact: "coordonnées d’exemple",
  figures: "Caractéristiques",
  columns: { figure: "Grandeur", value: "Valeur", condition: "Condition" },
  noFigures: "Aucune valeur n’est publiée pour ce produit.",
  fits: "Ce qui va avec",
  notes: {
    heading: "À lire avec ces valeurs",
    items: [
      "Cette fiche est tirée des données de la page du produit, le jour indiqué en bas. La fiche remise avec le produit fait foi.",
      "Quand une condition accompagne une valeur, la valeur ne vaut qu’avec elle. Ce qui n’est pas dans le tableau n’est pas annoncé\u202f: posez la question avant de dimensionner.",
      "Le raccordement et la mise en service reviennent à un électricien qualifié, selon les règles du lieu.",
    ],
  },
  online: "Page du produit\u202f:",
  contact: "Contact",
};

export type DocumentCopy = typeof fr;
