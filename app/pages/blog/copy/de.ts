import { articles } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.blog.name.de, articles.blog.lead.de];

export const de: Copy = {
  seo: {
    title: "Der Speicherblog: eine Frage je Beitrag",
    topicTitle: "{topic} | Blog",
    description:
      "Auslegen, installieren, verstehen, damit leben: ausführliche Beiträge über Speicher, nach Themen geordnet, mit Lesezeit und Quellen.",
    keywords: [
      "Blog Energiespeicher",
      "Speicher auslegen",
      "Speicher installieren",
      "Sicherheit LFP-Batterie",
      "Kosten Stromspeicher",
      "Eigenverbrauch",
    ],
  },
  blog: name,
  heading: "Eine Frage, bis zum Ende",
  lead,
  all: "Alle",
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Beitrag veröffentlicht.", link: "Aktuelles lesen" },
  emptyTopic: { heading: "Keine Daten", text: "Zu diesem Thema gibt es noch keinen Beitrag.", link: "Alle Beiträge ansehen" },
};
