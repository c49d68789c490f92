import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Über eCactus: Hersteller von Batteriespeichern",
    description:
      "eCactus baut Batterien und Wechselrichter: 16\u00a0Jahre Forschung und Entwicklung, 2,5\u00a0GWh Kapazität, dazu Vision, Mission, Werte und Partner nach Ländern.",
    keywords: ["Speicherhersteller", "Energiespeicher", "Über eCactus", "Forschung und Entwicklung", "EPC-Partner", "LFP-Batterie"],
  },
  about: "Über uns",
  heading: "eCactus baut Batteriespeicher und Wechselrichter",
  lead: "Unsere Systeme speichern Strom für Haus, Gewerbe und Netz und werden mit eigener Software gesteuert. Großhändler und Installateure finden Sie unter Bezugsquellen.",
  products: "Produkte ansehen",
  howToBuy: "Bezugsquellen",
  hallAlt: "Eine Prüfhalle am Tag: Batteriemodule auf einer Rollenbahn.",
  aims: {
    heading: "Vision, Mission und Werte",
    vision: { name: "Vision", text: "Solarstrom soll überall auch nachts zur Verfügung stehen." },
    mission: {
      name: "Mission",
      text: "Wir bauen Speicher, die sich schnell installieren und einfach bedienen lassen.",
    },
    value: { name: "Werte", text: "Wir arbeiten genau und beschreiben unsere Produkte so, dass Fachbetriebe damit planen können." },
  },
  years: {
    heading: "16\u00a0Jahre Forschung und Entwicklung",
    first: "Erstes Jahr",
    last: "Dieses Jahr",
    capacity: { number: "2,5", unit: "GWh", note: "Kapazität (Herstellerangabe)" },
    research: { number: "16", unit: "Jahre", note: "Forschung und Entwicklung" },
  },
  people: {
    partners: {
      heading: "Großhändler, Installateure und EPC-Unternehmen als Partner",
      lead: "Drei Gruppen von Partnern verkaufen, installieren und planen unsere Systeme.",
      list: [
        {
          who: "Großhändler",
          what: "Sie halten Ware vor, beraten das Handwerk und kennen die Netzanschlussregeln. Sie erwarten verlässliche Termine.",
          link: "Großhändler finden",
          to: "/how-to-buy?kind=distributor",
        },
        {
          who: "Installateure",
          what: "Sie wählen den Aufstellort, montieren und nehmen in Betrieb. Sie erwarten richtige Anleitungen und einen erreichbaren Support.",
          link: "Installateur finden",
          to: "/how-to-buy?kind=installer",
        },
        {
          who: "EPC-Unternehmen",
          what: "Sie planen und bauen Anlagen von der Studie bis zur Abnahme. Sie erwarten vollständige Daten und wiederholbare Prüfungen.",
          link: "Projekt beschreiben",
          to: "/project-request",
        },
      ],
    },
    shareholders: {
      heading: "Auskunft für Gesellschafter und Investoren",
      paragraphs: ["Gesellschafter und Investoren erhalten Auskunft zum Unternehmen direkt von unserem Team."],
      link: "Auskunft anfragen",
    },
  },
  footprint: {
    heading: "Großhändler und Installateure nach Ländern",
    text: "Jeder Strich steht für ein Land. Seine Höhe entspricht der Zahl der Adressen.",
    map: "Weltkarte: Länder mit Großhändlern und Installateuren",
    sampleNote: "Länder und Zahlen stammen aus Beispieladressen.",
    link: "In Ihrer Nähe suchen",
  },
  onward: {
    heading: "Mehr über eCactus",
    story: {
      name: "Die Geschichte der Produktnamen",
      text: "AGAVE-TH, MYRTILLO, COPIA und cholla sind nach Pflanzen benannt.",
      alt: "Eine blaugrüne Agave neben einem AGAVE-TH-Turm",
    },
    mark: {
      name: "Das Logo: Regeln und Dateien",
      text: "Logo und Farben für Presse und Partner.",
      alt: "Die mintgrüne Lichtlinie auf einer weißen Front",
    },
  },
};
