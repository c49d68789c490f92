import { feedCopies } from "#domain/feeds/schema";

const { feed } = feedCopies.fr;
const { calendar, calendarOf, calendarOfAll } = feedCopies.fr.event;

export const fr = {
  seo: {
    title: "Salons\u202f: où voir nos systèmes",
    description:
      "Les salons où toucher une batterie, ouvrir un onduleur et poser vos questions\u202f: dates, lieux, et ce qu’il y a à voir sur le stand.",
    keywords: [
      "salon stockage d’énergie",
      "exposition batterie",
      "stand onduleur hybride",
      "salon photovoltaïque",
      "dates de salons",
      "rencontrer un fabricant",
    ],
  },
  expo: "Salons",
  heading: "Le prochain salon",
  later: "Ensuite",
  past: "Derrière nous",
  now: "En ce moment",
  example: "Exemple",
  toSee: "À voir sur le stand",
  meet: "Prendre rendez-vous",
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  noNext: { heading: "Aucune donnée", text: "Aucun salon n’est annoncé pour le moment.", link: "Voir les événements" },
};

export type Copy = typeof fr;
