export const fr = {
  seo: {
    title: "Mot de passe oublié",
    description: "Recevez un code par e-mail et choisissez un nouveau mot de passe pour votre compte.",
    keywords: ["mot de passe oublié", "nouveau mot de passe", "compte"],
  },
  heading: "Mot de passe oublié",
  lead: "Nous envoyons un code à l’adresse de votre compte. Ce code sert à choisir un nouveau mot de passe.",
  headingCode: "Nouveau mot de passe",
  leadCode: "Saisissez le code reçu, puis votre nouveau mot de passe.",
  leadLink: "Choisissez votre nouveau mot de passe. Le lien de l’e-mail remplace le code.",
  send: "Changer le mot de passe",
  login: "Se connecter",
  used: {
    heading: "Ce lien a déjà servi ou n’est plus valable",
    text: "Un lien définit un seul mot de passe et vaut 10\u00a0minutes. Connectez-vous avec le nouveau mot de passe, ou demandez un autre code.",
  },
  done: {
    heading: "Votre mot de passe est changé",
    text: "Les autres sessions de ce compte sont fermées.",
    countdown: "La page de connexion s’ouvre dans {seconds}\u00a0s.",
    stopped: "Le compte à rebours est arrêté.",
    stop: "Arrêter le compte à rebours",
    login: "Se connecter maintenant",
  },
};

export type Copy = typeof fr;
