type Balance = { name: "load" | "sun" | "battery" | "grid" | "charge"; text: string; unit: string };

export const fr = {
  seo: {
    title: "PANGU OS, la gestion d’énergie du site",
    description:
      "PANGU OS, système de gestion d’énergie d’un site tertiaire, industriel ou de réseau, montré sur un exemple calculé\u202f: limite de puissance, prix, dix PCS, alarmes.",
    keywords: ["PANGU OS", "système de gestion d’énergie", "EMS", "écrêtage de pointe", "PCS en parallèle", "stockage industriel"],
  },
  hero: {
    heading: "Rien au-dessus de la ligne.",
    lead: "Pour qui exploite un site tertiaire, industriel ou de réseau\u202f: PANGU OS est son système de gestion d’énergie. Dans l’exemple, la batterie fournit ce qui dépasserait la limite du raccordement.",
    limit: "{limit}\u00a0kW\u202f: la limite du raccordement",
    caption: "Exemple\u202f: une usine simulée, 96 quarts d’heure. En pâle, ce que le réseau aurait fourni.",
    label:
      "Exemple\u202f: la puissance prise au réseau, quart d’heure par quart d’heure, ne dépasse jamais {limit}\u00a0kW\u202f; sans la batterie elle l’aurait dépassée le soir.",
  },
  overview: {
    heading: "17\u00a0h\u00a030, d’un regard.",
    text: "L’usine tourne, le soleil baisse, l’énergie est chère. La batterie fournit presque tout, et chaque unité affiche sa puissance.",
    window: "Site d’exemple, 17\u00a0h\u00a030",
    note: "Exemple",
    balance: [
      { name: "load", text: "Site", unit: "kW" },
      { name: "battery", text: "Batterie", unit: "kW" },
      { name: "sun", text: "Toiture", unit: "kW" },
      { name: "grid", text: "Réseau", unit: "kW" },
      { name: "charge", text: "Charge", unit: "%" },
    ] as Balance[],
    units: "Neuf unités à {power}\u00a0kW, l’unité 7 au repos",
    running: "Unité {number}\u202f: en service",
    resting: "Unité {number}\u202f: au repos",
  },
  dispatch: {
    heading: "Le plan d’une journée, avec et sans.",
    lead: "Dans l’exemple, PANGU OS garde d’abord ce que la pointe demandera. Le reste se charge quand l’énergie est bon marché et se rend quand elle est chère.",
    choose: "Journée montrée",
    names: { without: "Sans la batterie", with: "Avec PANGU OS" },
    labels: {
      without:
        "Exemple, sans la batterie\u202f: la puissance prise au réseau monte à {peak}\u00a0kW en fin d’après-midi, au-dessus de la limite de {limit}\u00a0kW.",
      with: "Exemple, avec PANGU OS\u202f: la batterie charge la nuit et à midi, rend le matin et le soir\u202f; le réseau ne dépasse pas {limit}\u00a0kW.",
    },
    limit: "Limite {limit}\u00a0kW",
    price: "Prix de l’énergie dans la journée",
    priceLabel: "Exemple\u202f: le prix est bas la nuit et à midi, plus haut le matin, au plus haut vers 18\u00a0h.",
    hours: ["0\u00a0h", "6\u00a0h", "12\u00a0h", "18\u00a0h", "24\u00a0h"],
    legend: [
      { look: "grid", text: "réseau" },
      { look: "sun", text: "toiture" },
      { look: "battery", text: "batterie, sous l’axe quand elle charge" },
      { look: "over", text: "au-dessus de la limite" },
    ] satisfies { look: "grid" | "sun" | "battery" | "over"; text: string }[],
    figures: [
      { number: "−{shaved}", unit: "kW", text: "ôtés à la plus haute pointe" },
      { number: "{peak}", unit: "kW", text: "de pointe sans la batterie" },
      { number: "{moved}", unit: "kWh", text: "déplacés en un jour" },
    ],
    conditions:
      "Exemple calculé\u202f: batterie de 1\u202f250\u00a0kWh, dix TIANYUAN 60k, une toiture jusqu’à 310\u00a0kW, prix et charge inventés. Prévision supposée exacte, pertes de conversion non comptées.",
  },
  units: {
    heading: "Dix unités, un seul ordre.",
    note: "dix fois {most}\u00a0kW en parallèle, à 99\u202f% de rendement",
    text: "Dans l’exemple, PANGU OS répartit la puissance entre les PCS. Quand une unité est à l’arrêt, les autres prennent sa part. Temps de basculement d’une unité\u202f: moins de 10\u00a0ms.",
    small: "62,5\u00a0kW par unité, jusqu’à dix en parallèle, pour le tertiaire et l’industrie.",
    large: "Pour les sites à l’échelle du réseau.",
    pictureAlt:
      "La nuit, une personne de dos devant trois écrans\u202f; une ligne verte y marque la limite, dehors la cour des conteneurs.",
  },
  alarms: {
    heading: "Une alarme dit ce qu’elle change.",
    text: "L’exemple ne donne pas seulement un code\u202f: ce que le site perd, ce que PANGU OS a déjà fait, et qui l’a vu.",
    window: "Journal du site d’exemple",
    note: "Exemple",
    columns: { time: "Heure", event: "Événement", effect: "Effet", state: "État" },
    rows: [
      {
        time: "17:04",
        event: "Unité 7\u202f: température de l’air élevée",
        effect: "Mise au repos, neuf unités prennent sa part",
        state: "vu, intervention demandée",
      },
      { time: "16:15", event: "Limite du raccordement atteinte", effect: "La batterie couvre le dépassement", state: "clos" },
      { time: "12:00", event: "Prix bas", effect: "Charge jusqu’à la limite", state: "clos" },
      { time: "07:00", event: "Prix élevé", effect: "La batterie porte le site", state: "clos" },
    ],
  },
  interfaces: {
    heading: "À régler avant le premier ordre.",
    questions: [
      "La limite du raccordement, et ce qu’un dépassement coûte.",
      "Un an de courbe de charge, pas la facture du mois.",
      "Le but\u202f: pointe, autoconsommation, secours, ou une combinaison, avec un ordre de priorité.",
      "Qui donne l’ordre\u202f: PANGU OS, ou votre conduite, et par quelle interface.",
    ],
    caption: "Données et ordres",
    columns: ["Quoi", "De", "Vers"],
    rows: [
      ["Puissance au point de raccordement", "compteur du site", "PANGU OS"],
      ["État et énergie", "PCS et batteries", "PANGU OS"],
      ["Consigne de puissance", "PANGU OS", "chaque PCS"],
      ["Prix et prévision", "votre fournisseur", "PANGU OS"],
      ["Mesures et journal", "PANGU OS", "exploitant, conduite du site"],
    ] as [string, string, string][],
  },
  onward: {
    heading: "Pour la suite",
    contact: "Envoyez une courbe de charge\u202f; nous en parlons.",
    commercial: "Tenir la ligne d’une entreprise.",
    utility: "Tenir le réseau.",
    openApi: "S’exercer sur des installations simulées.",
  },
};

export type Copy = typeof fr;
