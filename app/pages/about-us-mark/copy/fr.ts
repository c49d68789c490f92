export const fr = {
  seo: {
    title: "Le symbole\u202f: cinq côtes, une ligne",
    description:
      "Comment le symbole est construit, l’espace qu’il demande, ses couleurs, l’écriture des noms de produits, ce qu’il faut éviter, et les fichiers SVG et PNG.",
    keywords: ["logo eCactus", "charte graphique", "télécharger le logo", "couleurs de la marque", "noms de produits"],
  },
  about: "À propos",
  mark: "Le symbole",
  heading: "Cinq côtes, une allumée.",
  lead: "Un cactus vu de face\u202f: cinq côtes, et celle du milieu garde la lumière. C’est tout le symbole.",
  markAlt: "Le symbole\u202f: cinq traits verticaux de hauteurs 6, 11,5, 16, 11,5 et 6, celui du milieu en menthe",
  measures:
    "Hauteurs 6 – 11,5 – 16, traits de 2,2, un pas de 4,5\u202f; bouts ronds, tous sur la même ligne de sol. L’unité est un vingt-quatrième du carré.",
  /** Between whole number and fraction in the drawing. */
  decimal: ",",
  line: {
    alt: "L’enregistreur cholla et sa ligne de lumière, de tout près",
    lineHeading: "La ligne de lumière",
    lineText:
      "Sur l’appareil elle est vraie\u202f: une fente éclairée, de haut en bas. Sur une page elle mène du titre au produit, marque ce qui est actif et mesure une charge. Jamais un ornement.",
    ribHeading: "La côte",
    ribText:
      "Une côte compte toujours quelque chose\u202f: ici 96, les quarts d’heure d’une journée. Sans donnée à porter, elle ne se dessine pas.",
  },
  space: {
    heading: "Autour, rien",
    logoAlt: "Le logo eCactus en encre sur fond clair",
    onDarkAlt: "Le logo eCactus en clair sur fond graphite",
    rules: [
      "L’espace libre vaut au moins un pas de côte sur chaque bord\u202f; il est compris dans les fichiers.",
      "Le symbole seul ne descend pas sous 16 pixels ou 5\u202fmm, le logo pas sous 80 pixels ou 22\u202fmm de large.",
    ],
  },
  colours: {
    heading: "Les couleurs, selon leur part",
    text: "Beaucoup de papier, un peu de nuit, très peu de lumière. La menthe ne porte jamais de texte sur fond clair\u202f: son contraste n’y est que de 1,5\u202f:\u202f1.",
    names: { paper: "Papier", sand: "Sable", graphite: "Graphite", cactus: "Cactus", sun: "Soleil", light: "Lumière" },
    uses: { paper: "le jour", sand: "le produit", graphite: "la nuit", cactus: "les liens", sun: "l’énergie", light: "la ligne" },
  },
  names: {
    heading: "Les noms, à la lettre",
    text: "Ils ne se traduisent pas, ne s’accordent pas et gardent leurs majuscules, même en début de phrase.",
    right: "Ainsi",
    wrong: "Pas ainsi",
  },
  uses: {
    heading: "Oui, une fois. Non, quatre fois.",
    do: "Oui",
    dont: "Non\u202f:",
    right: "Encre et lumière sur un fond calme, ou clair et lumière sur le graphite.",
    not: [
      "un fond sur lequel la ligne disparaît.",
      "une autre couleur pour les côtes.",
      "un cactus qui penche.",
      "des proportions étirées.",
    ] satisfies [string, string, string, string],
  },
  downloads: {
    heading: "Les fichiers",
    text: "Pour les articles, les partenaires et les installateurs qui parlent de nos appareils. Ils ne donnent pas le droit de se présenter en notre nom.",
    names: {
      logo: "Logo, fonds clairs",
      logoOnDark: "Logo, fonds sombres",
      mark: "Symbole seul, fonds clairs",
      markOnDark: "Symbole seul, fonds sombres",
    },
  },
};

export type Copy = typeof fr;
