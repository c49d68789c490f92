import type { StaffLanguage } from "../texts/staff-language.ts";

const en = {
  heading: "Application: {state}",
  actions: { inReview: "Start review", accepted: "Accept", declined: "Decline" },
  told: "The applicant is notified by email immediately.",
  draft: "Create distributor entry",
  draftHint:
    "Creates a draft with company, country, town and product lines. It is visible on the website after a user with publishing rights publishes it.",
  open: "Open entry",
};

export const applicationTexts: Record<StaffLanguage, typeof en> = {
  en,
  fr: {
    heading: "Candidature\u202f: {state}",
    actions: { inReview: "Commencer l’examen", accepted: "Accepter", declined: "Refuser" },
    told: "La personne est informée immédiatement par e-mail.",
    draft: "Créer une entrée de distributeur",
    draftHint:
      "Crée un brouillon avec société, pays, ville et gammes. Il est visible sur le site une fois publié par un utilisateur qui en a le droit.",
    open: "Ouvrir l’entrée",
  },
  de: {
    heading: "Bewerbung: {state}",
    actions: { inReview: "Prüfung beginnen", accepted: "Annehmen", declined: "Ablehnen" },
    told: "Die Bewerberin oder der Bewerber wird sofort per E-Mail benachrichtigt.",
    draft: "Händlereintrag erstellen",
    draftHint:
      "Erstellt einen Entwurf mit Firma, Land, Ort und Produktlinien. Auf der Website erscheint er, sobald ihn ein berechtigter Benutzer veröffentlicht.",
    open: "Eintrag öffnen",
  },
  cn: {
    heading: "申请：{state}",
    actions: { inReview: "开始审核", accepted: "接受", declined: "拒绝" },
    told: "申请人会立即收到邮件通知。",
    draft: "创建经销商条目",
    draftHint: "草稿包含企业、国家、城市和产品线。由具有发布权限的用户发布后，才会显示在网站上。",
    open: "打开条目",
  },
};
