export const fr = {
  seo: {
    title: "Créer un compte",
    description: "Un compte pour suivre vos questions, gérer vos abonnements et ouvrir la console de l’Open API.",
    keywords: ["inscription", "créer un compte", "compte"],
  },
  heading: "Créer un compte",
  lead: "Un compte permet de suivre vos questions, de gérer votre abonnement et d’ouvrir la console de l’Open API.",
  leadCode: "Saisissez le code reçu, puis choisissez votre nom et votre mot de passe.",
  name: "Votre nom sur le site",
  secret: "Votre mot de passe",
  send: "Créer le compte",
  known: "Déjà un compte\u202f?",
  login: "Se connecter",
  done: {
    heading: "Votre compte est créé",
    text: "Vous êtes connecté. Votre espace personnel est ouvert.",
    open: "Ouvrir l’espace personnel",
    home: "Revenir à l’accueil",
  },
};

export type Copy = typeof fr;
