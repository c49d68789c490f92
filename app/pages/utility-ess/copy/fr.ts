export const fr = {
  seo: {
    title: "Stockage d’énergie à l’échelle du réseau",
    description:
      "Réglage de fréquence et déplacement d’énergie\u202f: calculez le nombre d’unités et l’énergie d’un site de stockage à partir de sa puissance et de sa durée.",
    keywords: [
      "stockage à l’échelle du réseau",
      "stockage de réseau",
      "réglage de fréquence",
      "dimensionner un site de stockage",
      "TIANYUAN 200k",
      "entreprise EPC",
      "PCS",
    ],
  },
  name: "À l’échelle du réseau",
  hero: {
    heading: "Stockage à l’échelle du réseau avec PCS TIANYUAN",
    lead: "Pour les producteurs, gestionnaires de réseau et entreprises EPC\u202f: les PCS TIANYUAN injectent ou soutirent de la puissance pour équilibrer le réseau. Calculez le nombre d’unités de votre site.",
    calculate: "Calculer un site",
    product: "Voir TIANYUAN 200k",
  },
  sizing: {
    heading: "Dimensionner un site\u202f: puissance et durée",
    lead: "La puissance au point de raccordement fixe le nombre de convertisseurs. Multipliée par la durée, elle fixe l’énergie.",
    fields: {
      power: { label: "Puissance au raccordement", unit: "MW" },
      hours: { label: "Durée à cette puissance", unit: "h" },
      unit: {
        label: "Puissance d’une unité",
        unit: "kW",
        hint: "62,5 pour TIANYUAN 60k. Pour TIANYUAN 200k, demandez les données du projet.",
      },
    },
    result: "Résultat",
    units: { one: "unité", other: "unités" },
    installed: "{installed}\u00a0MW installés",
    groups: { one: "en un groupe parallèle", other: "en {groups} groupes de 10 au plus" },
    energy: "à fournir au raccordement",
    nominal: "Énergie nominale de la batterie\u202f: au moins {nominal}\u00a0MWh.",
    rib: { one: "Un trait représente une unité.", other: "Un trait représente {each}\u00a0unités." },
    drawing: "{units} unités, rangées par dix.",
    assumptions: [
      "La batterie restitue {usable}\u00a0% de son énergie nominale (hypothèse de calcul).",
      "Le calcul ne compte ni unité de réserve ni pertes des transformateurs et des câbles.",
      "Un groupe parallèle compte {units}\u00a0unités TIANYUAN 60k au plus. Pour une autre unité, ce nombre fait partie des données du projet.",
      "Le résultat est un ordre de grandeur pour une première discussion.",
    ],
  },
  blocks: {
    heading: "Blocs de 625\u00a0kW à dix convertisseurs",
    text: "Dix convertisseurs de 62,5\u00a0kW forment un bloc de 625\u00a0kW. Un grand site compte plusieurs blocs derrière leurs transformateurs\u202f; si un bloc s’arrête, les autres continuent de fonctionner.",
    parts: {
      batteries: "batteries",
      pcs: "10 × 62,5\u202fkW",
      block: "un bloc, 625\u202fkW",
      transformer: "transformateur",
      more: "autres blocs",
      substation: ["poste"],
      grid: ["réseau"],
    },
    alt: "Schéma\u202f: dix batteries et dix convertisseurs de 62,5\u00a0kW en parallèle forment un bloc de 625\u00a0kW, relié par un transformateur, avec d’autres blocs, au poste puis au réseau.",
  },
  frequency: {
    heading: "Réglage de fréquence par la batterie",
    text: "Quand la fréquence baisse, la batterie injecte de la puissance\u202f; quand la fréquence monte, la batterie en soutire. Chaque trait représente la puissance à un instant.",
    gives: "la batterie injecte",
    takes: "la batterie soutire",
    nominal: "50\u202fHz",
    alt: "Courbe de fréquence autour de 50\u00a0Hz et, en miroir, la puissance de la batterie\u202f: la batterie injecte quand la fréquence est basse et soutire quand elle est haute.",
    caption: "Schéma avec des valeurs d’exemple. Le gestionnaire de réseau fixe la bande morte, le statisme et le délai.",
  },
  settle: {
    heading: "Quatre points à fixer à l’étude",
    pictureAlt: "Les voyants, l’arrêt d’urgence et la poignée d’un TIANYUAN 200k.",
    points: [
      { name: "Le service", text: "La durée dépend du service\u202f: réglage de fréquence, déplacement d’énergie ou capacité." },
      {
        name: "Le raccordement",
        text: "L’étude fixe la puissance active et apparente, le niveau de tension et les exigences du gestionnaire de réseau.",
      },
      { name: "La conduite", text: "L’étude fixe l’origine de la consigne et son interface. PANGU OS répartit la consigne sur les blocs." },
      {
        name: "La fin de vie",
        text: "Le contrat fixe l’énergie garantie, année par année, et la place pour des batteries ajoutées plus tard.",
      },
    ],
    products: "Le PCS des grands sites",
  },
  cases: { heading: "Trois exemples de calcul pour le réseau" },
  closing: {
    heading: "Envoyez-nous votre schéma de raccordement",
    text: "Indiquez la puissance, la durée et le niveau de tension du projet.",
    action: "Présenter votre projet",
  },
};

export type Copy = typeof fr;
