export const fr = {
  products: "Produits",
  example: "Exemple",
  missing: {
    sheet: "Les caractéristiques figurent sur la fiche technique du projet.",
    values: "Les valeurs de ce produit ne sont pas encore publiées\u202f: demandez celles qu’il vous faut.",
  },
  figures: "Les chiffres clés",
  specification: {
    heading: "Caractéristiques",
    lead: "Une valeur vaut dans la condition indiquée à côté d’elle.",
    columns: { figure: "Grandeur", value: "Valeur", condition: "Condition" },
    download: "Télécharger en CSV",
    copy: "Copier le tableau",
    copied: "Tableau copié",
    failed: "Le tableau n’a pas pu être copié\u202f; vous pouvez le télécharger en CSV.",
    compareWith: "Comparer avec {product}",
  },
  documents: {
    heading: "Documents",
    "data-sheet": "Fiche technique (PDF)",
    ask: "Demander la fiche technique du projet",
    "quick-guide": "Guide rapide (PDF)",
    all: "Tous les fichiers",
  },
  fits: { heading: "Produits compatibles" },
  buying: {
    heading: "Conseil et achat",
    installer: "Trouver un installateur",
    where: "Où acheter",
    ask: "Nous contacter",
    askAbout: "Poser une question sur ce produit",
    project: "Demander la fiche technique de projet",
  },
  back: "Tous les produits",
};

export type Copy = typeof fr;
