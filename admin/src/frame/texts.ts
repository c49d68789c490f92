import type { StaffLanguage } from "../texts/staff-language.ts";

const en = {
  inbox: "Inbox",
  templates: "Templates",
  accounts: "Accounts",
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
    inbox: "Boîte de réception",
    templates: "Modèles",
    accounts: "Comptes",
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
    inbox: "Posteingang",
    templates: "Vorlagen",
    accounts: "Konten",
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
    inbox: "收件箱",
    templates: "模板",
    accounts: "账号",
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
