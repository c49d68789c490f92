import { feedCopies } from "#domain/feeds/schema";

const { feed } = feedCopies.fr;
const { calendar, calendarOf, calendarOfAll, online, example, sectors } = feedCopies.fr.event;

export const fr = {
  seo: {
    title: "Événements, formations et webinaires",
    statusTitle: "{status} | Événements",
    description:
      "Webinaires, journées techniques et formations autour du stockage\u202f: à venir, en cours ou terminés, par usage, avec un fichier pour votre agenda.",
    keywords: [
      "événements stockage d’énergie",
      "webinaire batterie",
      "formation installateur",
      "journée technique PCS",
      "agenda",
      "tertiaire et industriel",
    ],
  },
  activity: "Événements",
  heading: "Événements et formations sur le stockage d’énergie",
  lead: "Webinaires, journées techniques et cours\u202f: choisissez un usage, puis ajoutez la date à votre agenda.",
  pictureAlt: "Une salle de cours au soleil bas\u202f: une tour AGAVE-TH sans sa façade, un schéma au tableau.",
  statusLabel: "Statut",
  statuses: { upcoming: "À venir", ongoing: "En cours", finished: "Terminés" },
  sectorLabel: "Usage",
  allSectors: "Tous",
  sectors,
  online,
  now: "En ce moment",
  example,
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  seat: "Demander une place",
  empty: {
    heading: "Aucune donnée",
    text: {
      upcoming: "Aucun événement n’est annoncé ici pour le moment.",
      ongoing: "Aucun événement n’a lieu ici en ce moment.",
      finished: "Aucun événement n’est encore terminé ici.",
    },
    allSectors: "Voir tous les usages",
    none: {
      text: "Aucun événement n’est annoncé. Les prochaines dates paraîtront ici et dans notre newsletter.",
      link: "S’abonner à la newsletter",
    },
  },
};

export type Copy = typeof fr;
