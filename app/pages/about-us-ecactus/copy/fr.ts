const agave = "/products/agave-th-three-phase-home-battery-energy-storage-system";
const myrtillo = "/products/myrtillo-ess-high-voltage-lfp-battery";

/** Where a chapter leads: the same in every language. */
export const chapterPaths = { agave, myrtillo, copia: "/products/copia", cholla: "/products/cholla-4g" };

export const fr = {
  seo: {
    title: "Notre histoire\u202f: quatre plantes",
    description:
      "Agave, Myrtillocactus, Copiapoa, Cholla\u202f: quatre plantes qui gardent ce que le soleil donne, et les appareils qui portent leurs noms.",
    keywords: ["histoire de la marque", "cactus", "agave", "myrtillocactus", "copiapoa", "cholla"],
  },
  about: "À propos",
  story: "Notre histoire",
  heading: "Garder le soleil.",
  lead: "Un cactus garde ce que donnent les bons jours et en vit quand ils manquent. Nos appareils portent les noms de quatre plantes du désert. Voici pourquoi.",
  skyAlt: "Un désert de nuit sous un ciel étoilé\u202f; au centre, un cactus traversé de haut en bas par une ligne de lumière menthe",
  ribs: {
    heading: "Les côtes",
    sentences: [
      "Les côtes d’un cactus ne sont pas un ornement.",
      "Elles s’écartent quand la plante se remplit, se resserrent quand elle puise.",
      "Sa taille suit ce qu’elle garde.",
    ],
    dry: "Saison sèche",
    rain: "Après la pluie",
  },
  plants: {
    agave: {
      name: "Agave",
      latin: "Agave, famille des Asparagacées",
      plant: "Pas un cactus, mais la même leçon\u202f: des feuilles épaisses, serrées autour d’un cœur, où l’eau attend.",
      device: "AGAVE-TH serre l’onduleur et la batterie dans une seule tour. Rien ne pend, rien ne se cherche.",
      product: "Voir AGAVE-TH",
      to: agave,
      alt: "Une agave aux feuilles dentées bleu-vert à côté d’un AGAVE-TH, dans la lumière basse du soir",
    },
    myrtillocactus: {
      name: "Myrtillocactus",
      latin: "Myrtillocactus geometrizans, Mexique",
      plant: "Un cactus colonnaire, qui se ramifie tôt et finit en candélabre\u202f: une colonne, puis une autre.",
      device: "MYRTILLO grandit de même, module après module, puis tour après tour\u202f: de 4,99 à 149,76\u202fkWh.",
      product: "Voir MYRTILLO",
      to: myrtillo,
      alt: "Un cactus candélabre aux bras bleus et côtelés à côté de trois modules MYRTILLO empilés",
    },
    copiapoa: {
      name: "Copiapoa",
      latin: "Copiapoa cinerea, côte de l’Atacama",
      plant: "Là où il ne pleut presque jamais, il vit de la brume qui monte de la mer. Rien n’est trop peu.",
      device: "COPIA est l’onduleur hybride\u202f: il prend la lumière basse du matin comme celle de midi.",
      product: "Voir COPIA",
      to: chapterPaths.copia,
      alt: "Un coussin de copiapoas gris craie sur un socle, COPIA au mur au-dessus",
    },
    cholla: {
      name: "Cholla",
      latin: "Cylindropuntia, du sud-ouest des États-Unis au Mexique",
      plant: "Ses articles se détachent au moindre contact, s’accrochent à qui passe et voyagent loin.",
      device: "cholla s’accroche à l’onduleur et emporte ses mesures, par WiFi, LAN ou 4G.",
      product: "Voir cholla",
      to: chapterPaths.cholla,
      alt: "Un article épineux de cholla à côté de l’enregistreur cholla WiFi, presque de la même forme",
    },
  },
  ending: {
    heading: "De midi jusqu’au soir, une ligne.",
    text: "Sur chaque appareil court une fine ligne menthe. Le reste est blanc, mat et silencieux. C’est tout ce que nous avons gardé de la plante\u202f: la lumière qu’elle n’a pas rendue.",
    mark: "Le symbole en détail",
    products: "Voir les produits",
    alt: "La ligne de lumière menthe à la jonction de deux modules",
  },
};

export type Copy = typeof fr;
