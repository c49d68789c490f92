export const fr = {
  seo: {
    title: "Assistance locale par pays et par usage",
    description:
      "Les contacts de votre pays, par usage et avec leurs horaires\u202f; les installateurs et distributeurs près de chez vous.",
    keywords: ["assistance locale", "service après-vente batterie", "installateur", "distributeur"],
  },
  heading: "Assistance locale par pays et par usage",
  lead: "Écrivez à notre équipe, ou indiquez votre ville pour voir les installateurs et distributeurs proches.",
  form: { country: "Pays ou région", allCountries: "Tous les pays", line: "Usage", allLines: "Tous les usages", submit: "Afficher" },
  contacts: { heading: "Contacts de l’assistance eCactus", everywhere: "Tous les pays", hours: "Horaires" },
  noContacts: {
    lead: "Notre équipe répond aux questions sur un appareil installé. Commencez par l’installateur qui a posé le système.",
    text: "Décrivez l’appareil et le problème dans le formulaire de contact\u202f: notre équipe vous répond par e-mail.",
  },
  empty: {
    heading: "Aucune donnée",
    text: "Aucun contact ne correspond à ce choix. Indiquez le pays dans le formulaire\u202f: notre équipe transmet votre question.",
    link: "Nous contacter",
  },
  order: {
    heading: "Ordre des appels\u202f: installateur, vendeur, eCactus",
    steps: [
      "Votre installateur\u202f: il connaît le câblage et voit l’appareil dans ECOS Hub.",
      "Le vendeur, si l’installateur ne répond plus\u202f: c’est lui qui vous doit la conformité du bien.",
      "Notre équipe, avec le numéro de série, pour tout le reste et pour vos droits envers le fabricant.",
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
