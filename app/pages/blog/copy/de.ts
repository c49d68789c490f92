import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Der Speicherblog: eine Frage je Beitrag",
    topicTitle: "{topic} | Blog",
    description: "Auslegen, installieren, verstehen, damit leben: ausführliche Beiträge über Speicher, nach Themen geordnet, mit Lesezeit und Quellen.",
    keywords: ["Blog Energiespeicher", "Speicher auslegen", "Speicher installieren", "Sicherheit LFP-Batterie", "Kosten Stromspeicher", "Eigenverbrauch"],
  },
  blog: "Blog",
  heading: "Ein paar Minuten, ein Thema",
  lead: "Jeder Beitrag geht einer Frage bis zum Ende nach. Die Zahl am Rand sagt, wie viele Minuten er braucht.",
  all: "Alle",
  index: "Beiträge",
  unit: "Min.",
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Beitrag veröffentlicht.", link: "Aktuelles lesen" },
  emptyTopic: { heading: "Keine Daten", text: "Zu diesem Thema gibt es noch keinen Beitrag.", link: "Alle Beiträge ansehen" },
};
