import type { StaffLanguage } from "../texts/staff-language.ts";

const en = { people: "People", acts: "Log", website: "Website", home: "Today", content: "Content" };
export type FrameTexts = typeof en;

export const frameTexts: Record<StaffLanguage, FrameTexts> = {
  en,
  fr: { people: "Équipe", acts: "Journal", website: "Site", home: "Aujourd’hui", content: "Contenus" },
  de: { people: "Team", acts: "Protokoll", website: "Website", home: "Heute", content: "Inhalte" },
  cn: { people: "人员", acts: "日志", website: "网站", home: "今天", content: "内容" },
};
