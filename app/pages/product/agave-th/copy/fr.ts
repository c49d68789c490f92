export const fr = {
  contents: "Sur cette page",
  sections: {
    build: "Composer",
    anatomy: "Composants",
    installation: "Installation",
    phases: "Trois phases",
    specification: "Caractéristiques",
  },
  compose: "Composer la tour",
  views: {
    front: {
      heading: "Les composants de la tour AGAVE-TH",
      text: "L’onduleur hybride, la batterie et leurs raccordements forment un seul appareil.",
      pictureAlt:
        "AGAVE-TH avec quatre modules, de face\u202f: l’onduleur et son écran en haut, l’unité de commande graphite, quatre modules blancs, le socle.",
      parts: [
        { name: "Écran", text: "Il affiche l’état de charge et la puissance du moment." },
        { name: "Ligne de lumière", text: "Elle parcourt la tour du socle à l’onduleur, comme sur toute la gamme." },
      ],
    },
    open: {
      heading: "Empilage en 15 minutes",
      text: "Le socle, les modules, l’unité de commande et l’onduleur s’empilent dans cet ordre. L’installateur met ensuite le système en service avec ECOS Hub.",
      pictureAlt:
        "Les éléments d’AGAVE-TH séparés, l’un au-dessus de l’autre\u202f: le socle, quatre modules, l’unité de commande, l’onduleur.",
      parts: [
        {
          name: "Onduleur hybride",
          text: "Il est triphasé, de 5 à 13\u00a0kW, et relie les panneaux, le réseau, la batterie et la maison.",
        },
        { name: "Module de batterie", text: "Chaque module stocke 4,99\u00a0kWh\u202f; une tour en compte deux à six." },
        { name: "Poignées", text: "Chaque module a une prise en creux de chaque côté, pour l’empilage." },
      ],
    },
    side: {
      heading: "Raccordements sur un seul côté",
      text: "Le sectionneur et les presse-étoupes sont sur un seul côté.",
      pictureAlt: "AGAVE-TH du côté des raccordements, avec le sectionneur, les presse-étoupes et les ailettes derrière l’onduleur.",
    },
    door: {
      heading: "À côté d’une porte",
      text: "La tour de quatre modules est dessinée à l’échelle à côté d’une porte intérieure. L’installateur vérifie la place et les distances sur votre site.",
      pictureAlt:
        "AGAVE-TH avec quatre modules contre un mur, à côté d’une porte fermée\u202f: la tour arrive un peu au-dessus de la poignée.",
    },
    quiet: {
      heading: "Niveau sonore\u202f: moins de 25\u00a0dB",
      text: "AGAVE-TH s’installe au garage, à la cave ou dans la buanderie, jamais dans une chambre. Son niveau sonore reste sous 25\u00a0dB.",
    },
    light: {
      heading: "Alimentation de nuit par la batterie",
      text: "Le jour, les panneaux chargent la tour. La nuit, elle alimente la maison.",
      pictureAlt: "AGAVE-TH sur fond graphite, seule sa ligne de lumière éclaire.",
    },
  },
  phases: {
    heading: "110\u00a0% de sortie triphasée déséquilibrée",
    text: "Dans une maison en triphasé, la charge diffère d’une phase à l’autre. AGAVE-TH accepte ce déséquilibre. La puissance des panneaux va jusqu’à 2 fois celle de l’onduleur.",
    scale: "Charge par phase un soir\u202f: exemple",
    loads: [
      { phase: "L1", text: "four, pompe à chaleur", share: 92 },
      { phase: "L2", text: "voiture", share: 58 },
      { phase: "L3", text: "éclairage, réfrigérateur", share: 14 },
    ],
  },
  reading: { heading: "Choisir, placer et raccorder AGAVE-TH" },
};

export type Copy = typeof fr;
