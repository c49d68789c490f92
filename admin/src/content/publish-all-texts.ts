import type { StaffLanguage } from "../texts/staff-language.ts";

const en = {
  publishAll: "Publish all languages",
  publish: "Publish now ({count})",
  nothing: "There are no changes to publish in your languages.",
  fixFirst: "Not published until this is fixed:",
  noProblems: "No problems found.",
  shared: "The shared fields have unpublished changes. Publish them in their own card.",
  withdrawn: "This language is unpublished. Select it to publish it again.",
};

export const publishAllTexts: Record<StaffLanguage, typeof en> = {
  en,
  fr: {
    publishAll: "Publier toutes les langues",
    publish: "Publier maintenant ({count})",
    nothing: "Il n’y a aucune modification à publier dans vos langues.",
    fixFirst: "À corriger avant la publication\u202f:",
    noProblems: "Aucun problème détecté.",
    shared: "Les champs communs ont des modifications non publiées. Publiez-les dans leur propre encadré.",
    withdrawn: "Cette langue est dépubliée. Cochez-la pour la publier de nouveau.",
  },
  de: {
    publishAll: "Alle Sprachen veröffentlichen",
    publish: "Jetzt veröffentlichen ({count})",
    nothing: "In Ihren Sprachen gibt es keine Änderungen zu veröffentlichen.",
    fixFirst: "Wird erst veröffentlicht, wenn dies behoben ist:",
    noProblems: "Keine Probleme gefunden.",
    shared: "Die gemeinsamen Felder haben unveröffentlichte Änderungen. Veröffentlichen Sie sie unter „Gemeinsam für alle Sprachen“.",
    withdrawn: "Diese Sprache ist nicht mehr veröffentlicht. Wählen Sie sie aus, um sie wieder zu veröffentlichen.",
  },
  cn: {
    publishAll: "发布所有语言",
    publish: "立即发布（{count}）",
    nothing: "您负责的语言没有可发布的修改。",
    fixFirst: "修正以下问题后才能发布：",
    noProblems: "未发现问题。",
    shared: "共用字段有未发布的修改，请在“所有语言共用”中发布。",
    withdrawn: "此语言版本已撤下。勾选后可重新发布。",
  },
};
