import type { EditionState } from "../../../domain/editing/schema.ts";
import type { StaffLanguage } from "../texts/staff-language.ts";

export const stateNames: Record<StaffLanguage, Record<EditionState, string>> = {
  en: { draft: "draft", scheduled: "scheduled", published: "public", withdrawn: "withdrawn" },
  fr: { draft: "brouillon", scheduled: "planifié", published: "en ligne", withdrawn: "retiré" },
  de: { draft: "Entwurf", scheduled: "geplant", published: "öffentlich", withdrawn: "zurückgezogen" },
  cn: { draft: "草稿", scheduled: "已定时", published: "已发布", withdrawn: "已撤下" },
};
