import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

export const de: Copy = {
  example: "Beispiel",
  published: "Veröffentlicht am",
  minutes: "{minutes}\u00a0Min. Lesezeit",
  sources: "Quellen",
  feed: feedCopies.de.feed,
  share: {
    heading: "Teilen",
    copy: "Link kopieren",
    done: "Link kopiert",
    failed: "Der Link ließ sich nicht kopieren.",
    mail: "Per E-Mail senden",
    native: "Teilen …",
  },
  topicsLabel: "Themen",
  topics: {
    planning: "Planung",
    technology: "Technik",
    installation: "Installation",
    operation: "Alltag",
    business: "Kosten und Regeln",
    safety: "Sicherheit",
  },
};
