import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.de;
const { calendar, calendarOf, calendarOfAll } = feedCopies.de.event;

export const de: Copy = {
  seo: {
    title: "Messen: wo Sie unsere Systeme sehen",
    description:
      "Messen, auf denen Sie einen Speicher anfassen, in einen Wechselrichter schauen und Fragen stellen können: Termine, Orte und was am Stand zu sehen ist.",
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
  heading: "Die nächste Messe",
  later: "Danach",
  past: "Hinter uns",
  now: "Läuft gerade",
  example: "Beispiel",
  toSee: "Am Stand zu sehen",
  meet: "Termin vereinbaren",
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  noNext: { heading: "Keine Daten", text: "Zurzeit ist keine Messe angekündigt.", link: "Zu den Veranstaltungen" },
};
