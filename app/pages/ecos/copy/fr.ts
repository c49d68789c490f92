export const fr = {
  seo: {
    title: "ECOS, l’application de votre batterie domestique",
    description:
      "L’application ECOS affiche la production du toit, la consommation de la maison et la charge de la batterie, et permet de régler le mode, la réserve et la recharge.",
    keywords: [
      "ECOS",
      "application batterie domestique",
      "autoconsommation",
      "suivi photovoltaïque",
      "réserve de secours",
      "recharge solaire",
    ],
  },
  hero: {
    heading: "ECOS\u202f: l’application pour piloter votre batterie",
    lead: "L’application ECOS affiche la production du toit, la consommation de la maison et la charge de la batterie. Elle fonctionne avec AGAVE-TH, COPIA et MYRTILLO.",
    app: "Obtenir l’application",
    product: "Voir AGAVE-TH",
    caption: "Simulation\u202f: un foyer, un jour clair de printemps.",
  },
  day: {
    heading: "Cinq écrans pour suivre une journée",
    lead: "Choisissez une heure pour afficher l’écran correspondant. Les cinq écrans d’exemple montrent la même journée simulée.",
    choose: "Heure et écran",
    conditions:
      "Simulation\u202f: AGAVE-\u2060TH à quatre modules (19,96\u00a0kWh), une voiture, une batterie chargée à un quart le matin. Les pertes de conversion ne sont pas comptées.",
  },
  views: {
    mode: {
      time: "6\u00a0h\u00a030",
      name: "Choix du mode",
      text: "Vous choisissez la priorité du jour\u202f: l’autoconsommation, le tarif ou une réserve pour une coupure.",
      title: "Mode",
      label:
        "Écran d’exemple à 6\u00a0h\u00a030\u202f: le mode autoconsommation est choisi parmi trois, le tarif du jour est dessiné heure par heure, la réserve est de 10\u202f%.",
      options: [
        { name: "Autoconsommation", text: "Utiliser d’abord la production du toit." },
        { name: "Suivre le tarif", text: "Charger aux heures creuses." },
        { name: "Réserve de secours", text: "Conserver l’énergie pour une coupure." },
      ],
      tariff: "Tarif du jour",
      reserve: "Réserve",
      reserveValue: "10\u202f%",
    },
    now: {
      time: "13\u00a0h",
      name: "Flux en direct",
      text: "L’écran affiche la production et les usages du moment. La largeur de chaque ruban représente une puissance.",
      title: "Flux en direct",
      label:
        "Écran d’exemple à 13\u00a0h\u202f: le toit produit 6,1\u00a0kW, dont 0,8 pour la maison, 3,7 pour la voiture et 1,6 pour la batterie.",
      sun: "Production du toit",
      uses: { house: "Maison", car: "Voiture", battery: "Batterie" },
    },
    car: {
      time: "15\u00a0h\u00a030",
      name: "Recharge de la voiture",
      text: "Dans cet exemple, la borne charge la voiture avec le surplus du toit. Si le surplus ne suffit pas, le réseau complète pendant la nuit, avant l’heure de départ réglée.",
      title: "Voiture",
      label: "Écran d’exemple à 15\u00a0h\u00a030\u202f: la voiture charge à 3,7\u00a0kW, tout du toit, 64\u202f% atteints sur 80\u202f%.",
      source: "Puissance du toit",
      level: "64\u202f%",
      target: "objectif 80\u202f%",
      options: [
        { name: "Solaire uniquement", text: "Charger quand le toit a du surplus." },
        { name: "Prête à 7\u00a0h", text: "Compléter aux heures creuses." },
        { name: "Tout de suite", text: "À pleine puissance." },
      ],
    },
    day: {
      time: "20\u00a0h",
      name: "Bilan de la journée",
      text: "Chaque trait représente une heure\u202f: les sources sont au-dessus de l’axe, les usages en dessous.",
      title: "Aujourd’hui",
      label:
        "Écran d’exemple à 20\u00a0h\u202f: la journée heure par heure, sources en haut, usages en bas, avec la part d’énergie de la maison venue du toit.",
      own: "d’autoproduction",
      made: "produits",
      used: "consommés",
    },
    battery: {
      time: "23\u00a0h",
      name: "État de la batterie",
      text: "L’écran affiche l’énergie stockée et l’autonomie restante en heures. L’autonomie ne compte pas la réserve de secours.",
      title: "Batterie",
      label: "Écran d’exemple à 23\u00a0h\u202f: quatre modules dessinés l’un sur l’autre, remplis à 61\u202f%, et l’autonomie en heures.",
      stored: "{kWh}\u00a0kWh stockés, réserve comprise",
      gives: "Puissance fournie",
      lasts: "Autonomie restante",
      hours: "{hours}\u00a0h",
    },
  },
  decisions: {
    heading: "Réglages par l’utilisateur, ECOS et l’installateur",
    items: [
      {
        who: "L’utilisateur",
        what: "Vous choisissez le mode, la réserve, l’heure de départ de la voiture et l’usage des prises connectées.",
      },
      { who: "ECOS", what: "ECOS commande la charge et la décharge à chaque instant, selon le mode que vous avez choisi." },
      {
        who: "L’installateur",
        what: "L’installateur règle les limites du raccordement, lance les mises à jour du micrologiciel et analyse les codes d’erreur dans ECOS Hub. ECOS affiche chaque code et annonce chaque mise à jour.",
      },
    ],
  },
  path: {
    heading: "Liaison à ECOS par un enregistreur cholla",
    lead: "Un enregistreur cholla relie le système à ECOS. Le modèle se choisit d’après la réception à l’emplacement du système.",
    steps: ["AGAVE-\u2060TH, COPIA ou MYRTILLO", "cholla", "votre réseau", "ECOS", "votre téléphone"],
    loggers: {
      "cholla-wifi": "Pour un emplacement couvert par le Wi-Fi de la box.",
      "cholla-lan": "Pour un sous-sol ou des murs en béton, par câble réseau.",
      "cholla-4g": "Pour un site sans Wi-Fi ni câble, ou un chantier.",
    },
    also: "En option\u202f:",
  },
  data: {
    heading: "Données d’ECOS\u202f: origine, accès et usage",
    caption: "Données, origine et accès",
    columns: ["Donnée", "Origine", "Accès", "Usage"],
    rows: [
      ["Puissances et énergies", "onduleur, par cholla", "vous", "affichage du moment et de la journée"],
      ["État de la batterie", "batterie, par cholla", "vous, votre installateur", "niveau, autonomie, entretien"],
      ["Codes d’erreur", "système, par cholla", "vous\u202f; votre installateur, dans ECOS Hub", "recherche de la cause"],
      ["Mode et réserve", "votre téléphone", "le système", "application de votre choix"],
    ] satisfies [string, string, string, string][],
    privacy: "Politique de confidentialité",
  },
  onward: {
    heading: "Pour aller plus loin",
    app: "L’installation d’ECOS sur votre téléphone.",
    howToBuy: "Un installateur près de chez vous met le système et ECOS en service.",
    contact: "Une question avant ou après l’achat.",
    hub: "Le logiciel de l’installateur, pour la mise en service et l’entretien.",
  },
};

export type Copy = typeof fr;
