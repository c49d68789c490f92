export const fr = {
  seo: {
    title: "Compatibilité des onduleurs et batteries",
    description:
      "Onduleurs, batteries et enregistreurs qui fonctionnent avec AGAVE-TH, MYRTILLO et COPIA\u202f: réponse, micrologiciel, marché et document source.",
    keywords: [
      "compatibilité onduleur batterie",
      "onduleur compatible",
      "batterie compatible",
      "AGAVE-TH",
      "MYRTILLO",
      "COPIA",
      "micrologiciel",
    ],
  },
  heading: "Compatibilité\u202f: onduleurs, batteries et accessoires",
  lead: "Cherchez un appareil et vérifiez s’il fonctionne avec le vôtre, et à partir de quelle version du micrologiciel.",
  filter: {
    label: "Filtrer le tableau",
    device: "Notre produit",
    maker: "Fabricant",
    answer: "Compatible",
    any: "Tous",
    submit: "Afficher",
  },
  columns: {
    other: "Autre appareil",
    maker: "Fabricant",
    model: "Modèle",
    device: "Notre produit",
    answer: "Compatible",
    firmware: "Micrologiciel",
    market: "Marché",
    note: "Remarque et source",
    document: "Document",
    date: "Date",
  },
  answers: {
    yes: "Oui",
    from: "À partir d’une version",
    no: "Non",
  },
  from: "À partir de la version {version}",
  firmware: "Version {version}",
  everyMarket: "Tous les pays",
  example: "Exemple",
  count: {
    none: "Aucune combinaison",
    one: "{count} combinaison",
    other: "{count} combinaisons",
  },
  download: "Télécharger (CSV)",
  print: "Imprimer",
  noList: "Notre liste n’est pas encore publiée. Indiquez-nous le fabricant, le modèle et le micrologiciel de votre appareil.",
  empty: {
    heading: "Aucune donnée",
    text: "Aucune réponse n’est publiée pour cette sélection. Indiquez-nous le fabricant, le modèle et le micrologiciel de votre appareil.",
    link: "Demander si mon appareil est compatible",
  },
  ask: {
    heading: "Un appareil absent du tableau",
    text: "Une combinaison absente n’est pas confirmée. Envoyez-nous le fabricant, le modèle et la version du micrologiciel avant de commander.",
    link: "Demander si mon appareil est compatible",
    retrofit: "Ajouter une batterie à des panneaux existants",
  },
};

export type Copy = typeof fr;
