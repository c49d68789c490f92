export const fr = {
  seo: {
    title: "Mot de passe oublié",
    description: "Recevez un code par e-mail et choisissez un nouveau mot de passe pour votre compte.",
    keywords: ["mot de passe oublié", "nouveau mot de passe", "compte"],
  },
  steps: "Étape {step} sur 2",
  heading: "Mot de passe oublié",
  lead: "Un code part vers l’adresse de votre compte. Il sert à choisir un nouveau mot de passe.",
  headingCode: "Nouveau mot de passe",
  leadCode: "Saisissez le code reçu, puis le mot de passe que vous voulez.",
  leadLink: "Choisissez le mot de passe que vous voulez. Le lien de l’e-mail tient lieu de code.",
  send: "Changer le mot de passe",
  previous: "Étape précédente",
  login: "Se connecter",
  done: {
    heading: "Votre mot de passe est changé.",
    text: "Les autres sessions de ce compte sont fermées.",
    countdown: "La page de connexion s’ouvre dans {seconds}\u00a0s.",
    stopped: "Le compte à rebours est arrêté. Prenez votre temps.",
    stop: "Arrêter le compte à rebours",
    login: "Se connecter maintenant",
  },
};

export type Copy = typeof fr;
