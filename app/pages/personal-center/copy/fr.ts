import { kindNames } from "#domain/request-kinds/schema";
export const fr = {
  seo: {
    title: "Espace personnel",
    description: "Votre profil, vos sessions, vos questions et vos données.",
    keywords: ["espace personnel", "compte"],
  },
  /** `{name}` is how one wants to be called. */
  greeting: "Bonjour {name}.",
  contents: "Sections de cette page",
  console: "Console Open API",
  sections: {
    profile: { name: "Profil", text: "Votre nom affiché et vos coordonnées." },
    email: {
      name: "Adresse e-mail",
      text: "Adresse actuelle\u202f: {email}. Un code est envoyé à la nouvelle adresse\u202f; l’ancienne est prévenue, et vos autres sessions se ferment.",
    },
    password: { name: "Mot de passe", text: "Un changement de mot de passe ferme toutes vos autres sessions." },
    sessions: { name: "Sessions et appareils", text: "Vos appareils connectés. Fermez les sessions que vous ne reconnaissez pas." },
    questions: { name: "Mes questions", text: "Vos questions et leur état." },
    newsletter: { name: "Newsletter", text: "La newsletter est envoyée à l’adresse de votre compte." },
    data: { name: "Mes données", text: "Toutes vos données enregistrées, dans un seul fichier JSON." },
    delete: {
      name: "Supprimer le compte",
      text: "Le compte se ferme tout de suite et s’efface 14 jours plus tard, avec les questions envoyées de son adresse et son abonnement à la newsletter. Pour conserver le compte, connectez-vous avant cette date.",
    },
  },
  language: "Langue de nos messages",
  newEmail: "Nouvelle adresse e-mail",
  actions: {
    profile: "Enregistrer",
    email: "Changer l’adresse",
    password: "Changer le mot de passe",
    session: "Fermer",
    sessions: "Fermer toutes les autres",
    subscribe: "S’abonner",
    unsubscribe: "Se désabonner",
    export: "Télécharger mes données",
    delete: "Supprimer mon compte",
  },
  results: {
    profile: "Votre profil est enregistré.",
    email: "Votre adresse est changée.",
    password: "Votre mot de passe est changé.",
    session: "La session est fermée.",
    sessions: "Toutes les autres sessions sont fermées.",
    newsletter: "Votre choix est enregistré.",
  },
  session: { current: "Cet appareil", unknown: "Appareil inconnu", seen: "Vu {date}", end: "Fermer la session\u202f: {device}" },
  subscribed: "Votre abonnement est actif.",
  notSubscribed: "Vous n’êtes pas abonné.",
  question: {
    kinds: kindNames.fr,
    states: { open: "En cours", answered: "Réponse envoyée", closed: "Terminée" },
    none: "Vous n’avez pas encore posé de question.",
    ask: "Poser une question",
    thread: "Lire et répondre",
  },
  staffAccount: {
    lastAdministrator: {
      heading: "Il doit rester au moins un administrateur",
      text: "Vous êtes le seul. Donnez d’abord ce rôle à une autre personne dans l’espace d’administration.",
    },
    proofNeeded: {
      heading: "Ce compte appartient à l’équipe",
      text: "Déconnectez-vous, puis reconnectez-vous à l’espace d’administration avec votre second facteur, et supprimez le compte dans les dix minutes. Votre accès à cet espace prend alors fin aussitôt.",
    },
    open: "Ouvrir l’espace d’administration",
  },
  signOut: {
    action: "Se déconnecter",
    heading: "Se déconnecter de cet appareil\u202f?",
    text: "Vos autres sessions restent ouvertes.",
    confirm: "Oui, me déconnecter",
    stay: "Rester connecté",
  },
  expired: "Votre session a expiré.",
};

export type Copy = typeof fr;
