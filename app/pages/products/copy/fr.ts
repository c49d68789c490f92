export const fr = {
  seo: {
    title: "Produits\u202f: batteries, onduleurs hybrides et PCS",
    categoryTitle: "{category} | Produits",
    description:
      "Le catalogue\u202f: systèmes tout-en-un triphasés, batteries LFP haute tension, onduleurs hybrides, PCS et accessoires, avec leurs caractéristiques principales.",
    keywords: [
      "système de stockage d’énergie par batterie",
      "batterie domestique",
      "onduleur hybride",
      "système tout-en-un",
      "PCS",
      "batterie LFP haute tension",
      "enregistreur de données",
    ],
  },
  products: "Produits",
  heading: "Batteries, onduleurs, PCS et accessoires",
  lead: "AGAVE-TH, MYRTILLO et COPIA équipent la maison, TIANYUAN les entreprises et le réseau. Choisissez une catégorie, puis comparez jusqu’à trois produits.",
  wall: { label: "Tous les produits à la même échelle", metre: "1\u202fm" },
  filter: { label: "Catégorie", all: "Tous", shown: "Produits affichés\u202f: {count}" },
  example: "Exemple",
  compare: {
    tick: "Comparer",
    hint: "Cochez jusqu’à trois produits pour les voir côte à côte.",
    selected: "{count} sur 3 dans la sélection\u202f: {names}",
    separator: ", ",
    full: "Trois produits au plus\u202f: décochez-en un avant d’en cocher un autre.",
    clear: "Effacer la sélection",
    submit: "Comparer les produits",
    heading: "Comparaison des produits",
    tooMany: "La comparaison porte sur trois produits au plus\u202f: voici les trois premiers.",
    add: "Ajouter un produit",
    figure: "Grandeur",
    differs: "valeurs différentes",
    legend: "Un trait de lumière marque les lignes dont les valeurs diffèrent.",
    notStated: "non indiqué",
    nothing: "Aucun chiffre n’est indiqué pour ces produits.",
    remove: "Retirer",
  },
  empty: { heading: "Aucune donnée", text: "Aucun produit n’est publié ici pour le moment.", link: "Retour à l’accueil" },
  emptyCategory: {
    heading: "Aucune donnée",
    text: "Aucun produit de cette catégorie n’est publié pour le moment.",
    link: "Voir tous les produits",
  },
};

export type Copy = typeof fr;
