import type { ProductCategory } from "#domain/content/schema";

export const fr = {
  seo: {
    title: "Produits\u202f: batteries, onduleurs hybrides et PCS",
    pageTitle: "Produits, page {number}",
    description: "Le catalogue\u202f: systèmes tout-en-un triphasés, batteries LFP haute tension, onduleurs hybrides, PCS et accessoires, chacun avec le chiffre qui décide.",
    keywords: ["système de stockage d’énergie par batterie", "batterie domestique", "onduleur hybride", "système tout-en-un", "PCS", "batterie LFP haute tension", "enregistreur de données"],
  },
  home: "Accueil",
  breadcrumb: "Fil d’Ariane",
  products: "Produits",
  heading: "Tout ce qui garde le soleil.",
  lead: "De la prise connectée au PCS d’un grand site\u202f: choisissez d’abord le rôle de l’appareil, puis lisez le chiffre qui décide.",
  categories: {
    "large-scale": "Grand stockage",
    "power-conversion-system": "Conversion de puissance (PCS)",
    battery: "Batteries",
    "all-in-one": "Tout-en-un",
    "hybrid-inverter": "Onduleurs hybrides",
    "hybrid-all-in-one": "Hybrides tout-en-un",
    accessory: "Accessoires",
  } as Record<ProductCategory, string>,
  example: "Exemple",
  empty: { heading: "Aucune donnée", text: "Aucun produit n’est publié ici pour le moment.", link: "Retour à l’accueil" },
  pages: { label: "Pages du catalogue", current: "Page {number}", previous: "Page précédente", next: "Page suivante" },
};

export type Copy = typeof fr;
