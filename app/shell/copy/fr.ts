export const fr = {
  skip: "Aller au contenu",
  home: "Accueil",
  menu: "Menu",
  mainNavigation: "Navigation principale",
  footerNavigation: "Plan du pied de page",
  languages: "Langue",
  products: "Produits",
  allProducts: "Tous les produits",
  news: "Actualités",
  about: "À propos",
  siteMap: "Plan du site",
  discover: "Découvrir",
  company: "L’entreprise",
  contact: "Contact",
  example: "Exemple",
  errors: {
    notFound: {
      title: "Page introuvable",
      heading: "Ici, rien que le désert.",
      description: "L’adresse a changé, ou elle n’a jamais existé. Ces chemins mènent plus loin\u202f:",
    },
    internal: {
      title: "Erreur du serveur",
      heading: "Quelque chose s’est arrêté chez nous.",
      description: "L’erreur est enregistrée. Réessayez dans un moment\u202f; si elle revient, donnez-nous ce numéro\u202f:",
    },
    status: "Code",
  },
};

export type Copy = typeof fr;
