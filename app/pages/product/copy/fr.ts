export const fr = {
  products: "Produits",
  example: "Exemple",
  figures: "Les chiffres clés",
  specification: {
    heading: "Caractéristiques",
    lead: "Les conditions de mesure figurent sur la fiche remise avec l’appareil.",
    columns: { figure: "Grandeur", value: "Valeur", condition: "Condition" },
    download: "Télécharger en CSV",
    copy: "Copier le tableau",
    copied: "Tableau copié",
    failed: "Le tableau n’a pas pu être copié\u202f; vous pouvez le télécharger en CSV.",
  },
  documents: {
    heading: "Documents",
    overview: "Présentation (PDF)",
    "data-sheet": "Fiche technique (PDF)",
    "quick-guide": "Guide rapide (PDF)",
    all: "Tous les fichiers",
  },
  fits: { heading: "Produits compatibles" },
  buying: {
    heading: "Conseil et achat",
    installer: "Trouver un installateur",
    where: "Où acheter",
    ask: "Nous contacter",
  },
  back: "Tous les produits",
};

export type Copy = typeof fr;
