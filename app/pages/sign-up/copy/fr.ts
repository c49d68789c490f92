export const fr = {
  seo: {
    title: "Créer un compte",
    description: "Un compte pour suivre vos questions, gérer vos abonnements et ouvrir la console de l’Open API.",
    keywords: ["inscription", "créer un compte", "compte"],
  },
  heading: "Créer un compte",
  lead: "Pour suivre vos questions, gérer votre abonnement et ouvrir la console de l’Open API.",
  reach: "Pour vous joindre",
  name: "Votre nom ici",
  secret: "Votre mot de passe",
  send: "Créer le compte",
  known: "Déjà un compte\u202f?",
  login: "Se connecter",
  done: {
    heading: "Votre compte est créé.",
    text: "Vous êtes connecté. L’espace personnel vous attend.",
    open: "Ouvrir l’espace personnel",
    home: "Revenir à l’accueil",
  },
};

export type Copy = typeof fr;
