import { partnerLineNames, partnerRoleNames } from "#domain/request-kinds/schema";

export const fr = {
  seo: {
    title: "Devenir partenaire\u202f: distribuer, installer, construire",
    description:
      "Distributeurs, installateurs et entreprises EPC\u202f: présentez votre société, votre région et votre expérience. Notre équipe lit la candidature et vous répond.",
    keywords: ["devenir partenaire", "devenir distributeur", "installateur agréé", "candidature entreprise EPC"],
  },
  name: "Devenir partenaire",
  heading: "Devenir partenaire\u202f: distribuer, installer, construire",
  lead: "Les distributeurs, les installateurs et les entreprises EPC présentent ici leur société et leur région. Notre équipe lit chaque candidature et vous répond.",
  tools: {
    hub: { text: "ECOS Hub", note: "La mise en service, les mises à jour et les codes erreur de toutes vos installations." },
    documents: { text: "Documents", note: "Les fiches techniques et les guides rapides en PDF, en cinq langues." },
    pictures: { text: "Images et logo", note: "Pour votre catalogue et votre site, avec leurs conditions d’utilisation." },
    directory: { text: "Où acheter", note: "L’annuaire où vos clients cherchent une entreprise près de chez eux." },
  },
  steps: {
    heading: "Suivi de votre candidature",
    list: [
      "Vous recevez un e-mail avec un lien pour suivre la candidature, sans compte.",
      "Notre équipe la lit et vous demande via ce lien les éléments qui manquent.",
      "Vous recevez la réponse par e-mail et la retrouvez via le même lien.",
    ],
  },
  parts: { company: "La société", work: "Le métier", person: "L’interlocuteur", more: "Compléter le dossier (facultatif)" },
  fields: {
    company: "Raison sociale",
    registration: "Numéro d’immatriculation",
    registrationHint: "Celui du registre ou du fisc de votre pays, par exemple le SIREN ou le numéro de TVA.",
    country: "Pays ou région",
    chooseCountry: "Choisir un pays",
    region: "Région",
    city: "Ville",
    website: "Site web",
    roles: "Votre activité",
    lines: "Usages concernés",
    years: "Années de métier",
    installations: "Installations réalisées",
    manufacturers: "Fabricants avec qui vous travaillez",
    manufacturersHint: "Onduleurs, batteries, panneaux\u202f: ce que vous vendez ou posez aujourd’hui.",
    name: "Nom",
    email: "Adresse e-mail",
    telephone: "Téléphone",
    message: "Message",
    messageHint: "Un projet, un volume, une question.",
    files: "Fichiers",
    filesHint: "Extrait de registre, références, attestations\u202f: JPEG, PNG, WebP ou PDF\u202f; quatre fichiers, 10\u00a0Mo en tout.",
    brought: "Déjà reçus, à ne pas choisir une seconde fois",
    withoutFiles: "Ne pas joindre ces fichiers",
  },
  roles: partnerRoleNames.fr,
  lines: partnerLineNames.fr,
  optional: "(facultatif)",
  privacyLink: "Confidentialité",
  send: "Envoyer la candidature",
  sending: "Envoi en cours",
  sent: "Votre candidature est arrivée",
};

export type Copy = typeof fr;
