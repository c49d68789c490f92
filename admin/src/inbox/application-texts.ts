import type { StaffLanguage } from "../texts/staff-language.ts";

const en = {
  heading: "Application: {state}",
  actions: { inReview: "Take into review", accepted: "Accept", declined: "Decline" },
  told: "The applicant is told by email at once.",
  draft: "Begin a distributor’s entry",
  draftHint: "A draft with company, country, town and lines. Nobody sees it until somebody who may publishes it.",
  open: "Open the entry",
};

export const applicationTexts: Record<StaffLanguage, typeof en> = {
  en,
  fr: {
    heading: "Candidature : {state}",
    actions: { inReview: "Mettre à l’examen", accepted: "Accepter", declined: "Décliner" },
    told: "La personne en est informée aussitôt par e-mail.",
    draft: "Commencer une fiche de distributeur",
    draftHint: "Un brouillon avec société, pays, ville et gammes. Personne ne le voit avant qu’une personne habilitée le publie.",
    open: "Ouvrir la fiche",
  },
  de: {
    heading: "Bewerbung: {state}",
    actions: { inReview: "In Prüfung nehmen", accepted: "Annehmen", declined: "Ablehnen" },
    told: "Wer sich bewirbt, erfährt es sofort per E-Mail.",
    draft: "Händlereintrag beginnen",
    draftHint: "Ein Entwurf mit Firma, Land, Ort und Produktlinien. Niemand sieht ihn, bis ihn veröffentlicht, wer das darf.",
    open: "Eintrag öffnen",
  },
  cn: {
    heading: "申请：{state}",
    actions: { inReview: "开始审核", accepted: "接受", declined: "拒绝" },
    told: "申请人会立即收到邮件通知。",
    draft: "创建经销商条目",
    draftHint: "草稿包含企业、国家、城市和产品线。有权限的人员发布之前，外界看不到。",
    open: "打开条目",
  },
};
