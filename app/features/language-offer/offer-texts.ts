import type { Language } from "#i18n/languages.ts";

/** Not part of the page's messages, because the offer is in another language than the page. */
export const offerTexts: Record<Language, { text: string; read: string; stay: string }> = {
  fr: { text: "Cette page existe aussi en français.", read: "Lire en français", stay: "Rester ici" },
  en: { text: "This page is also available in English.", read: "Read in English", stay: "Stay here" },
  cn: { text: "本页也有中文版。", read: "阅读中文版", stay: "留在此页" },
  au: { text: "This page has an Australian edition.", read: "Go to Australia", stay: "Stay here" },
  de: { text: "Diese Seite gibt es auch auf Deutsch.", read: "Auf Deutsch lesen", stay: "Hier bleiben" },
};
