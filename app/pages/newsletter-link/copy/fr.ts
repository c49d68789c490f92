export const fr = {
  confirm: {
    title: "Confirmer l’abonnement",
    heading: "Confirmez votre abonnement",
    text: "Vous recevrez ensuite la newsletter à l’adresse où ce lien est arrivé.",
    button: "Confirmer l’abonnement",
    done: { heading: "Votre abonnement est confirmé", text: "Un e-mail le confirme, avec le lien de désabonnement." },
    over: "Le lien d’un e-mail de confirmation vaut 7 jours. Abonnez-vous à nouveau pour en recevoir un autre.",
    on: "Vers la newsletter",
  },
  unsubscribe: {
    title: "Se désabonner",
    heading: "Se désabonner de la newsletter",
    text: "Un clic suffit\u202f: vous ne recevrez plus de newsletter à cette adresse.",
    button: "Se désabonner",
    done: {
      heading: "Vous êtes désabonné",
      text: "Vous ne recevrez plus de newsletter à cette adresse. Vous pouvez vous réabonner à tout moment.",
    },
    over: "Ce lien n’est pas complet. Ouvrez-le depuis l’e-mail, ou répondez à cet e-mail\u202f: notre équipe s’en charge.",
    on: "Vers la newsletter",
  },
  sending: "Envoi en cours",
};

export type Copy = typeof fr;
