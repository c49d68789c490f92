import { partnerLineNames, partnerRoleNames } from "#domain/request-kinds/schema";

export const fr = {
  seo: {
    title: "Devenir partenaire\u202f: distribuer, installer, construire",
    description:
      "Distributeurs, installateurs et entreprises EPC\u202f: présentez votre société, votre région et votre expérience. Une personne lit la candidature et vous répond.",
    keywords: ["devenir partenaire", "devenir distributeur", "installateur agréé", "candidature entreprise EPC"],
  },
  name: "Devenir partenaire",
  heading: "Devenir partenaire",
  lead: "Pour les distributeurs, les installateurs et les entreprises EPC. Dites-nous qui vous êtes et où vous travaillez\u202f: une personne lit et vous répond.",
  steps: {
    heading: "Ce qui se passe ensuite",
    list: [
      "Vous recevez un e-mail avec un lien pour suivre la candidature, sans compte.",
      "Une personne la lit. S’il manque quelque chose, elle vous le demande via ce lien.",
      "La réponse vient par e-mail\u202f; le même lien l’affiche aussi.",
    ],
  },
  parts: { company: "La société", work: "Le métier", person: "La personne à qui répondre", files: "Les pièces" },
  fields: {
    company: "Raison sociale",
    registration: "Numéro d’immatriculation",
    registrationHint: "Celui du registre ou du fisc de votre pays, par exemple le SIREN ou le numéro de TVA.",
    country: "Pays ou région",
    chooseCountry: "Choisir un pays",
    region: "Région",
    city: "Ville",
    website: "Site web",
    roles: "Vous voulez",
    lines: "Pour quels usages",
    years: "Années de métier",
    installations: "Installations réalisées",
    manufacturers: "Fabricants avec qui vous travaillez",
    manufacturersHint: "Onduleurs, batteries, modules\u202f: ce que vous vendez ou posez aujourd’hui.",
    name: "Nom",
    email: "Adresse e-mail",
    telephone: "Téléphone",
    message: "Autre chose à savoir",
    messageHint: "Un projet, un volume, une question.",
    files: "Fichiers",
    filesHint: "Extrait de registre, références, attestations\u202f: JPEG, PNG, WebP ou PDF\u202f; quatre fichiers, 10\u00a0Mo en tout.",
    brought: "Déjà arrivés, à ne pas choisir une seconde fois",
    withoutFiles: "Ne pas joindre ces fichiers",
  },
  roles: partnerRoleNames.fr,
  lines: partnerLineNames.fr,
  optional: "(facultatif)",
  privacyLink: "Confidentialité",
  send: "Envoyer la candidature",
  sending: "Envoi en cours",
  sent: {
    heading: "Votre candidature est arrivée.",
    text: "Nous la confirmons par e-mail, avec le lien pour la suivre, trois fois par jour au plus pour une même boîte. Si rien n’arrive, regardez le dossier des indésirables\u202f: votre candidature nous est parvenue dans tous les cas.",
  },
};

export type Copy = typeof fr;
