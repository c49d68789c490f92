import { subjectNames } from "#domain/contact/schema";
export const fr = {
  seo: {
    title: "Nous contacter",
    description: "Posez votre question sur un produit, un projet, une panne ou un document. Notre équipe vous répond par e-mail.",
    keywords: ["contact", "question", "assistance batterie", "stockage d’énergie"],
  },
  heading: "Contacter l’équipe eCactus",
  lead: "Posez votre question sur un produit, un projet, une panne ou un document. Notre équipe répond par e-mail\u202f; le numéro de série accélère la réponse.",
  // `stated` is sent for the company of a private person.
  writer: { legend: "Vous écrivez", company: "pour une société", private: "à titre privé", stated: "Particulier" },
  fields: {
    problemType: "Sujet",
    chooseProblem: "Choisir un sujet",
    name: "Nom",
    country: "Pays ou région",
    chooseCountry: "Choisir un pays",
    email: "Adresse e-mail",
    telephone: "Téléphone",
    company: "Société",
    message: "Message",
    messageHint: "Par exemple ce que l’appareil affiche, et depuis quand.",
    serialNumber: "Numéro de série",
    serialNumberHint: "Sur la plaque de l’appareil, ou dans ECOS.",
    files: "Photos et documents",
    filesHint: "JPEG, PNG, WebP ou PDF\u202f; quatre fichiers, 10\u00a0Mo en tout. Le lieu de la prise de vue est effacé des photos.",
    brought: "Déjà reçus, à ne pas choisir une seconde fois",
    withoutFiles: "Ne pas joindre ces fichiers",
  },
  optional: "(facultatif)",
  problems: subjectNames.fr,
  configurationLine: "Produit souhaité\u202f: {configuration}",
  codeLine: "Code affiché\u202f: {code}",
  send: "Envoyer la question",
  sending: "Envoi en cours",
  privacy: "Vos données ne servent qu’à cette réponse.",
  privacyLink: "Confidentialité",
  sent: {
    heading: "Votre question a bien été envoyée\u202f!",
    text: "Nous confirmons les questions par e-mail, trois par jour au plus pour une même boîte. Si rien n’arrive, vérifiez le dossier des indésirables. Votre question nous est parvenue dans tous les cas.",
    again: "Poser une autre question",
  },
  elsewhere: {
    heading: "Autres moyens de nous joindre",
    phone: "Par téléphone",
    email: "Par e-mail",
    wechat: "WeChat",
    wechatCode: "Code QR de notre compte WeChat",
    search: "Rechercher sur le site",
  },
  example: "Exemple",
};

export type Copy = typeof fr;
