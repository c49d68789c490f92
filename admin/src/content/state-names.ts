import type { LocalizationState } from "../../../domain/editing/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";

export const stateNames: Record<StaffLanguage, Record<LocalizationState, string>> = {
  en: { draft: "draft", scheduled: "scheduled", published: "published", withdrawn: "unpublished" },
  fr: { draft: "brouillon", scheduled: "programmé", published: "publié", withdrawn: "dépublié" },
  de: { draft: "Entwurf", scheduled: "geplant", published: "veröffentlicht", withdrawn: "zurückgenommen" },
  cn: { draft: "草稿", scheduled: "已定时", published: "已发布", withdrawn: "已撤下" },
};
