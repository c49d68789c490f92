import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.de;
const { calendar, calendarOf, calendarOfAll } = feedCopies.de.event;

export const de: Copy = {
  seo: {
    title: "Messen: Speichersysteme von eCactus ansehen",
    description: "Messetermine von eCactus mit Ort und Exponaten: Speicher und Wechselrichter ansehen, Fragen stellen, Termin vereinbaren.",
    keywords: [
      "Messe Energiespeicher",
      "Ausstellung Batterie",
      "Messestand Hybridwechselrichter",
      "Photovoltaikmesse",
      "Messetermine",
      "Hersteller treffen",
    ],
  },
  expo: "Messen",
  heading: "Messen mit Speichersystemen von eCactus",
  later: "Weitere Messen",
  past: "Vergangene Messen",
  now: "Läuft gerade",
  example: "Beispiel",
  toSee: "Exponate am Stand",
  meet: "Termin vereinbaren",
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  noNext: {
    heading: "Keine Daten",
    text: "Zurzeit ist keine Messe angekündigt. Die nächsten Termine erscheinen hier und in unserem Newsletter.",
    link: "Newsletter abonnieren",
  },
};
