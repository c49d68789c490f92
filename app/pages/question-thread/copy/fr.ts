import { applicationStateNames } from "#domain/request-kinds/schema";

export const fr = {
  seo: {
    title: "Votre question et nos réponses",
    description: "Votre question, nos réponses et votre message suivant au même endroit.",
    keywords: ["question", "réponse", "échange"],
  },
  headings: {
    question: "Votre question",
    installer: "Votre demande d’installateur",
    partner: "Votre candidature",
    project: "Votre projet",
    job: "Votre candidature",
  },
  facts: { reference: "Numéro", received: "Reçue le", company: "Société", answerBy: "Réponse au plus tard le" },
  withheld: "Nous avons reçu votre demande. Votre texte s’affiche ici dès que nous vous avons répondu.",
  messages: "Messages",
  files: "Fichiers",
  from: { sender: "Vous", company: "Notre équipe" },
  states: { open: "En cours", answered: "Réponse envoyée", closed: "Terminée" },
  applicationStates: applicationStateNames.fr,
  message: "Votre message",
  reopens: "Votre message rouvre la question.",
  send: "Envoyer",
  sending: "Envoi en cours",
  sent: "Votre message est envoyé.",
  over: "Ouvrez le lien tel qu’il figure dans notre e-mail. Nous effaçons les questions après la durée indiquée dans notre politique de confidentialité.",
  newLinkHow: "Nous envoyons un nouveau lien à la seule adresse qui a servi à poser la question.",
  newLink: "M’envoyer un nouveau lien",
  mailed: "Un nouveau lien a été envoyé à l’adresse de la question.",
  ask: "Poser une question",
};

export type Copy = typeof fr;
