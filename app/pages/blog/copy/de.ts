import { articles } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const [name, lead] = [articles.blog.name.de, articles.blog.lead.de];

export const de: Copy = {
  seo: {
    title: "Blog: Batteriespeicher planen und betreiben",
    topicTitle: "{topic} | Blog",
    description:
      "Ausführliche Beiträge zu Auslegung, Installation, Betrieb und Sicherheit von Batteriespeichern, nach Themen geordnet, mit Quellen.",
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
  heading: "Blog: Batteriespeicher planen, installieren und betreiben",
  lead,
  all: "Alle",
  empty: { heading: "Keine Daten", text: "Hier ist zurzeit kein Beitrag veröffentlicht.", link: "Aktuelles lesen" },
  emptyTopic: { heading: "Keine Daten", text: "Zu diesem Thema gibt es noch keinen Beitrag.", link: "Alle Beiträge ansehen" },
};
