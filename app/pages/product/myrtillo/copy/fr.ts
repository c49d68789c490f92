export const fr = {
  contents: "Sur cette page",
  sections: { modules: "Modules", build: "Composer", cycles: "Cycles", specification: "Caractéristiques" },
  compose: "Composer les tours",
  modules: {
    heading: "Un module, puis le suivant.",
    text: "Les modules de 4,99\u00a0kWh s’empilent, de un à six par tour. On commence petit, on complète quand la maison grandit.",
    pictureAlt: "MYRTILLO en vue éclatée\u202f: socle, trois modules blancs et unité de commande flottent l’un au-dessus de l’autre.",
  },
  cycles: {
    heading: "Dix mille cycles, trait par trait.",
    text: "Chaque trait est un cycle complet, chaque rangée une année à raison d’un cycle par jour. Il y en a plus de vingt-sept rangées.",
    note: "C’est un calcul, pas une promesse\u202f: les cellules vieillissent aussi au repos. Demandez toujours les conditions d’un nombre de cycles.",
    years: "{count} ans",
  },
  rate: {
    heading: "1C\u202f: pleine en une heure, vide en une heure.",
    text: "Ce qu’une tour contient, elle peut le prendre ou le donner en une heure. Ce qui arrive à vos prises, c’est l’onduleur qui en décide.",
    start: "0\u00a0min",
    end: "60\u00a0min",
    full: "100\u00a0%",
  },
  safety: {
    heading: "Le phosphate garde son oxygène.",
    text: "Dans une cellule LFP, l’oxygène reste lié même à chaud\u202f: elle tolère mieux la chaleur que d’autres chimies. Si un module devait s’échauffer\u202f: extinction d’incendie en 15 secondes au plus.",
  },
  reading: { heading: "Choisir et raccorder" },
};

export type Copy = typeof fr;
