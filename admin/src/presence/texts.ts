import type { StaffLanguage } from "../texts/staff-language.ts";

const en = {
  present: "{name} has been editing {language} since {time}.",
};
export type PresenceTexts = typeof en;

export const presenceTexts: Record<StaffLanguage, PresenceTexts> = {
  en,
  fr: {
    present: "{name} modifie {language} depuis {time}.",
  },
  de: {
    present: "{name} bearbeitet {language} seit {time}.",
  },
  cn: {
    present: "{name}自 {time} 起在编辑{language}。",
  },
};
