export const fr = {
  confirm: {
    title: "Confirmer l’abonnement",
    heading: "Confirmez votre abonnement.",
    text: "Vous recevrez ensuite la newsletter à l’adresse où ce lien est arrivé.",
    button: "Confirmer l’abonnement",
    done: { heading: "Votre abonnement est confirmé.", text: "Un e-mail vous le rappelle, avec le lien pour arrêter." },
    over: "Le lien d’un e-mail de confirmation vaut 7 jours. Abonnez-vous à nouveau pour en recevoir un autre.",
    on: "Vers la newsletter",
  },
  unsubscribe: {
    title: "Se désabonner",
    heading: "Ne plus recevoir la newsletter ?",
    text: "Un clic, et plus aucun envoi ne part vers cette adresse.",
    button: "Se désabonner",
    done: {
      heading: "Vous êtes désabonné.",
      text: "Plus aucune newsletter ne part vers cette adresse. Vous pouvez revenir quand vous voulez.",
    },
    over: "Ce lien n’est pas complet. Ouvrez-le depuis l’e-mail, ou répondez à cet e-mail : une personne s’en charge.",
    on: "Vers la newsletter",
  },
  sending: "Envoi en cours",
};

export type Copy = typeof fr;
