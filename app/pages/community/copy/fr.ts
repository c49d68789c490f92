import { feedCopies } from "#domain/feeds/schema";

export const fr = {
  seo: {
    title: "Communauté\u202f: questions, partage, actualités",
    description:
      "Questions, partage, actualités et règles de conduite\u202f: comment échanger avec l’équipe eCactus et suivre ses publications.",
    keywords: ["communauté eCactus", "retours d’utilisateurs", "règles de conduite", "newsletter"],
  },
  heading: "Communauté eCactus\u202f: questions, partage, actualités",
  lead: "Posez une question à notre équipe, partagez une page avec d’autres utilisateurs ou suivez nos actualités.",
  ask: {
    heading: "Poser une question",
    text: "Les questions utiles à tous rejoignent la liste publique, avec leur réponse et sans votre nom.",
    names: {
      faqs: { text: "Questions fréquentes", note: "Les réponses déjà publiées" },
      codes: { text: "Codes d’erreur", note: "Signification, cause, intervenant autorisé" },
      contact: { text: "Nous contacter", note: "Notre équipe répond par e-mail" },
    },
  },
  share: {
    heading: "Partager une page",
    text: "Copiez l’adresse affichée par votre navigateur\u202f: elle ouvre la page telle que vous la voyez.",
    names: {
      tower: { text: "Votre tour MYRTILLO", note: "Avec les modules et les tours choisis" },
      compare: { text: "Une comparaison", note: "Jusqu’à trois produits côte à côte" },
      answer: { text: "Une réponse précise", note: "Chaque question s’ouvre par son lien" },
    },
  },
  follow: {
    heading: "Suivre nos actualités",
    text: "Choisissez les articles, les dates ou la newsletter. Vous vous désabonnez en un clic.",
    names: {
      news: { text: "Actualités", note: "Produits, normes, chantiers" },
      blog: { text: "Blog", note: "Articles techniques avec leurs sources" },
      activity: { text: "Événements", note: "Dates à mettre dans l’agenda" },
      newsletter: { text: "Newsletter", note: "Par e-mail, après confirmation" },
    },
  },
  feeds: "Flux et calendrier\u202f:",
  calendar: feedCopies.fr.event.calendarOfAll,
  channels: "Réseaux sociaux\u202f:",
  conduct: {
    heading: "Règles de conduite",
    text: "Ces règles s’appliquent à tous les échanges sur nos canaux.",
    rules: [
      "Parlez des appareils et respectez les personnes.",
      "Ne publiez aucun mode d’emploi pour ouvrir un appareil, contourner une protection ou changer un code réseau\u202f: quelqu’un pourrait se blesser.",
      "Indiquez pour chaque mesure l’appareil, la date et les conditions.",
      "Ne publiez ni adresses, ni numéros de série, ni photos d’autrui.",
      "Signalez si vous vendez ou installez nos produits.",
      "Signalez-nous une faille de sécurité avant de la publier.",
    ],
  },
  feedback: {
    heading: "Votre avis sur nos produits",
    text: "Signalez un guide peu clair, une fonction absente d’ECOS ou une erreur sur ce site. Notre équipe vous répond.",
    link: "Donner votre avis",
  },
};

export type Copy = typeof fr;
