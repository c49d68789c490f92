import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.de;
const { calendar, calendarOf, calendarOfAll, online, example, sectors } = feedCopies.de.event;

export const de: Copy = {
  seo: {
    title: "Veranstaltungen, Schulungen und Webinare",
    statusTitle: "{status} | Veranstaltungen",
    description:
      "Webinare, Techniktage und Schulungen rund um Speicher: anstehend, laufend oder vorbei, nach Bereich, mit Datei für Ihren Kalender.",
    keywords: [
      "Veranstaltungen Energiespeicher",
      "Webinar Batterie",
      "Installateurschulung",
      "Techniktag PCS",
      "Kalender",
      "Gewerbe und Industrie",
    ],
  },
  activity: "Veranstaltungen",
  heading: "Treffen und dazulernen",
  lead: "Eine Stunde online oder ein Tag vor Ort: Bereich wählen, Termin in den Kalender legen.",
  pictureAlt: "Ein Schulungsraum im tiefen Sonnenlicht: ein Turm AGAVE-TH ohne Front, ein Schaltbild an der Tafel, jemand geht vorbei.",
  statusLabel: "Zeitpunkt",
  statuses: { upcoming: "Demnächst", ongoing: "Laufend", finished: "Vorbei" },
  sectorLabel: "Bereich",
  allSectors: "Alle",
  sectors,
  online,
  now: "Findet gerade statt",
  example,
  calendar,
  calendarOf,
  calendarOfAll,
  feed,
  seat: "Platz anfragen",
  empty: {
    heading: "Keine Daten",
    text: {
      upcoming: "Hier ist zurzeit keine Veranstaltung angekündigt.",
      ongoing: "Hier findet gerade keine Veranstaltung statt.",
      finished: "Hier ist noch keine Veranstaltung vorbei.",
    },
    allSectors: "Alle Bereiche ansehen",
    contact: "Kontakt aufnehmen",
  },
};
