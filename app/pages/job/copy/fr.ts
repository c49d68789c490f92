export const fr = {
  jobs: "Postes ouverts",
  example: "Exemple",
  posted: "Publié le {date}",
  apply: "Postuler à ce poste",
  lead: "Un document PDF suffit. N’ajoutez ni photo, ni âge, ni situation de famille.",
  fields: {
    name: "Nom",
    email: "Adresse e-mail",
    telephone: "Téléphone",
    message: "Message",
    messageHint: "Ce que vous avez construit, réparé ou mesuré, et votre date de disponibilité.",
    files: "CV et lettre",
    filesHint: "Au format PDF\u202f; quatre fichiers au plus, 10\u00a0Mo en tout.",
    brought: "Déjà reçus, à ne pas choisir une seconde fois",
    withoutFiles: "Ne pas joindre ces fichiers",
  },
  optional: "(facultatif)",
  privacy: "Ces données ne servent qu’à examiner votre candidature.",
  privacyLink: "Confidentialité",
  send: "Envoyer la candidature",
  sending: "Envoi en cours",
  failed: "L’envoi de votre candidature a échoué.",
  sent: { heading: "Votre candidature est arrivée", all: "Voir les postes ouverts" },
};

export type Copy = typeof fr;
