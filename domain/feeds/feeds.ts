import type { TextByLanguage } from "#i18n/traits.ts";
import { articles } from "./articles.ts";

export const feedNames = ["news", "blog", "downloads", "events"] as const;
export type FeedName = (typeof feedNames)[number];
type FeedWords = { path: string; name: TextByLanguage; lead: TextByLanguage };

/** Each feed has the path of the page that lists the same entries, a title and a description. */
export const feeds: Record<FeedName, FeedWords> = {
  ...articles,
  downloads: {
    path: "/support-center/downloads",
    name: { fr: "Téléchargements", en: "Downloads", cn: "资料下载", de: "Downloads" },
    lead: {
      fr: "Fiches techniques, guides et autres fichiers\u202f: ce qui est nouveau, et ce qui a une nouvelle version.",
      en: "Data sheets, guides, and other files: new files and new versions.",
      cn: "规格书、指南和其他文件：新增了什么，哪些有了新版本。",
      de: "Datenblätter, Anleitungen und andere Dateien: was neu ist und wovon es eine neue Version gibt.",
    },
  },
  events: {
    path: "/explore/activity",
    name: { fr: "Événements et salons", en: "Events and trade shows", cn: "活动与展会", de: "Veranstaltungen und Messen" },
    lead: {
      fr: "Webinaires, journées techniques et salons\u202f: quand, où, et ce qu’il y a à voir.",
      en: "Webinars, technical days, and trade shows: dates, places, and topics.",
      cn: "线上讲座、技术日和展会：时间、地点和看点。",
      de: "Webinare, Techniktage und Messen: wann, wo und was es zu sehen gibt.",
    },
  },
};
