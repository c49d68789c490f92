import { feedCopies } from "#domain/feeds/schema";
import type { Copy } from "./fr.ts";

const { feed } = feedCopies.de;
const { calendar, calendarOf, calendarOfAll, online, example, sectors } = feedCopies.de.event;

export const de: Copy = {
  seo: {
    title: "Veranstaltungen, Schulungen und Webinare",
    statusTitle: "{status} | Veranstaltungen",
    description:
      "Webinare, Techniktage und Schulungen rund um Batteriespeicher, nach Zeitpunkt und Anwendung, mit Datei für Ihren Kalender.",
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
  heading: "Schulungen und Webinare zum Batteriespeicher",
  lead: "Für Hauseigentümer, Betriebe und Fachbetriebe, online oder vor Ort. Wählen Sie die Anwendung und fragen Sie einen Platz an.",
  pictureAlt: "Ein Schulungsraum im tiefen Sonnenlicht: ein Turm AGAVE-TH ohne Front, ein Schaltbild an der Tafel.",
  statusLabel: "Zeitpunkt",
  statuses: { upcoming: "Demnächst", ongoing: "Laufend", finished: "Beendet" },
  sectorLabel: "Anwendung",
  allSectors: "Alle",
  sectors,
  online,
  now: "Läuft gerade",
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
      finished: "Hier ist noch keine Veranstaltung beendet.",
    },
    allSectors: "Alle Anwendungen ansehen",
    none: {
      text: "Zurzeit ist keine Veranstaltung angekündigt. Die nächsten Termine erscheinen hier und in unserem Newsletter.",
      link: "Newsletter abonnieren",
    },
  },
};
