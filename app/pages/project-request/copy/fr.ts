import { gridConnectionNames, projectServiceNames } from "#domain/request-kinds/schema";

export const fr = {
  seo: {
    title: "Décrire un projet de stockage tertiaire, industriel ou réseau",
    description:
      "Entreprises EPC, développeurs et exploitants\u202f: puissance, énergie, raccordement et date de votre projet de stockage. Notre équipe projets vous répond par e-mail.",
    keywords: ["projet de stockage d’énergie", "demande de projet EPC", "fiche technique de projet", "batterie industrielle"],
  },
  name: "Décrire un projet",
  heading: "Décrire un projet de stockage",
  lead: "Pour les entreprises EPC, les développeurs et les sites industriels. Avec ces données, l’équipe projets vous répond par e-mail.",
  steps: {
    heading: "Suivi de votre demande",
    list: [
      "Vous recevez un e-mail avec un lien pour suivre la demande, sans compte.",
      "L’équipe projets étudie les données et vous demande via ce lien les éléments qui manquent.",
      "Vous recevez la réponse par e-mail et la retrouvez via le même lien.",
    ],
  },
  parts: { project: "Le projet", person: "La société et l’interlocuteur", files: "Les pièces jointes" },
  fields: {
    power: "Puissance",
    powerHint: "Au point de raccordement\u202f; une valeur approchée suffit.",
    unit: "Unité",
    powerUnit: "Unité de puissance",
    energy: "Énergie",
    energyUnit: "Unité d’énergie",
    connection: "Raccordement au réseau",
    chooseConnection: "Pas encore décidé",
    country: "Pays ou région du site",
    chooseCountry: "Choisir un pays",
    wantedOn: "Mise en service souhaitée",
    services: "Prestations attendues",
    message: "Message",
    messageHint: "Usage du stockage, site, délais, normes à respecter.",
    company: "Société",
    name: "Nom",
    email: "Adresse e-mail",
    telephone: "Téléphone",
    files: "Fichiers",
    filesHint: "Schéma unifilaire, courbe de charge, plan\u202f: PDF, JPEG, PNG ou WebP\u202f; quatre fichiers, 10\u00a0Mo en tout.",
    brought: "Déjà reçus, à ne pas choisir une seconde fois",
    withoutFiles: "Ne pas joindre ces fichiers",
  },
  connections: gridConnectionNames.fr,
  services: projectServiceNames.fr,
  optional: "(facultatif)",
  privacyLink: "Confidentialité",
  send: "Envoyer le projet",
  sending: "Envoi en cours",
  failed: "L’envoi de votre projet a échoué.",
  sent: { heading: "Votre projet est arrivé", again: "Décrire un autre projet" },
};

export type Copy = typeof fr;
