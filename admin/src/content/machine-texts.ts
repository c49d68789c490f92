import type { StaffLanguage } from "../texts/staff-language.ts";

const en = {
  offer: "Empty or outdated fields: {fields}",
  draft: "Draft by machine translation",
  drafted: "Drafted by machine translation: {fields}",
  untranslated: "Not translated, because a link or placeholder was lost: {texts}",
  unreviewed: "Machine translation, not yet reviewed",
  state: "machine translation",
  review: "Mark as reviewed",
  reviewField: "Mark as reviewed: {field}",
  reviewAll: "Mark all as reviewed",
  amongThem: "With machine translations that are not reviewed yet: {count}.",
};

export const machineTexts: Record<StaffLanguage, typeof en> = {
  en,
  fr: {
    offer: "Champs vides ou à mettre à jour\u202f: {fields}",
    draft: "Brouillon par traduction automatique",
    drafted: "Traduits automatiquement\u202f: {fields}",
    untranslated: "Non traduit, car un lien ou une variable a été perdu\u202f: {texts}",
    unreviewed: "Traduction automatique, pas encore relue",
    state: "traduction automatique",
    review: "Marquer comme relu",
    reviewField: "Marquer comme relu\u202f: {field}",
    reviewAll: "Tout marquer comme relu",
    amongThem: "Avec des traductions automatiques pas encore relues\u202f: {count}.",
  },
  de: {
    offer: "Leere oder veraltete Felder: {fields}",
    draft: "Maschinell vorübersetzen",
    drafted: "Maschinell vorübersetzt: {fields}",
    untranslated: "Nicht übersetzt, weil ein Link oder Platzhalter verloren ging: {texts}",
    unreviewed: "Maschinelle Übersetzung, noch nicht geprüft",
    state: "maschinell übersetzt",
    review: "Als geprüft markieren",
    reviewField: "Als geprüft markieren: {field}",
    reviewAll: "Alle als geprüft markieren",
    amongThem: "Davon mit noch nicht geprüfter maschineller Übersetzung: {count}.",
  },
  cn: {
    offer: "空白或过时的字段：{fields}",
    draft: "用机器翻译生成草稿",
    drafted: "已用机器翻译生成草稿：{fields}",
    untranslated: "因链接或占位符丢失而未翻译：{texts}",
    unreviewed: "机器翻译，尚未审校",
    state: "机器翻译",
    review: "标记为已审校",
    reviewField: "标记为已审校：{field}",
    reviewAll: "全部标记为已审校",
    amongThem: "其中含未审校机器翻译的版本：{count} 个。",
  },
};
