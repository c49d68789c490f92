export const fr = {
  seo: {
    title: "Assistance locale par pays et par gamme",
    description:
      "Qui répond dans votre pays, pour quelle gamme et à quelles heures\u202f; installateurs et distributeurs près de chez vous.",
    keywords: ["assistance locale", "service après-vente batterie", "installateur", "distributeur"],
  },
  heading: "Assistance locale",
  lead: "Tapez votre ville, ou choisissez un pays, puis une gamme. D’abord qui répond chez nous, ensuite qui se déplace.",
  form: { country: "Pays ou région", allCountries: "Tous les pays", line: "Gamme", allLines: "Toutes les gammes", submit: "Afficher" },
  contacts: { heading: "Nos contacts", everywhere: "Tous les pays", hours: "Heures\u202f:" },
  empty: {
    heading: "Aucune donnée",
    text: "Pas de contact propre à ce choix. Le formulaire arrive à la bonne personne si vous y indiquez le pays.",
    link: "Écrire à l’assistance",
  },
  order: {
    heading: "Qui appeler d’abord",
    steps: [
      "Votre installateur\u202f: il connaît le câblage et voit l’appareil dans ECOS Hub.",
      "Le vendeur, si l’installateur ne répond plus\u202f: c’est lui qui vous doit la conformité du bien.",
      "Nous, avec le numéro de série, pour tout le reste et pour vos droits envers le fabricant.",
    ],
  },
  partners: {
    heading: "Installateurs et distributeurs",
    kinds: { distributor: "Distributeur", installer: "Installateur" },
    map: "Voir la carte",
    ask: "Demander un installateur",
    empty: "Aucune donnée pour ce choix. Demandez-nous qui installe dans votre région.",
  },
};

export type Copy = typeof fr;
