import { feedCopies } from "#domain/feeds/schema";

export const fr = {
  seo: {
    title: "Communauté\u202f: demander, partager, suivre",
    description: "Ce qui existe aujourd’hui pour échanger avec nous et entre vous, nos règles de conduite, et où dire ce qui manque.",
    keywords: ["communauté eCactus", "retours d’utilisateurs", "règles de conduite", "lettre d’information"],
  },
  heading: "Communauté",
  lead: "Nous n’avons pas de forum, et n’en imitons pas un. Voici ce qui marche aujourd’hui.",
  ask: {
    heading: "Demander",
    text: "Les bonnes questions finissent dans la liste publique, sans votre nom, avec leur réponse.",
    names: {
      faqs: { text: "Questions fréquentes", note: "Peut-être déjà posée" },
      codes: { text: "Codes d’erreur", note: "Sens, cause, qui peut agir" },
      contact: { text: "Nous écrire", note: "Une personne répond par e-mail" },
    },
  },
  share: {
    heading: "Partager",
    text: "Sur ce site, un état est une adresse. Copiez celle de votre navigateur\u202f: l’autre voit exactement la même chose.",
    names: {
      tower: { text: "Votre tour MYRTILLO", note: "Modules et tours choisis restent dans l’adresse" },
      compare: { text: "Une comparaison", note: "Jusqu’à trois produits côte à côte" },
      answer: { text: "Une réponse précise", note: "Chaque question s’ouvre par son lien" },
    },
  },
  follow: {
    heading: "Suivre",
    text: "Peu de messages, datés et sans suivi caché. On se désabonne en un clic.",
    names: {
      news: { text: "Actualités", note: "Produits, normes, chantiers" },
      blog: { text: "Blog", note: "Comment cela marche, sources à l’appui" },
      activity: { text: "Événements", note: "Dates à mettre dans l’agenda" },
      newsletter: { text: "Lettre d’information", note: "Par e-mail, après confirmation" },
    },
  },
  feeds: "Flux et calendrier\u202f:",
  calendar: feedCopies.fr.event.calendarOfAll,
  channels: "Ailleurs\u202f:",
  conduct: {
    heading: "Règles de conduite",
    text: "Elles valent partout où l’on parle en notre nom ou chez nous.",
    rules: [
      "On parle des appareils, pas des personnes.",
      "Pas de mode d’emploi pour ouvrir un appareil, contourner une protection ou changer un code réseau\u202f: quelqu’un pourrait s’y blesser.",
      "Une mesure se donne avec l’appareil, la date et les conditions.",
      "Adresses, numéros de série et photos d’autrui restent chez eux.",
      "Qui vend ou installe nos produits le dit.",
      "Une faille de sécurité nous est signalée d’abord, et publiée ensuite.",
    ],
  },
  feedback: {
    heading: "Que manque-t-il\u202f?",
    text: "Une notice obscure, une fonction absente d’ECOS, une phrase fausse sur ce site\u202f: dites-le. Nous répondons aussi quand la réponse est non.",
    link: "Donner votre avis",
  },
};

export type Copy = typeof fr;
