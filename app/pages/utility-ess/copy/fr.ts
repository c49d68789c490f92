export const fr = {
  seo: {
    title: "Stockage d’énergie à l’échelle du réseau",
    description:
      "Tenir la fréquence, déplacer l’énergie\u202f: unités et énergie d’un site de stockage à partir de sa puissance et de sa durée, et ce qu’une étude doit fixer.",
    keywords: [
      "stockage à l’échelle du réseau",
      "grand stockage",
      "réglage de fréquence",
      "dimensionner un site de stockage",
      "TIANYUAN 200k",
      "entreprise EPC",
      "PCS",
    ],
  },
  name: "À l’échelle du réseau",
  hero: {
    heading: "Comment tenir le réseau\u202f?",
    lead: "En rendant de la puissance quand elle manque et en la prenant quand elle est de trop, aussi longtemps que l’énergie le permet.",
    calculate: "Calculer un site",
    product: "Voir TIANYUAN 200k",
    pictureAlt: "Un parc solaire à l’aube, vu du ciel\u202f: des modules dans la brume et deux rangées de conteneurs de batteries.",
  },
  sizing: {
    heading: "Puissance, durée\u202f: tout part de là.",
    lead: "La puissance au point de raccordement fixe le nombre de convertisseurs. Multipliée par la durée, elle donne l’énergie.",
    fields: {
      power: { label: "Puissance au raccordement", unit: "MW" },
      hours: { label: "Durée à cette puissance", unit: "h" },
      unit: {
        label: "Puissance d’une unité",
        unit: "kW",
        hint: "62,5 pour TIANYUAN 60k. Pour TIANYUAN 200k, prenez la valeur de sa fiche technique.",
      },
    },
    result: "Résultat",
    units: { one: "unité", other: "unités" },
    installed: "{installed}\u00a0MW installés",
    groups: { one: "en un groupe parallèle", other: "en {groups} groupes de 10 au plus" },
    energy: "à restituer au raccordement",
    nominal: "Énergie nominale de la batterie\u202f: au moins {nominal}\u00a0MWh.",
    rib: { one: "Un trait est une unité.", other: "Un trait vaut {each}\u00a0unités." },
    drawing: "{units} unités, rangées par dix.",
    assumptions: [
      "La batterie restitue {usable}\u00a0% de son énergie nominale. C’est une hypothèse de calcul, pas une valeur de produit.",
      "Aucune unité de réserve n’est comptée, ni les pertes des transformateurs et des câbles.",
      "Un groupe parallèle compte {units}\u00a0unités TIANYUAN 60k au plus. Pour une autre unité, sa fiche technique le dit.",
      "C’est un ordre de grandeur pour une première discussion, pas une offre.",
    ],
  },
  blocks: {
    heading: "Le même bloc, répété",
    text: "Dix convertisseurs de 62,5\u00a0kW forment un bloc de 625\u00a0kW. Un grand site aligne ces blocs derrière leurs transformateurs, et un bloc à l’arrêt n’arrête pas les autres.",
    parts: {
      batteries: "batteries",
      pcs: "10 × 62,5 kW",
      block: "un bloc, 625 kW",
      transformer: "transformateur",
      more: "autres blocs",
      substation: ["poste"],
      grid: ["réseau"],
    },
    alt: "Schéma\u202f: dix batteries et dix convertisseurs de 62,5\u00a0kW en parallèle forment un bloc de 625\u00a0kW, relié par un transformateur, avec d’autres blocs, au poste puis au réseau.",
  },
  frequency: {
    heading: "Quand la fréquence bouge, la puissance répond",
    text: "La fréquence baisse\u202f: on consomme plus qu’on ne produit, la batterie donne. Elle monte\u202f: la batterie prend. Chaque trait montre cette réponse à son instant.",
    gives: "la batterie donne",
    takes: "la batterie prend",
    nominal: "50 Hz",
    alt: "Courbe de fréquence autour de 50\u00a0Hz et, en miroir, la puissance de la batterie\u202f: elle donne quand la fréquence est basse, elle prend quand elle est haute.",
    caption: "Schéma avec des valeurs d’exemple. Bande morte, statisme et délai viennent du gestionnaire de réseau.",
  },
  settle: {
    heading: "Ce qu’une étude fixe d’abord",
    pictureAlt: "L’écran et l’arrêt d’urgence d’un TIANYUAN 200k\u202f; les valeurs affichées sont des exemples.",
    points: [
      { name: "Le service", text: "Fréquence, déplacement d’énergie, capacité\u202f: chacun demande une autre durée." },
      { name: "Le raccordement", text: "Puissance active et apparente, niveau de tension, exigences du gestionnaire de réseau." },
      { name: "La conduite", text: "Qui donne la consigne, par quelle interface. PANGU OS la répartit sur les blocs." },
      { name: "La fin de vie", text: "Énergie garantie, année par année, et place pour des batteries ajoutées plus tard." },
    ],
    products: "Le convertisseur de cette ligne",
  },
  cases: { heading: "Trois sites, calculés" },
  closing: {
    heading: "Un schéma de raccordement, et nous parlons du même site.",
    text: "Envoyez-nous puissance, durée et niveau de tension.",
    action: "Poser une question",
  },
};

export type Copy = typeof fr;
