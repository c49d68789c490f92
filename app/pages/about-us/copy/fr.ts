export const fr = {
  seo: {
    title: "À propos\u202f: garder le soleil",
    description: "D’où viennent les noms de nos produits, ce que nous voulons et comment nous travaillons\u202f: 2,5\u202fGWh de capacité, 16\u00a0ans de recherche et développement.",
    keywords: ["fabricant de batteries", "stockage d’énergie", "à propos d’eCactus", "recherche et développement", "batterie LFP", "cactus"],
  },
  home: "Accueil",
  about: "À propos",
  heading: "Garder le soleil.",
  lead: "Un cactus garde ce que donnent les bons jours et en vit quand ils manquent. Nos batteries font de même, pour la maison, le site et le réseau.",
  skyAlt: "Un désert de nuit sous un ciel étoilé\u202f; au centre, un cactus traversé de haut en bas par une ligne de lumière menthe",
  story: {
    heading: "Une plante qui sait attendre",
    paragraphs: [
      "Les côtes d’un cactus ne sont pas un ornement. Elles s’écartent quand la plante se remplit et se resserrent quand elle puise dans sa réserve. Sa taille suit ce qu’elle garde.",
      "Une batterie empilable est bâtie sur la même idée\u202f: on ajoute un module quand le besoin grandit. Le soleil de midi attend là jusqu’au soir.",
    ],
    alt: "MYRTILLO en vue éclatée\u202f: trois modules blancs entre un socle sombre et un bandeau noir",
  },
  names: {
    heading: "D’où viennent les noms",
    list: [
      { plant: "Agave", product: "AGAVE-TH", text: "Une succulente qui stocke dans ses feuilles, serrées autour d’un cœur. Chez nous, onduleur et batterie tiennent dans une seule tour." },
      { plant: "Myrtillocactus", product: "MYRTILLO", text: "Un cactus colonnaire du Mexique, qui ajoute ses colonnes l’une après l’autre. La batterie fait de même, module après module, tour après tour." },
      { plant: "Copiapoa", product: "COPIA", text: "Un cactus du désert d’Atacama, où la pluie est rare et où la brume compte. L’onduleur, lui, tire parti de chaque heure de lumière." },
      { plant: "Cholla", product: "cholla", text: "Un cactus dont les segments s’accrochent à ce qui passe. L’enregistreur de données s’accroche au système et en rapporte les mesures." },
    ],
  },
  figures: {
    heading: "Deux chiffres, sans commentaire",
    list: [
      { number: "2,5", unit: "GWh", label: "de capacité" },
      { number: "16", unit: "ans", label: "de recherche et développement" },
    ],
  },
  aims: {
    heading: "Ce qui nous guide",
    list: [
      { name: "Vision", text: "Que la lumière d’une journée suffise à sa nuit, partout où le soleil se lève." },
      { name: "Mission", text: "Construire des systèmes de stockage que l’on installe vite, que l’on comprend et que l’on oublie, parce qu’ils travaillent." },
      { name: "Valeur", text: "La mesure. Un chiffre vient avec sa condition, et ce que nous ne savons pas, nous ne l’écrivons pas." },
    ],
  },
  brand: {
    heading: "Une seule ligne de lumière",
    text: "Sur chaque produit, une fine ligne menthe. Le reste est blanc, mat et silencieux. La ligne est notre marque\u202f: la lumière entrée à midi, encore là le soir.",
    alt: "La ligne de lumière menthe sur la façade d’un module, vue de tout près",
  },
  onward: { products: "Voir les produits", news: "Lire les actualités" },
};

export type Copy = typeof fr;
