type LegendEntry = { look: "sun" | "battery" | "charging" | "grid"; text: string };

export const fr = {
  seo: {
    title: "Pour les particuliers\u202f: batterie selon votre facture",
    description:
      "Indiquez votre consommation annuelle ou votre facture\u202f: la page calcule la tour AGAVE-TH ou MYRTILLO et la soirée qu’elle couvre.",
    keywords: ["batterie pour la maison", "choisir une batterie domestique", "taille de batterie", "facture d’électricité", "particuliers"],
  },
  name: "Particuliers",
  heading: "Une batterie à la taille de votre facture",
  lead: "Indiquez une année d’électricité\u202f: vous voyez la batterie qui convient et l’énergie qu’elle fournit après le coucher du soleil.",
  tool: {
    bill: { label: "Votre électricité sur un an", hint: "Le total de votre facture annuelle, en kWh ou en euros." },
    unit: "Ce total est en",
    price: {
      label: "Prix d’un kilowattheure",
      hint: "Il figure sur la facture\u202f; il sert à passer du montant aux kWh.",
      problems: {
        noPrice: "Indiquez le prix d’un kWh.",
        outOfRange:
          "À ce prix, la consommation sort des limites du calcul, de {min} à {max}\u00a0kWh par an. Vérifiez le montant et le prix.",
      },
    },
    result: "Votre batterie",
    modules: { one: "module", other: "modules" },
    product: "Voir cette configuration",
    share: "de la consommation de l’année couverte par le toit et la batterie, selon la météo et vos habitudes",
    night: "fournis par la batterie entre le coucher et le lever du soleil, sur {dark}\u00a0kWh consommés, un jour moyen de printemps",
    complete: "Compléter le calcul",
    installer: "Demander un installateur",
    assumptions: [
      "Toit\u202f: {pv}\u00a0kWc, dans la même proportion que l’exemple du calculateur, {examplePv}\u00a0kWc pour {exampleEnergy}\u00a0kWh par an. Le calcul complet part de votre toit.",
      "Le nombre de modules suppose {night}\u00a0% de la consommation entre le coucher et le lever du soleil, comme dans les longues nuits\u202f; la journée de printemps dessinée en compte moins. La batterie restitue {usable}\u00a0% de son énergie nominale, réserve et pertes comprises.",
      "La part de l’année est calculée heure par heure sur une année type ({source}), jours couverts compris.",
      "Sans pompe à chaleur ni voiture électrique\u202f: le calcul complet les ajoute.",
    ],
  },
  day: {
    heading: "Votre journée avec cette batterie",
    alt: "Un jour moyen de printemps en 96 quarts d’heure. Au-dessus de l’axe, le toit alimente la maison le jour et la batterie fournit {stored} des {dark}\u00a0kWh consommés la nuit. Sous l’axe, la batterie se charge de {charged}\u00a0kWh le jour.",
    hours: ["0\u00a0h", "6\u00a0h", "12\u00a0h", "18\u00a0h", "24\u00a0h"],
    legend: [
      { look: "sun", text: "soleil\u202f: traits pour la maison, courbe pour tout le toit" },
      { look: "battery", text: "batterie, au-dessus de l’axe\u202f: alimente la maison le soir et la nuit" },
      { look: "charging", text: "batterie, sous l’axe\u202f: se charge le jour" },
      { look: "grid", text: "réseau" },
    ] as LegendEntry[],
    caption:
      "Simulation d’un jour moyen de printemps à {city}\u202f: {consumption}\u00a0kWh par an, {pv}\u00a0kWc sur le toit, {yield}\u00a0kWh par kWc ce jour-là. Un trait représente 15\u00a0minutes.",
  },
  further: {
    heading: "Avant de signer",
    compare: "Comparer AGAVE-TH et MYRTILLO",
    links: {
      outage: { text: "Pendant une coupure", note: "Les circuits alimentés et le matériel nécessaire." },
      place: { text: "Emplacement et jour de la pose", note: "Où la batterie peut se trouver, et comment se passe la journée." },
      compatibility: { text: "Compatibilité avec votre onduleur", note: "Le tableau par marque, avec sources." },
      ecos: { text: "Application ECOS", note: "Production, batterie, maison et réseau sur votre téléphone." },
      warranty: { text: "Garantie", note: "Les pièces à conserver, et la déclaration d’un défaut." },
      ask: { text: "Poser une question", note: "Décrivez la consommation et le toit. Notre équipe vous répond." },
    },
  },
};

export type Copy = typeof fr;
