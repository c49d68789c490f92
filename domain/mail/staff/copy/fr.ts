import type { MailTexts } from "../../mail-texts.ts";

const ignore = "Si cette demande ne vient pas de vous, ignorez ce message\u202f: rien ne changera.";

/** Mails to staff users: sign-in, invitations and notices. */
export const fr = {
  passkeyAdded: {
    subject: "Une clé d’accès a été ajoutée à votre compte",
    heading: "Une clé d’accès a été ajoutée à votre compte",
    before: [
      "Bonjour {name},",
      "La clé d’accès «\u202f{passkey}\u202f» a été ajoutée à votre compte de l’espace d’administration. Elle permet de se connecter sans mot de passe.",
    ],
    action: "Vérifier mon compte",
    after: [
      "Si ce n’est pas vous, changez votre mot de passe et supprimez ce que vous ne connaissez pas, ou demandez à un administrateur.",
    ],
  },
  secondFactorRenewed: {
    subject: "Votre application d’authentification a été remplacée",
    heading: "Votre application d’authentification a été remplacée",
    before: [
      "Bonjour {name},",
      "Une autre application d’authentification a été configurée pour votre compte de l’espace d’administration. L’ancienne application et tous les codes de secours ne sont plus valables.",
    ],
    action: "Vérifier mon compte",
    after: [
      "Si ce n’est pas vous, changez votre mot de passe et supprimez ce que vous ne connaissez pas, ou demandez à un administrateur.",
    ],
  },
  recoveryCodesRenewed: {
    subject: "Vous avez de nouveaux codes de secours",
    heading: "Vous avez de nouveaux codes de secours",
    before: [
      "Bonjour {name},",
      "De nouveaux codes de secours ont été créés pour votre compte de l’espace d’administration. Les anciens ne sont plus valables.",
    ],
    action: "Vérifier mon compte",
    after: [
      "Si ce n’est pas vous, changez votre mot de passe et supprimez ce que vous ne connaissez pas, ou demandez à un administrateur.",
    ],
  },
  staffInvitation: {
    subject: "Votre invitation à l’espace d’administration de {brand}",
    heading: "Vous êtes invité",
    before: ["Vous êtes invité à rejoindre l’espace d’administration du site {brand}."],
    action: "Rejoindre",
    after: ["Le lien est valable une seule fois, pendant 3 jours.", "Si vous ne savez pas de quoi il s’agit, ignorez ce message."],
  },
  staffPassword: {
    subject: "Choisissez un nouveau mot de passe pour l’espace d’administration",
    heading: "Choisissez un nouveau mot de passe",
    before: [
      "Un nouveau mot de passe a été demandé pour votre compte de l’espace d’administration de {brand}. Le lien est valable une seule fois, pendant 10 minutes\u202f:",
    ],
    action: "Choisir un nouveau mot de passe",
    after: ["Votre second facteur vous sera toujours demandé. Vos autres sessions prennent fin.", ignore],
  },
  noticeAssigned: {
    subject: "{actor} vous a attribué une question",
    heading: "Une question vous est attribuée",
    before: ["{actor} vous a attribué la question de {title}."],
    action: "Ouvrir la question",
    after: [],
  },
  noticeReplied: {
    subject: "{title} a répondu",
    heading: "Nouveau message dans votre question",
    before: ["{title} a écrit de nouveau dans une question qui vous est attribuée."],
    action: "Ouvrir la question",
    after: [],
  },
  noticeReviewRequested: {
    subject: "Relecture demandée\u202f: {title}",
    heading: "Une relecture est demandée",
    before: ["{actor} vous demande de relire «\u202f{title}\u202f» avant sa publication."],
    action: "Ouvrir l’entrée",
    after: [],
  },
  noticeReviewDecided: {
    subject: "Relecture de {title}",
    heading: "Votre demande de relecture a reçu une réponse",
    before: ["{actor} a relu «\u202f{title}\u202f»."],
    action: "Ouvrir l’entrée",
    after: [],
  },
  noticeCommented: {
    subject: "Commentaire sur {title}",
    heading: "Nouveau commentaire",
    before: ["{actor} a commenté «\u202f{title}\u202f»."],
    action: "Ouvrir l’entrée",
    after: [],
  },
} satisfies Record<string, MailTexts>;

export type StaffMails = Record<keyof typeof fr, MailTexts>;
