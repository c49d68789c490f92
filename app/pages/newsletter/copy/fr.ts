export const fr = {
  seo: {
    title: "Newsletter",
    description: "Nouveaux produits, mises à jour, salons et événements, par e-mail. Un clic suffit pour se désabonner.",
    keywords: ["newsletter", "stockage d’énergie", "actualités batterie"],
  },
  newsletter: "Newsletter",
  heading: "Newsletter du stockage d’énergie",
  lead: "La newsletter annonce les produits, les mises à jour et les événements utiles à votre installation ou à votre métier.",
  pictureAlt:
    "Au soleil du matin\u202f: une boîte aux lettres vert sombre à un pilier de pierre, un journal roulé dans son tube, une roue de vélo contre le mur.",
  steps: [
    "Vous entrez votre adresse.",
    "Vous confirmez par e-mail, dans les 7 jours.",
    "Vous vous désabonnez par un lien dans chaque envoi.",
  ],
  fields: {
    email: "Adresse e-mail",
    name: "Nom",
    country: "Pays ou région",
    chooseCountry: "Choisir un pays",
    company: "Société",
    userType: "Vous êtes",
    chooseUserType: "Choisir",
  },
  optional: "(facultatif)",
  userTypes: { epc: "Entreprise EPC", distributor: "Distributeur", installer: "Installateur", endUser: "Utilisateur final" },
  send: "S’abonner",
  sending: "Envoi en cours",
  privacyLink: "Confidentialité",
  sent: {
    heading: "Abonnement réussi",
    next: "Ouvrez l’e-mail de confirmation que nous vous avons envoyé.",
    text: "L’abonnement commence quand vous le confirmez, dans les 7 jours. Nous n’envoyons à une même boîte qu’un e-mail de confirmation par jour. Si l’e-mail n’arrive pas, vérifiez le dossier des indésirables.",
    again: "Entrer une autre adresse",
  },
};

export type Copy = typeof fr;
