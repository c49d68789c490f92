import { feedCopies } from "#domain/feeds/schema";

const { feed } = feedCopies.fr;
const { calendar, calendarOf, calendarOfAll } = feedCopies.fr.event;

export const fr = {
  seo: {
    title: "Salons\u202f: batteries et onduleurs eCactus",
    description:
      "Les salons où voir nos batteries et nos onduleurs et poser vos questions\u202f: dates, lieux et produits présentés sur le stand.",
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
  heading: "Prochain salon avec les produits eCactus",
  later: "Salons suivants",
  past: "Salons passés",
  now: "En ce moment",
  example: "Exemple",
  toSee: "À voir sur le stand",
  meet: "Prendre rendez-vous",
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  noNext: {
    heading: "Aucune donnée",
    text: "Aucun salon n’est annoncé. Les prochaines dates paraîtront ici et dans notre newsletter.",
    link: "S’abonner à la newsletter",
  },
};

export type Copy = typeof fr;
