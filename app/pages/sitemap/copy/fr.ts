export const fr = {
  seo: {
    title: "Plan du site",
    description: "Toutes les pages du site en un coup d’œil\u202f: la société, les produits un par un et les derniers articles.",
    keywords: ["plan du site", "produits de stockage", "actualités", "à propos"],
  },
  heading: "Plan du site",
  lead: "Toutes les pages du site, classées par rubrique.",
  products: "Produits",
  allProducts: "Tous les produits",
  news: "Actualités",
  blog: "Blog",
  jobs: "Postes ouverts",
  account: "Votre compte",
  site: "Ce site",
};

export type Copy = typeof fr;
