export const fr = {
  seo: {
    title: "Se connecter",
    description: "Connectez-vous à votre compte avec votre e-mail, votre nom d’utilisateur ou votre numéro de téléphone.",
    keywords: ["connexion", "compte", "se connecter"],
  },
  heading: "Se connecter",
  lead: "Retrouvez vos questions, vos sessions et votre accès à l’Open API.",
  ways: "Mode de connexion",
  byName: "E-mail ou nom",
  byPhone: "Téléphone",
  login: "E-mail ou nom d’utilisateur",
  send: "Se connecter",
  captcha: "Dernière vérification",
  captchaText: "Saisissez encore une fois votre mot de passe, puis cliquez dans l’image\u202f: ce clic vous connecte.",
  forgotten: "Mot de passe oublié\u202f?",
  noAccount: "Pas encore de compte\u202f?",
  signUp: "Créer un compte",
  results: {
    "signed-out": { heading: "Vous êtes déconnecté", text: "Votre session est fermée sur cet appareil." },
    reset: { heading: "Votre mot de passe est changé", text: "Connectez-vous avec le nouveau." },
    deleted: {
      heading: "Votre compte sera supprimé",
      text: "Un e-mail vous indique la date. Pour conserver le compte, connectez-vous avant cette date.",
    },
  },
};

export type Copy = typeof fr;
