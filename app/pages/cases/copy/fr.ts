import type { Sector } from "#app/page/sectors.ts";

export const fr = {
  seo: {
    title: "Exemples calculés par secteur",
    sectorTitle: "{sector}\u202f: exemples calculés",
    description:
      "Maisons, entreprises, réseau\u202f: des systèmes de stockage calculés pas à pas, de la question au nombre d’unités, avec chaque hypothèse.",
    keywords: [
      "exemples de stockage d’énergie",
      "dimensionnement de batterie",
      "écrêtage de pointe",
      "stockage résidentiel",
      "stockage à l’échelle du réseau",
    ],
  },
  name: "Exemples calculés",
  heading: "Du problème au nombre de modules",
  lead: "Ce sont des exemples, calculés avec les règles de nos pages. Les sites réels prendront leur place.",
  sectors: {
    label: "Secteur",
    all: "Tous",
    names: { utility: "Réseau", "commercial-industrial": "Tertiaire et industriel", residential: "Maison" } satisfies Record<
      Sector,
      string
    >,
  },
  example: "Exemple",
  read: "Le calcul en détail",
  with: "Avec",
  solution: {
    utility: "Le stockage à l’échelle du réseau",
    "commercial-industrial": "Le stockage tertiaire et industriel",
    residential: "Le stockage pour la maison",
  } satisfies Record<Sector, string>,
  empty: { heading: "Aucune donnée", text: "Aucun exemple n’est publié dans ce secteur pour le moment.", link: "Voir tous les secteurs" },
  emptyAll: { heading: "Aucune donnée", text: "Aucun exemple n’est publié pour le moment.", link: "Voir les produits" },
};

export type Copy = typeof fr;
