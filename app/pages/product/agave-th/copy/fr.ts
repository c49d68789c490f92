export const fr = {
  contents: "Sur cette page",
  sections: {
    build: "Composer",
    anatomy: "Anatomie",
    phases: "Trois phases",
    specification: "Caractéristiques",
    installation: "Installation",
  },
  compose: "Composer la tour",
  anatomy: {
    heading: "Une tour, de haut en bas.",
    lead: "Tout ce qu’un électricien raccorde et tout ce qu’un foyer regarde, dans un seul appareil.",
    pictureAlt:
      "AGAVE-TH avec quatre modules\u202f: l’onduleur et son écran en haut, l’unité de commande graphite, quatre modules blancs, le socle.",
    parts: {
      inverter: { name: "Onduleur hybride", text: "Triphasé, de 5 à 13\u00a0kW. Panneaux, réseau, batterie et maison s’y rejoignent." },
      display: { name: "Écran", text: "La charge et la puissance se lisent sur l’appareil, sans téléphone." },
      connections: { name: "Raccordements", text: "Sectionneur et presse-étoupes sur un seul côté." },
      light: { name: "Ligne de lumière", text: "Du socle à la tête\u202f: le signe de toute la famille." },
      grip: { name: "Poignées", text: "Une prise en creux de chaque côté du module, pour l’empiler." },
      module: { name: "Module de batterie", text: "4,99\u00a0kWh chacun, deux à six par tour." },
    },
  },
  quiet: {
    heading: "Elle travaille. La maison dort.",
    text: "Sa place est au garage, à la cave ou dans la buanderie, jamais dans une chambre. Son bruit reste sous 25\u00a0dB.",
    pictureAlt: "AGAVE-TH sur fond graphite, seule sa ligne de lumière éclaire.",
  },
  phases: {
    heading: "Le four sur une phase. La voiture sur l’autre.",
    text: "Un foyer ne charge jamais ses trois phases également. AGAVE-\u2060TH est conçue pour cette maison-là, et pour plus de soleil que sa plaque n’en annonce.",
    scale: "Charge par phase, un soir donné\u202f: exemple",
    loads: [
      { phase: "L1", text: "four, pompe à chaleur", share: 92 },
      { phase: "L2", text: "voiture", share: 58 },
      { phase: "L3", text: "éclairage, réfrigérateur", share: 14 },
    ],
  },
  reading: { heading: "À lire avant d’installer" },
  installation: {
    heading: "Empilée en quinze minutes.",
    text: "Le socle, les modules, l’unité de commande, la tête\u202f: chaque étage se pose sur le précédent. L’installateur met ensuite en service avec ECOS Hub.",
  },
};

export type Copy = typeof fr;
