import type { Sector } from "#app/page/sectors.ts";

export const fr = {
  seo: {
    title: "Stockage d’énergie\u202f: exemples de calcul",
    sectorTitle: "{sector}\u202f: exemples de calcul",
    description:
      "Maisons, entreprises, réseau\u202f: des systèmes de stockage dimensionnés pas à pas, de la consommation au nombre d’unités, avec chaque hypothèse.",
    keywords: [
      "exemples de stockage d’énergie",
      "dimensionnement de batterie",
      "écrêtage de pointe",
      "stockage résidentiel",
      "stockage à l’échelle du réseau",
    ],
  },
  name: "Exemples de calcul",
  heading: "Dimensionnement d’un stockage\u202f: exemples par usage",
  lead: "Chaque exemple calcule un système pour une maison, une entreprise ou un site à l’échelle du réseau, avec ses hypothèses. Choisissez votre usage.",
  sectors: {
    label: "Usage",
    all: "Tous",
    names: { utility: "À l’échelle du réseau", "commercial-industrial": "Tertiaire et industriel", residential: "Maison" } satisfies Record<
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
  empty: { heading: "Aucune donnée", text: "Aucun exemple n’est publié pour cet usage pour le moment.", link: "Voir tous les exemples" },
  emptyAll: {
    heading: "Aucune donnée",
    text: "Aucun exemple n’est publié pour le moment. Les pages ci-dessous calculent un système avec vos propres valeurs.",
    link: "Voir les produits",
  },
};

export type Copy = typeof fr;
