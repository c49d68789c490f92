import * as field from "../fields/kinds.ts";
import { articleFields, articleOrder } from "./article-fields.ts";
import { defineCollection } from "./collection.ts";

export const news = defineCollection({
  type: "news",
  name: { en: "News", fr: "Actualités", de: "Neuigkeiten", cn: "新闻" },
  fields: {
    guide: field.flag({
      label: { en: "Guide", fr: "Guide", de: "Ratgeber", cn: "指南" },
      help: {
        en: "The news page lists guides in a section of their own, below the company’s news",
        fr: "La page des actualités présente les guides dans une section à part, sous les actualités de l’entreprise",
        de: "Die Seite Aktuelles führt Ratgeber in einem eigenen Abschnitt unter den Meldungen des Unternehmens",
        cn: "新闻页面把指南单独列在公司新闻之后",
      },
      required: false,
      list: true,
    }),
    featured: field.flag({
      label: { en: "Lead story", fr: "À la une", de: "Aufmacher", cn: "头条" },
      help: {
        en: "Comes first on the news page. Of several, the newest; without any, the newest company news.",
        fr: "Vient en premier sur la page des actualités. La plus récente s’il y en a plusieurs\u202f; sinon, la dernière actualité de l’entreprise.",
        de: "Steht auf der Seite Aktuelles an erster Stelle. Bei mehreren die neueste, ohne Aufmacher die neueste Meldung des Unternehmens.",
        cn: "排在新闻页面首位。有多篇时取最新一篇；没有时取最新的公司新闻。",
      },
      required: false,
      list: true,
    }),
    ...articleFields,
  },
  title: "title",
  path: (key) => `/explore/news/${key}`,
  ...articleOrder,
});
