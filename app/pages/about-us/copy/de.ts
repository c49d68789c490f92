import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Über uns: wer wir sind",
    description:
      "Vision, Mission, Werte, mit wem wir arbeiten, wem das Unternehmen gehört und wo man uns findet: 2,5\u00a0GWh Kapazität, 16\u00a0Jahre Forschung und Entwicklung.",
    keywords: ["Speicherhersteller", "Energiespeicher", "Über eCactus", "Forschung und Entwicklung", "EPC-Partner", "LFP-Batterie"],
  },
  about: "Über uns",
  heading: "Wir bauen, was Energie behält.",
  lead: "Batterien und Wechselrichter für Haus, Betrieb und Netz, dazu die Software, die sie steuert.",
  hallAlt: "Eine Prüfhalle am Tag: Batteriemodule auf einer Rollenbahn, jemand geht vorbei.",
  aims: {
    heading: "Vision, Mission, Werte",
    vision: { name: "Vision", text: "Dass das Licht eines Tages für seine Nacht reicht, überall." },
    mission: {
      name: "Mission",
      text: "Speicher bauen, die schnell installiert und leicht verstanden sind und die man vergisst, weil sie arbeiten.",
    },
    value: { name: "Werte", text: "Genauigkeit: Zu jeder Zahl gehört ihre Bedingung, und was wir nicht wissen, schreiben wir nicht." },
  },
  years: {
    heading: "Für jedes Jahr eine Rippe",
    first: "Erstes Jahr der Forschung",
    last: "Dieses Jahr",
    capacity: { number: "2,5", unit: "GWh", note: "Kapazität" },
    research: { number: "16", unit: "Jahre", note: "Forschung und Entwicklung" },
  },
  people: {
    partners: {
      heading: "Mit wem wir arbeiten",
      lead: "Vor der Inbetriebnahme sind mehrere Gewerke beteiligt. Welche das sind und was sie von uns erwarten:",
      list: [
        {
          who: "Großhändler",
          what: "Halten Ware vor, beraten das Handwerk, kennen die Regeln ihres Netzes. Sie erwarten Termine, die gelten.",
          link: "Großhändler finden",
          to: "/how-to-buy?kind=distributor",
        },
        {
          who: "Installateure",
          what: "Wählen den Ort, stellen auf, nehmen in Betrieb. Sie erwarten eine richtige Anleitung und jemanden, der ans Telefon geht.",
          link: "Installateur finden",
          to: "/how-to-buy?kind=installer",
        },
        {
          who: "EPC-Unternehmen",
          what: "Planen und bauen eine Anlage von der Studie bis zur Abnahme. Sie erwarten vollständige Daten und wiederholbare Prüfungen.",
          link: "Projekt beschreiben",
          to: "/contact-us?problemType=purchase#ask",
        },
      ],
    },
    shareholders: {
      heading: "Wem das Unternehmen gehört",
      paragraphs: ["Hier stehen weder Namen noch Anteile. Gesellschafter und Investoren wenden sich bitte an uns."],
      link: "Nachfragen",
    },
  },
  footprint: {
    heading: "Wo man uns findet",
    text: "Ein Strich für jedes Land, so hoch wie die Zahl der Adressen, die wir dort nennen können.",
    map: "Weltkarte: Länder mit Großhändlern und Installateuren",
    sampleNote: "Länder und Zahlen stammen aus Beispieladressen und ändern sich mit den wirklichen.",
    link: "In Ihrer Nähe suchen",
  },
  onward: {
    heading: "Weiterlesen",
    story: {
      name: "Unsere Geschichte",
      text: "Agave, Myrtillocactus, Copiapoa, Cholla: vier Pflanzen, vier Namen.",
      alt: "Ein Kaktus in der nächtlichen Wüste, in ihm eine Lichtlinie",
    },
    mark: { name: "Das Zeichen", text: "Fünf Rippen, eine davon leuchtet.", alt: "Die mintgrüne Lichtlinie auf einer weißen Front" },
  },
};
