type Balance = { name: "load" | "sun" | "battery" | "grid" | "charge"; text: string; unit: string };

export const fr = {
  seo: {
    title: "PANGU OS, la gestion d’énergie du site",
    description:
      "PANGU OS est le système de gestion d’énergie des sites tertiaires, industriels et à l’échelle du réseau\u202f: puissance, prix, dix PCS en parallèle, alarmes.",
    keywords: ["PANGU OS", "système de gestion d’énergie", "EMS", "écrêtage de pointe", "PCS en parallèle", "stockage industriel"],
  },
  hero: {
    heading: "PANGU\u00a0OS\u202f: rester sous la puissance souscrite",
    lead: "PANGU OS est le système de gestion d’énergie des sites tertiaires, industriels et à l’échelle du réseau. Il pilote les batteries pour que la puissance souscrite ne soit pas dépassée.",
    contact: "Présenter votre site",
    sizing: "Calculer l’écrêtage des pointes",
    limit: "{limit}\u00a0kW\u202f: la puissance souscrite",
    caption: "Simulation\u202f: une usine, 96 quarts d’heure. En pâle, la puissance du réseau sans la batterie.",
    label:
      "Simulation\u202f: la puissance soutirée du réseau, quart d’heure par quart d’heure, ne dépasse jamais {limit}\u00a0kW\u202f; sans la batterie elle l’aurait dépassée le soir.",
  },
  overview: {
    heading: "Vue d’ensemble du site à 17\u00a0h\u00a030",
    text: "L’usine est en pleine production, le soleil baisse et l’énergie est chère. La batterie fournit presque toute la puissance, et chaque unité affiche la sienne.",
    window: "Site d’exemple, 17\u00a0h\u00a030",
    note: "Simulation",
    balance: [
      { name: "load", text: "Site", unit: "kW" },
      { name: "battery", text: "Batterie", unit: "kW" },
      { name: "sun", text: "Toiture", unit: "kW" },
      { name: "grid", text: "Réseau", unit: "kW" },
      { name: "charge", text: "État de charge", unit: "%" },
    ] as Balance[],
    units: "Neuf unités à {power}\u00a0kW, l’unité 7 au repos",
    running: "Unité {number}\u202f: en service",
    resting: "Unité {number}\u202f: au repos",
  },
  dispatch: {
    heading: "Plan de charge avec et sans PANGU OS",
    lead: "Dans cet exemple, PANGU OS réserve d’abord l’énergie nécessaire à la pointe. La batterie se charge quand l’énergie est bon marché et se décharge quand elle est chère.",
    choose: "Courbe affichée",
    names: { without: "Sans la batterie", with: "Avec PANGU OS" },
    labels: {
      without:
        "Exemple, sans la batterie\u202f: la puissance soutirée du réseau monte à {peak}\u00a0kW en fin d’après-midi, au-dessus de la limite de {limit}\u00a0kW.",
      with: "Exemple, avec PANGU OS\u202f: la batterie se charge la nuit et à midi et se décharge le matin et le soir\u202f; le réseau ne dépasse pas {limit}\u00a0kW.",
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
      { number: "−{shaved}", unit: "kW", text: "sur la pointe" },
      { number: "{peak}", unit: "kW", text: "de pointe sans la batterie" },
      { number: "{moved}", unit: "kWh", text: "déplacés en un jour" },
    ],
    conditions:
      "Simulation\u202f: batterie de 1\u202f250\u00a0kWh, dix TIANYUAN 60k, une toiture jusqu’à 310\u00a0kW, prix et charge d’exemple. La prévision est supposée exacte, les pertes de conversion ne sont pas comptées.",
  },
  units: {
    heading: "Pilotage de dix unités en parallèle",
    note: "dix fois {most}\u00a0kW en parallèle, à 99\u202f% de rendement",
    text: "PANGU OS répartit la puissance entre les PCS. Quand une unité s’arrête, les autres fournissent sa part. Une unité bascule en moins de 10\u00a0ms.",
    small: "62,5\u00a0kW par unité, jusqu’à dix en parallèle, pour le tertiaire et l’industrie.",
    large: "Pour les sites à l’échelle du réseau.",
    pictureAlt: "La nuit, trois écrans d’un poste de conduite\u202f; une ligne verte y marque la limite, dehors la cour des conteneurs.",
  },
  alarms: {
    heading: "Alarmes avec leur effet sur le site",
    text: "Chaque alarme indique son effet sur le site, la réaction de PANGU OS et l’état du traitement.",
    window: "Journal du site d’exemple",
    note: "Simulation",
    columns: { time: "Heure", event: "Événement", effect: "Effet", state: "État" },
    rows: [
      {
        time: "17:04",
        event: "Unité 7\u202f: température de l’air élevée",
        effect: "Mise au repos, les neuf autres unités fournissent sa part",
        state: "vu, intervention demandée",
      },
      { time: "16:15", event: "Puissance souscrite atteinte", effect: "La batterie couvre le dépassement", state: "clos" },
      { time: "12:00", event: "Prix bas", effect: "Charge jusqu’à la limite", state: "clos" },
      { time: "07:00", event: "Prix élevé", effect: "La batterie alimente le site", state: "clos" },
    ],
  },
  interfaces: {
    heading: "Points à régler avant la mise en service",
    questions: [
      "La puissance souscrite et le coût d’un dépassement.",
      "La courbe de charge d’une année.",
      "L’objectif\u202f: écrêtage, autoconsommation, secours ou une combinaison, avec un ordre de priorité.",
      "L’origine des consignes, PANGU OS ou la conduite du site, et leur interface.",
    ],
    caption: "Données et consignes",
    columns: ["Donnée", "De", "Vers"],
    rows: [
      ["Puissance au point de raccordement", "compteur du site", "PANGU OS"],
      ["État et énergie", "PCS et batteries", "PANGU OS"],
      ["Consigne de puissance", "PANGU OS", "chaque PCS"],
      ["Prix et prévision", "votre fournisseur", "PANGU OS"],
      ["Mesures et journal", "PANGU OS", "exploitant, conduite du site"],
    ] as [string, string, string][],
  },
  onward: {
    heading: "Pour aller plus loin",
    contact: "Une étude d’après votre courbe de charge.",
    commercial: "Écrêtage et secours pour l’entreprise.",
    utility: "Grands sites en blocs de 625\u00a0kW.",
    openApi: "Des installations simulées pour développer.",
  },
};

export type Copy = typeof fr;
