import type { Language } from "#i18n/languages.ts";

/** Beside the code and not among a page's copy: the offer speaks another language than its page. */
export const offerTexts: Record<Language, { text: string; read: string; stay: string }> = {
  fr: { text: "Cette page existe aussi en français.", read: "Lire en français", stay: "Rester ici" },
  en: { text: "This page is also available in English.", read: "Read in English", stay: "Stay here" },
  cn: { text: "本页也有中文版。", read: "阅读中文版", stay: "留在此页" },
  au: { text: "This page has an Australian edition.", read: "Go to Australia", stay: "Stay here" },
  de: { text: "Diese Seite gibt es auch auf Deutsch.", read: "Auf Deutsch lesen", stay: "Hier bleiben" },
};
