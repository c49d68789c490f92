import type { StaffLanguage } from "../texts/staff-language.ts";
import type { Guide } from "./guides.ts";

type HelpTexts = { help: string; helpWith: string; all: string; names: Record<Guide, string>; about: Record<Guide, string> };

export const helpTexts: Record<StaffLanguage, HelpTexts> = {
  en: {
    help: "Help",
    helpWith: "Help: {guide}",
    all: "All of the help",
    names: { publish: "Publish", translate: "Translate", answer: "Answer questions", samples: "Replace examples" },
    about: {
      publish: "Write, look at the page, publish now or later, take back",
      translate: "Two languages side by side, what is outdated, files for agencies",
      answer: "Inbox, threads and templates",
      samples: "From the content that shows how it will look to your own",
    },
  },
  fr: {
    help: "Aide",
    helpWith: "Aide : {guide}",
    all: "Toute l’aide",
    names: { publish: "Publier", translate: "Traduire", answer: "Répondre aux questions", samples: "Remplacer les exemples" },
    about: {
      publish: "Rédiger, voir la page, publier maintenant ou plus tard, revenir en arrière",
      translate: "Deux langues côte à côte, ce qui est dépassé, fichiers pour agences",
      answer: "Boîte de réception, échanges et modèles",
      samples: "Du contenu qui montre le résultat à votre propre contenu",
    },
  },
  de: {
    help: "Hilfe",
    helpWith: "Hilfe: {guide}",
    all: "Die ganze Hilfe",
    names: { publish: "Veröffentlichen", translate: "Übersetzen", answer: "Fragen beantworten", samples: "Beispiele ersetzen" },
    about: {
      publish: "Schreiben, die Seite ansehen, jetzt oder später veröffentlichen, zurücknehmen",
      translate: "Zwei Sprachen nebeneinander, was veraltet ist, Dateien für Agenturen",
      answer: "Posteingang, Verlauf und Vorlagen",
      samples: "Von Inhalten, die zeigen, wie es aussieht, zu Ihren eigenen",
    },
  },
  cn: {
    help: "帮助",
    helpWith: "帮助：{guide}",
    all: "全部帮助",
    names: { publish: "发布", translate: "翻译", answer: "回复问题", samples: "替换示例" },
    about: {
      publish: "撰写、预览、立即或定时发布、撤回",
      translate: "两种语言并排编辑、过时内容、翻译公司文件",
      answer: "收件箱、对话与模板",
      samples: "把示例内容换成您自己的内容",
    },
  },
};
