import type { StaffLanguage } from "../texts/staff-language.ts";

const en = {
  today: "Today",
  hello: "{name}, {role}",
  progress: "How far each language is",
  type: "Type",
  cell: "{published} of {entries} public",
  left: "{count} to do",
  calendar: "What is planned",
  nothing: "Nothing is planned.",
  begins: "becomes public",
  changes: "changes",
  ends: "ends",
};
export type TodayTexts = typeof en;

export const todayTexts: Record<StaffLanguage, TodayTexts> = {
  en,
  fr: {
    today: "Aujourd’hui",
    hello: "{name}, {role}",
    progress: "Avancement par langue",
    type: "Type",
    cell: "{published} sur {entries} en ligne",
    left: "{count} à faire",
    calendar: "Planifié",
    nothing: "Rien n’est planifié.",
    begins: "mise en ligne",
    changes: "changement",
    ends: "fin",
  },
  de: {
    today: "Heute",
    hello: "{name}, {role}",
    progress: "Wie weit jede Sprache ist",
    type: "Art",
    cell: "{published} von {entries} öffentlich",
    left: "{count} offen",
    calendar: "Was geplant ist",
    nothing: "Es ist nichts geplant.",
    begins: "wird öffentlich",
    changes: "ändert sich",
    ends: "endet",
  },
  cn: {
    today: "今天",
    hello: "{name}，{role}",
    progress: "各语言进度",
    type: "类型",
    cell: "{entries} 项中已发布 {published} 项",
    left: "待处理 {count} 项",
    calendar: "已定时的内容",
    nothing: "没有定时的内容。",
    begins: "发布",
    changes: "更改",
    ends: "结束",
  },
};
