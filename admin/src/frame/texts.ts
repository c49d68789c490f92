import type { StaffLanguage } from "../texts/staff-language.ts";

const en = {
  people: "People",
  acts: "Log",
  website: "Website",
  home: "Today",
  content: "Content",
  visits: "What people look for",
  sentences: "Sentences",
  site: "Company",
};
export type FrameTexts = typeof en;

export const frameTexts: Record<StaffLanguage, FrameTexts> = {
  en,
  fr: {
    people: "Équipe",
    acts: "Journal",
    website: "Site",
    home: "Aujourd’hui",
    content: "Contenus",
    visits: "Ce que l’on cherche",
    sentences: "Phrases",
    site: "Entreprise",
  },
  de: {
    people: "Team",
    acts: "Protokoll",
    website: "Website",
    home: "Heute",
    content: "Inhalte",
    visits: "Was gesucht wird",
    sentences: "Sätze",
    site: "Firma",
  },
  cn: {
    people: "人员",
    acts: "日志",
    website: "网站",
    home: "今天",
    content: "内容",
    visits: "访客关注",
    sentences: "界面文本",
    site: "公司信息",
  },
};
