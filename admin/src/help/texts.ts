import type { StaffLanguage } from "../texts/staff-language.ts";
import type { Guide } from "./guides.ts";

type HelpTexts = { help: string; helpWith: string; all: string; names: Record<Guide, string>; about: Record<Guide, string> };

export const helpTexts: Record<StaffLanguage, HelpTexts> = {
  en: {
    help: "Help",
    helpWith: "Help: {guide}",
    all: "All guides",
    names: { publish: "Publish", translate: "Translate", answer: "Answer questions", samples: "Replace example content" },
    about: {
      publish: "Write, preview, publish now or later, undo and unpublish",
      translate: "Edit two languages side by side, update translations, exchange files with agencies",
      answer: "Inbox, threads, templates, background jobs and sign-ins",
      samples: "Replace example content with your own",
    },
  },
  fr: {
    help: "Aide",
    helpWith: "Aide : {guide}",
    all: "Tous les guides",
    names: { publish: "Publier", translate: "Traduire", answer: "Répondre aux questions", samples: "Remplacer le contenu d’exemple" },
    about: {
      publish: "Rédiger, prévisualiser, publier maintenant ou plus tard, annuler et dépublier",
      translate: "Deux langues côte à côte, traductions à mettre à jour, fichiers pour les agences",
      answer: "Boîte de réception, échanges, modèles, tâches en arrière-plan et connexions",
      samples: "Remplacer le contenu d’exemple par le vôtre",
    },
  },
  de: {
    help: "Hilfe",
    helpWith: "Hilfe: {guide}",
    all: "Alle Anleitungen",
    names: { publish: "Veröffentlichen", translate: "Übersetzen", answer: "Fragen beantworten", samples: "Beispielinhalte ersetzen" },
    about: {
      publish: "Schreiben, Vorschau ansehen, jetzt oder später veröffentlichen, zurücknehmen",
      translate: "Zwei Sprachen nebeneinander, Übersetzungen aktualisieren, Dateien für Agenturen",
      answer: "Posteingang, Verlauf, Vorlagen, Hintergrundjobs und Anmeldungen",
      samples: "Beispielinhalte durch eigene Inhalte ersetzen",
    },
  },
  cn: {
    help: "帮助",
    helpWith: "帮助：{guide}",
    all: "全部帮助",
    names: { publish: "发布", translate: "翻译", answer: "回复问题", samples: "替换示例内容" },
    about: {
      publish: "撰写、预览、立即或定时发布、撤回",
      translate: "两种语言并排编辑、过时内容、翻译公司文件",
      answer: "收件箱、对话、模板、后台任务与登录记录",
      samples: "把示例内容换成您自己的内容",
    },
  },
};
