import { applicationStateNames } from "#domain/request-kinds/schema";

export const fr = {
  seo: {
    title: "Votre question et nos réponses",
    description: "Votre question, nos réponses et la place pour répondre, au même endroit.",
    keywords: ["question", "réponse", "échange"],
  },
  headings: { question: "Votre question.", installer: "Votre demande d’installateur.", partner: "Votre candidature." },
  withheld: "Votre demande est chez nous. Ce que vous avez écrit s’affiche ici dès que nous vous avons répondu.",
  messages: "Messages",
  files: "Fichiers",
  from: { sender: "Vous", company: "Notre équipe" },
  states: { open: "En cours", answered: "Réponse envoyée", closed: "Close" },
  applicationStates: applicationStateNames.fr,
  message: "Votre message",
  reopens: "Votre message rouvre la question.",
  send: "Envoyer",
  sending: "Envoi en cours",
  sent: "Votre message est envoyé.",
  over: "Ouvrez-le tel qu’il figure dans notre e-mail. Les questions ne se gardent pas pour toujours\u202f: notre politique de confidentialité dit combien de temps.",
  newLinkHow: "Nous en envoyons un nouveau à l’adresse d’où la question est venue, et à aucune autre.",
  newLink: "M’envoyer un nouveau lien",
  mailed: "Un nouveau lien est en route vers l’adresse de la question.",
  ask: "Poser une question",
};

export type Copy = typeof fr;
