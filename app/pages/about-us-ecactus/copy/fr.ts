import { towerPaths } from "#app/page/tower-paths.ts";

/** Paths that the chapters link to, the same in every language. */
export const chapterPaths: Record<"agave" | "myrtillo" | "copia" | "cholla", string> = {
  agave: towerPaths["agave-th"],
  myrtillo: towerPaths.myrtillo,
  copia: "/products/copia",
  cholla: "/products/cholla-4g",
};

export const fr = {
  seo: {
    title: "Notre histoire\u202f: les noms de nos produits",
    description: "Agave, Myrtillocactus, Copiapoa, Cholla\u202f: quatre plantes du désert et les produits eCactus qui portent leurs noms.",
    keywords: ["histoire de la marque", "cactus", "agave", "myrtillocactus", "copiapoa", "cholla"],
  },
  about: "À propos",
  story: "Notre histoire",
  heading: "Garder le soleil",
  lead: "Un cactus stocke l’eau de la saison des pluies pour la saison sèche. Quatre plantes du désert ont inspiré les noms de nos batteries, onduleurs et enregistreurs.",
  ribs: {
    heading: "Les côtes du cactus",
    sentences: [
      "Les côtes d’un cactus forment un soufflet.",
      "Elles s’écartent quand la plante se remplit et se resserrent quand elle puise dans sa réserve.",
      "Le volume de la plante suit ainsi sa réserve d’eau.",
    ],
    dry: "Saison sèche",
    rain: "Après la pluie",
  },
  plants: {
    agave: {
      name: "Agave",
      latin: "Agave, famille des Asparagacées",
      plant: "L’agave n’est pas un cactus. Ses feuilles épaisses, serrées autour d’un cœur, stockent l’eau.",
      device: "AGAVE-TH réunit l’onduleur et la batterie dans une seule tour.",
      product: "Voir AGAVE-TH",
      to: chapterPaths.agave,
      alt: "Une agave aux feuilles dentées bleu-vert à côté d’une tour AGAVE-TH, dans la lumière basse du soir",
    },
    myrtillocactus: {
      name: "Myrtillocactus",
      latin: "Myrtillocactus geometrizans, Mexique",
      plant: "Ce cactus colonnaire se ramifie tôt, une colonne après l’autre.",
      device: "MYRTILLO s’agrandit de même, module après module, puis tour après tour\u202f: de 4,99 à 149,76\u202fkWh.",
      product: "Voir MYRTILLO",
      to: chapterPaths.myrtillo,
      alt: "Un cactus aux colonnes côtelées bleu-vert à côté de trois modules MYRTILLO empilés",
    },
    copiapoa: {
      name: "Copiapoa",
      latin: "Copiapoa cinerea, côte de l’Atacama",
      plant: "Là où il ne pleut presque jamais, ce cactus vit de la brume qui monte de la mer.",
      device: "COPIA, l’onduleur hybride, convertit le courant des panneaux pour la maison et la batterie.",
      product: "Voir COPIA",
      to: chapterPaths.copia,
      alt: "Un coussin de copiapoas gris craie sur un socle, COPIA au mur au-dessus",
    },
    cholla: {
      name: "Cholla",
      latin: "Cylindropuntia, du sud-ouest des États-Unis au Mexique",
      plant: "Ses articles se détachent au moindre contact, s’accrochent aux passants et voyagent loin.",
      device: "L’enregistreur cholla se fixe à l’onduleur et transmet ses mesures par Wi-Fi, LAN ou 4G.",
      product: "Voir cholla",
      to: chapterPaths.cholla,
      alt: "Un article épineux de cholla à côté de l’enregistreur cholla WiFi, presque de la même forme",
    },
  },
  ending: {
    heading: "La ligne de lumière de tous les produits",
    text: "Une fine ligne menthe parcourt chaque appareil. Le reste de la façade est blanc et mat. La ligne reprend la côte éclairée du symbole.",
    mark: "Le symbole en détail",
    products: "Voir les produits",
  },
};

export type Copy = typeof fr;
