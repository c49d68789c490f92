export const fr = {
  contents: "Sur cette page",
  sections: { modules: "Modules", build: "Composer", cycles: "Cycles", specification: "Caractéristiques" },
  compose: "Composer les tours",
  modules: {
    heading: "De 1 à 6 modules de 4,99\u00a0kWh",
    text: "Les modules s’empilent, de un à six par tour. Vous commencez avec un module et en ajoutez selon vos besoins.",
    pictureAlt: "MYRTILLO en vue éclatée\u202f: socle, trois modules blancs et unité de commande écartés l’un au-dessus de l’autre.",
  },
  cycles: {
    heading: "Durée de vie\u202f: plus de 10\u202f000 cycles",
    text: "Chaque trait représente un cycle complet, chaque rangée une année à raison d’un cycle par jour. Le dessin compte plus de vingt-sept rangées.",
    textNarrow:
      "Chaque trait représente sept cycles complets, chaque rangée une année à raison d’un cycle par jour. Le dessin compte plus de vingt-sept rangées.",
    note: "Ce calcul est théorique\u202f: les cellules vieillissent aussi au repos. La durée de vie dépend de la profondeur de cycle, du courant et de la température.",
    years: "{count} ans",
  },
  rate: {
    heading: "1C\u202f: charge ou décharge en une heure",
    text: "Une tour se charge ou se décharge entièrement en une heure. La puissance disponible dans la maison dépend de l’onduleur.",
    start: "0\u00a0min",
    end: "60\u00a0min",
    full: "100\u00a0%",
  },
  safety: {
    heading: "Chimie LFP et extinction d’incendie en 15 secondes",
    text: "Dans une cellule LFP, l’oxygène reste lié même à chaud\u202f: ces cellules supportent mieux la chaleur que celles d’autres chimies. En cas d’échauffement, l’extinction d’incendie intervient en 15 secondes au plus.",
  },
  reading: { heading: "Choisir et raccorder MYRTILLO" },
};

export type Copy = typeof fr;
