export const fr = {
  seo: {
    title: "Le symbole eCactus\u202f: couleurs et fichiers",
    description:
      "Construction du symbole, espace libre, couleurs, écriture des noms de produits, usages à éviter, et les fichiers SVG et PNG à télécharger.",
    keywords: ["logo eCactus", "charte graphique", "télécharger le logo", "couleurs de la marque", "noms de produits"],
  },
  about: "À propos",
  mark: "Le symbole",
  heading: "Cinq côtes dont une allumée",
  lead: "Le symbole représente un cactus vu de face. Il compte cinq côtes, et celle du milieu est éclairée.",
  markAlt: "Le symbole\u202f: cinq traits verticaux de hauteurs 6, 11,5, 16, 11,5 et 6, celui du milieu en menthe",
  measures:
    "Hauteurs 6 – 11,5 – 16, traits de 2,2, un pas de 4,5\u202f; bouts ronds, tous sur la même ligne de sol. L’unité est un vingt-quatrième du carré.",
  /** Between whole number and fraction in the drawing. */
  decimal: ",",
  line: {
    alt: "L’enregistreur cholla et sa ligne de lumière, de tout près",
    lineHeading: "La ligne de lumière",
    lineText:
      "Sur l’appareil, une fente est éclairée de haut en bas. Sur une page, la ligne mène du titre au produit, marque l’élément actif et mesure une charge.",
    ribHeading: "La côte dans les graphiques",
    ribText: "Une côte représente toujours une donnée\u202f: ici 96, les quarts d’heure d’une journée.",
  },
  space: {
    heading: "Espace libre et tailles minimales",
    logoAlt: "Le logo eCactus en encre sur fond clair",
    onDarkAlt: "Le logo eCactus en clair sur fond graphite",
    rules: [
      "L’espace libre vaut au moins un pas de côte sur chaque bord\u202f; il est compris dans les fichiers.",
      "Le symbole seul mesure au moins 16 pixels ou 5\u202fmm, le logo au moins 80 pixels ou 22\u202fmm de large.",
    ],
  },
  colours: {
    heading: "Six couleurs et leurs proportions",
    text: "Le papier domine, le graphite reste rare et la menthe l’est plus encore. La menthe ne sert jamais de couleur de texte sur fond clair\u202f: son contraste n’y est que de 1,5\u202f:\u202f1.",
    names: { paper: "Papier", sand: "Sable", graphite: "Graphite", cactus: "Cactus", sun: "Soleil", light: "Lumière" },
    uses: { paper: "le jour", sand: "le produit", graphite: "la nuit", cactus: "les liens", sun: "l’énergie", light: "la ligne" },
  },
  names: {
    heading: "Écriture des noms de produits",
    text: "Les noms ne se traduisent pas, ne s’accordent pas et conservent leurs majuscules, même en début de phrase.",
    right: "Correct",
    wrong: "Incorrect",
  },
  uses: {
    heading: "Usages corrects et incorrects",
    do: "Correct",
    dont: "Incorrect",
    right: "Encre et menthe sur un fond calme, ou clair et menthe sur le graphite.",
    not: [
      "un fond sur lequel la ligne disparaît.",
      "une autre couleur pour les côtes.",
      "un cactus qui penche.",
      "des proportions étirées.",
    ] satisfies [string, string, string, string],
  },
};

export type Copy = typeof fr;
