import type { MailTexts } from "../mail-texts.ts";
import { fr as staffFr } from "../staff/copy/fr.ts";
const ignore = "Si cette demande ne vient pas de vous, ignorez ce message\u202f: rien ne changera.";
const validity = "Ce code est valable 10 minutes. Ne le transmettez à personne, pas même à nous.";

export const fr = {
  footer: "Ce message a été envoyé automatiquement par le site {brand}.",
  replyByMail: "Vous pouvez aussi répondre à cet e-mail\u202f: votre réponse et ses pièces jointes s’ajouteront à l’échange.",
  /** Reason for a mail, shown at its end. */
  reasons: {
    question: "Vous recevez ce message parce que cette adresse a été donnée avec une question sur notre site.",
    installer: "Vous recevez ce message parce que cette adresse a été donnée avec une recherche d’installateur sur notre site.",
    partner: "Vous recevez ce message parce que cette adresse a été donnée avec une candidature de partenaire sur notre site.",
    project: "Vous recevez ce message parce que cette adresse a servi à décrire un projet sur notre site.",
    job: "Vous recevez ce message parce que cette adresse a servi à postuler à un emploi sur notre site.",
    subscription: "Vous recevez ce message parce que cette adresse a été inscrite à notre newsletter.",
    newsletter: "Vous recevez cette newsletter parce que vous vous y êtes abonné sur notre site.",
    account: "Vous recevez ce message parce que cette adresse a été donnée pour un compte sur notre site.",
    staff: "Vous recevez ce message parce qu’un membre de l’équipe {brand} vous a invité.",
    company: "Ce message est destiné à l’équipe {brand}.",
    notice:
      "Vous recevez ce message parce que vous travaillez dans l’espace d’administration de {brand}. Choisissez-y, sous «\u202fNotifications\u202f», les messages que vous souhaitez.",
  },
  unsubscribe: "Se désabonner",
  fields: {
    reference: "Numéro",
    received: "Reçue le",
    invitedBy: "Invité par",
    role: "Votre rôle",
    languages: "Langues",
    name: "Nom",
    country: "Pays ou région",
    email: "E-mail",
    telephone: "Téléphone",
    company: "Société",
    problemType: "Sujet",
    details: "Demande",
    language: "Langue",
    message: "Question",
    laterFiles: "Fichiers trop grands pour un e-mail, à télécharger via le lien",
    note: "Remarque",
  },
  mails: {
    ...staffFr,
    questionReceived: {
      subject: "Nous avons reçu votre question",
      heading: "Votre question est arrivée",
      before: ["Bonjour,", "Notre équipe la lira et vous répondra par e-mail."],
      after: ["Pour ajouter quelque chose, répondez simplement à ce message.", ignore],
    },
    questionForUs: {
      subject: "Question de {sender}",
      heading: "Une question est arrivée par le site",
      before: ["Votre réponse à ce message partira directement à la personne qui a posé la question."],
      after: ["Une réponse écrite dans la boîte de réception de l’espace d’administration conserve tout l’échange au même endroit."],
    },
    installerReceived: {
      subject: "Votre demande d’installateur est arrivée",
      heading: "Recherche de votre installateur",
      before: [
        "Bonjour,",
        "Notre équipe lit votre demande et vous répond par e-mail\u202f: elle vous indique un installateur, ou vous informe qu’il n’y en a pas encore près de chez vous.",
      ],
      action: "Suivre la demande",
      after: ["Le lien ouvre votre demande sans mot de passe, ne le transmettez donc à personne.", ignore],
    },
    installerForUs: {
      subject: "Installateur recherché\u202f: {detail} ({name})",
      heading: "Demande d’installateur reçue par le site",
      before: ["Votre réponse à ce message partira directement à la personne qui cherche."],
      action: "Ouvrir dans la boîte de réception",
      after: [],
    },
    partnerReceived: {
      subject: "Votre candidature est arrivée",
      heading: "Votre candidature est arrivée",
      before: ["Bonjour,", "Notre équipe la lit et vous répond par e-mail."],
      action: "Suivre la candidature",
      after: ["Le lien ouvre votre candidature sans mot de passe, ne le transmettez donc à personne.", ignore],
    },
    partnerForUs: {
      subject: "Candidature de partenaire\u202f: {company}",
      heading: "Une société veut devenir partenaire",
      before: ["Votre réponse à ce message partira directement à la personne qui a envoyé la candidature."],
      action: "Ouvrir dans la boîte de réception",
      after: [],
    },
    projectReceived: {
      subject: "Votre projet est arrivé",
      heading: "Votre projet est arrivé",
      before: [
        "Bonjour,",
        "Notre équipe projets le lit et vous répond par e-mail. S’il manque une donnée, nous vous la demanderons via ce lien.",
      ],
      action: "Suivre la demande",
      after: ["Le lien ouvre votre demande sans mot de passe, ne le transmettez donc à personne.", ignore],
    },
    projectForUs: {
      subject: "Projet\u202f: {company}, {detail}",
      heading: "Un projet est décrit sur le site",
      before: ["Votre réponse à ce message partira directement à la personne qui a décrit le projet."],
      action: "Ouvrir dans la boîte de réception",
      after: [],
    },
    jobReceived: {
      subject: "Votre candidature est arrivée",
      heading: "Votre candidature est arrivée",
      before: ["Bonjour,", "Les personnes chargées de ce recrutement la lisent et vous répondent par e-mail."],
      action: "Suivre la candidature",
      after: ["Le lien ouvre votre candidature sans mot de passe, ne le transmettez donc à personne.", ignore],
    },
    jobForUs: {
      subject: "Candidature à un emploi\u202f: {detail}",
      heading: "Nouvelle candidature à un emploi",
      before: ["Votre réponse à ce message partira directement à la personne qui postule."],
      action: "Ouvrir dans la boîte de réception",
      after: [],
    },
    partnerInReview: {
      subject: "Nous examinons votre candidature",
      heading: "Votre candidature est en cours d’examen",
      before: [
        "Bonjour,",
        "Nous l’avons lue et l’examinons maintenant. S’il nous manque quelque chose, nous vous le demanderons via ce lien.",
      ],
      action: "Suivre la candidature",
      after: ["Le lien ouvre votre candidature sans mot de passe, ne le transmettez donc à personne."],
    },
    partnerAccepted: {
      subject: "Votre candidature est acceptée",
      heading: "Bienvenue parmi nos partenaires",
      before: [
        "Bonjour,",
        "Votre candidature est acceptée. Notre équipe vous écrit pour la suite\u202f; vous pouvez aussi lui écrire via ce lien.",
      ],
      action: "Ouvrir la candidature",
      after: ["Le lien ouvre votre candidature sans mot de passe, ne le transmettez donc à personne."],
    },
    partnerDeclined: {
      subject: "Réponse à votre candidature",
      heading: "Réponse à votre candidature",
      before: [
        "Bonjour,",
        "Merci pour votre candidature. Nous ne pouvons pas l’accepter pour l’instant. Si votre situation change, ou si vous voulez en savoir plus, écrivez-nous via ce lien.",
      ],
      action: "Ouvrir la candidature",
      after: ["Le lien ouvre votre candidature sans mot de passe, ne le transmettez donc à personne."],
    },
    questionAnswered: {
      subject: "Réponse à votre question",
      heading: "Réponse à votre question",
      before: [],
      action: "Voir l’échange et répondre",
      after: [
        "Pour répondre, passez par ce lien\u202f: tout reste ainsi au même endroit. Il ouvre votre échange sans mot de passe, ne le transmettez donc à personne.",
      ],
    },
    questionLink: {
      subject: "Votre nouveau lien vers votre question",
      heading: "Nouveau lien vers votre question",
      before: [
        "Un nouveau lien a été demandé à partir d’un lien plus ancien. Il ouvre votre question et nos réponses, jusqu’à 90 jours après le dernier message.",
      ],
      action: "Voir l’échange et répondre",
      after: [
        "Si ce n’était pas vous, vous n’avez rien à faire. Le lien ouvre votre échange sans mot de passe, ne le transmettez donc à personne.",
      ],
    },
    questionContinued: {
      subject: "{sender}\u202f: suite d’une question",
      heading: "Nouveau message pour une question",
      before: ["La personne qui a posé la question a écrit de nouveau."],
      action: "Répondre dans la boîte de réception",
      after: [],
    },
    answerImpossible: {
      subject: "Aucune réponse par e-mail n’atteint {email}",
      heading: "Notre confirmation a été refusée",
      before: [
        "Le serveur de messagerie de {email} n’accepte aucun message pour cette adresse (SMTP {status}). Une réponse par e-mail n’arriverait pas non plus.",
      ],
      after: ["Le numéro de téléphone figure dans la question."],
    },
    newsletterConfirm: {
      subject: "Confirmez votre abonnement",
      heading: "Confirmez votre abonnement",
      before: ["Cette adresse a été inscrite à la newsletter {brand}. Confirmez qu’elle est bien à vous\u202f:"],
      action: "Confirmer l’abonnement",
      after: ["Ce lien est valable 7 jours. Sans confirmation, aucune newsletter n’est envoyée.", ignore],
    },
    newsletterConfirmed: {
      subject: "Votre abonnement est confirmé",
      heading: "Abonnement confirmé",
      before: ["Vous recevrez la newsletter {brand} à cette adresse. Un clic suffit pour vous désabonner."],
      after: [],
    },
    newsletterIssue: {
      subject: "{subject}",
      heading: "{subject}",
      before: [],
      after: [],
    },
    signUpCode: {
      subject: "{code} est votre code d’inscription",
      heading: "Votre code d’inscription",
      before: ["Saisissez ce code sur la page d’inscription\u202f:"],
      after: [validity, ignore],
    },
    retrieveCode: {
      subject: "{code} est votre code de vérification",
      heading: "Choisir un nouveau mot de passe",
      before: ["Saisissez ce code pour choisir un nouveau mot de passe\u202f:"],
      action: "Choisir sans le code",
      after: [validity, "Le bouton remplace le code et reste valable 10 minutes, lui aussi.", ignore],
    },
    addressCode: {
      subject: "{code} confirme votre nouvelle adresse",
      heading: "Confirmer cette adresse",
      before: ["Saisissez ce code pour utiliser cette adresse avec votre compte\u202f:"],
      after: [validity, ignore],
    },
    addressChanged: {
      subject: "L’adresse de votre compte a changé",
      heading: "Votre adresse a changé",
      before: ["Bonjour {name},", "Votre compte utilise désormais {email}. Cette adresse-ci ne sert plus à se connecter."],
      after: ["Si ce changement ne vient pas de vous, contactez-nous sans attendre en répondant à ce message."],
    },
    passwordChanged: {
      subject: "Votre mot de passe a changé",
      heading: "Votre mot de passe a changé",
      before: ["Bonjour {name},", "Le mot de passe de votre compte vient d’être remplacé et les autres sessions sont fermées."],
      action: "Choisir un autre mot de passe",
      after: ["Si ce changement ne vient pas de vous, choisissez tout de suite un autre mot de passe."],
    },
    accountClosing: {
      subject: "Votre compte sera supprimé le {date}",
      heading: "Votre compte sera supprimé le {date}",
      before: [
        "Bonjour {name},",
        "Vous avez demandé la suppression de votre compte. Jusqu’à cette date, il suffit de vous connecter pour le conserver.",
      ],
      action: "Conserver mon compte",
      after: ["Ensuite, vos données de compte seront définitivement effacées."],
    },
    accountClosed: {
      subject: "Votre compte est supprimé",
      heading: "Votre compte est supprimé",
      before: ["Bonjour {name},", "Vos données de compte ont été effacées, comme vous l’aviez demandé."],
      after: [],
    },
    openApiActivated: {
      subject: "Votre demande d’accès à l’Open API est acceptée",
      heading: "Votre demande est acceptée",
      before: [
        "Bonjour {name},",
        "Le service Open API est activé pour votre compte. Votre clé et vos derniers appels se trouvent dans la console.",
      ],
      action: "Ouvrir la console",
      after: [],
    },
    webhookEnded: {
      subject: "Un webhook de votre compte est désactivé",
      heading: "Un webhook est désactivé",
      before: [
        "Bonjour {name},",
        "Le destinataire {url} a répondu 410 (Gone). Aucun événement ne lui est plus envoyé, et les envois en attente ont pris fin.",
      ],
      action: "Ouvrir la console",
      after: ["Pour recevoir de nouveau des événements, supprimez le webhook par l’API, puis enregistrez une adresse."],
    },
  },
};

export type MailCopy = Omit<typeof fr, "mails"> & { mails: Record<keyof (typeof fr)["mails"], MailTexts> };
