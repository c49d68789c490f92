export const fr = {
  seo: {
    title: "ECOS, l’application de la maison solaire",
    description:
      "ECOS montre au foyer ce que le toit produit, ce que la maison prend et ce que la batterie garde, et laisse choisir le mode, la réserve et la charge de la voiture.",
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
    heading: "Le toit, dans la poche.",
    lead: "ECOS montre au foyer ce que le soleil donne, ce que la maison prend et ce que la batterie garde. Le reste du temps, on n’y pense pas.",
    app: "Obtenir l’application",
    product: "Voir AGAVE-TH",
    caption: "Exemple\u202f: un foyer simulé, un jour clair de printemps.",
  },
  day: {
    heading: "Cinq regards sur une journée",
    lead: "Choisissez une heure. Les cinq écrans, leurs modes et leurs réglages sont des exemples. Ils montrent le même jour simulé\u202f: leurs chiffres s’accordent.",
    choose: "Heure et écran",
    conditions:
      "Exemple\u202f: AGAVE-\u2060TH à quatre modules (19,96\u00a0kWh), une voiture, une matinée commencée à un quart de charge. Pertes de conversion non comptées.",
  },
  views: {
    mode: {
      time: "6\u00a0h\u00a030",
      name: "Le mode",
      text: "Dans l’exemple, on choisit avant le lever du soleil ce qui compte aujourd’hui\u202f: vivre de son toit, suivre le tarif, ou garder de quoi passer une coupure.",
      title: "Mode",
      label:
        "Écran d’exemple à 6\u00a0h\u00a030\u202f: le mode autoconsommation est choisi parmi trois, le tarif du jour est dessiné heure par heure, la réserve est de 10\u202f%.",
      options: [
        { name: "Autoconsommation", text: "Le soleil d’abord, le réseau en dernier." },
        { name: "Suivre le tarif", text: "Charger aux heures creuses." },
        { name: "Rester prêt", text: "Garder la batterie pour une coupure." },
      ],
      tariff: "Tarif du jour",
      reserve: "Réserve",
      reserveValue: "10\u202f%",
    },
    now: {
      time: "13\u00a0h",
      name: "En ce moment",
      text: "La largeur de chaque ruban est sa puissance. Un coup d’œil dit si la machine à laver peut partir.",
      title: "En ce moment",
      label:
        "Écran d’exemple à 13\u00a0h\u202f: le toit donne 6,1\u00a0kW, dont 0,8 pour la maison, 3,7 pour la voiture et 1,6 pour la batterie.",
      sun: "Le toit donne",
      uses: { house: "Maison", car: "Voiture", battery: "Batterie" },
    },
    car: {
      time: "15\u00a0h\u00a030",
      name: "La voiture",
      text: "Dans l’exemple, la borne prend le surplus du toit et laisse la batterie. Une heure de départ est réglée\u202f: si le soleil n’a pas suffi, le réseau complète pendant la nuit.",
      title: "Voiture",
      label: "Écran d’exemple à 15\u00a0h\u00a030\u202f: la voiture charge à 3,7\u00a0kW, tout du toit, 64\u202f% atteints sur 80\u202f%.",
      source: "Tout vient du toit",
      level: "64\u202f%",
      target: "objectif 80\u202f%",
      options: [
        { name: "Soleil seulement", text: "Charger quand le toit a du surplus." },
        { name: "Prête à 7\u00a0h", text: "Compléter aux heures creuses." },
        { name: "Tout de suite", text: "À pleine puissance." },
      ],
    },
    day: {
      time: "20\u00a0h",
      name: "La journée",
      text: "Un trait par heure\u202f: les sources au-dessus de l’axe, les usages en dessous. Le soir, la journée se lit d’un bloc.",
      title: "Aujourd’hui",
      label:
        "Écran d’exemple à 20\u00a0h\u202f: la journée heure par heure, sources en haut, usages en bas, avec la part d’énergie de la maison venue du toit.",
      own: "sans le réseau",
      made: "produits",
      used: "consommés",
    },
    battery: {
      time: "23\u00a0h",
      name: "La batterie",
      text: "Quatre modules, ce qu’il en reste, et combien d’heures cela fait. La réserve n’est pas comptée\u202f: elle attend une coupure.",
      title: "Batterie",
      label: "Écran d’exemple à 23\u00a0h\u202f: quatre modules dessinés l’un sur l’autre, remplis à 60\u202f%, et l’autonomie en heures.",
      stored: "{kWh}\u00a0kWh stockés, réserve comprise",
      gives: "Donne",
      lasts: "Tient encore",
      hours: "{hours}\u00a0h",
    },
  },
  decisions: {
    heading: "Qui décide quoi, dans l’exemple",
    items: [
      {
        who: "Vous",
        what: "Le mode, la réserve, l’heure de départ de la voiture, les prises connectées. Rien de cela ne demande un technicien.",
      },
      { who: "ECOS", what: "L’instant\u202f: quand charger, quand rendre, quand attendre. Toujours selon le mode que vous avez choisi." },
      {
        who: "L’installateur",
        what: "Les limites du raccordement, les mises à jour du micrologiciel, l’analyse des codes d’erreur\u202f: dans ECOS Hub. ECOS vous montre chaque code et annonce chaque mise à jour.",
      },
    ],
  },
  path: {
    heading: "De la tour à l’écran",
    lead: "Un enregistreur cholla relie le système à ECOS. Lequel\u202f? Cela dépend du mur entre la batterie et la box.",
    steps: ["AGAVE-\u2060TH, COPIA ou MYRTILLO", "cholla", "votre réseau", "ECOS", "votre téléphone"],
    loggers: {
      "cholla-wifi": "La box est proche, le WiFi passe.",
      "cholla-lan": "Un sous-sol, du béton\u202f: le câble passe toujours.",
      "cholla-4g": "Pas de réseau sur place, ou un chantier qui commence.",
    },
    also: "S’y ajoutent, si vous voulez\u202f:",
  },
  data: {
    heading: "Quelles données vont où",
    caption: "Données, origine et lecteurs",
    columns: ["Donnée", "Vient de", "Lue par", "Sert à"],
    rows: [
      ["Puissances et énergies", "onduleur, par cholla", "vous", "montrer le moment et la journée"],
      ["État de la batterie", "batterie, par cholla", "vous, votre installateur", "niveau, autonomie, entretien"],
      ["Codes d’erreur", "système, par cholla", "vous\u202f; votre installateur, dans ECOS Hub", "trouver la cause"],
      ["Mode et réserve", "votre téléphone", "le système", "faire ce que vous avez choisi"],
    ] satisfies [string, string, string, string][],
    privacy: "Ce que nous faisons des données personnelles",
  },
  onward: {
    heading: "Pour la suite",
    app: "Où et comment l’installer sur votre téléphone.",
    howToBuy: "Un installateur près de chez vous met le système et ECOS en service.",
    contact: "Une question avant d’acheter, ou après.",
    hub: "La même installation, vue par celui qui l’entretient.",
  },
};

export type Copy = typeof fr;
