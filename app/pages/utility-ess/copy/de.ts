import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Großspeicher für das Stromnetz",
    description:
      "Frequenz halten, Energie verschieben: Geräte und Energie eines Großspeichers aus Leistung und Dauer, und was eine Planung zuerst festlegt.",
    keywords: [
      "Großspeicher",
      "Netzspeicher",
      "Regelleistung",
      "Speicher auslegen",
      "TIANYUAN 200k",
      "EPC-Unternehmen",
      "Batteriewechselrichter",
    ],
  },
  name: "Großspeicher",
  hero: {
    heading: "Wie bleibt das Netz stabil?",
    lead: "Indem ein Speicher Leistung abgibt, wo sie fehlt, und aufnimmt, wo zu viel ist, solange die Energie reicht.",
    calculate: "Standort berechnen",
    product: "TIANYUAN 200k ansehen",
    pictureAlt: "Ein Solarfeld im Morgengrauen von oben: Module im Bodennebel und zwei Reihen von Batteriecontainern an einer Straße.",
  },
  sizing: {
    heading: "Leistung und Dauer: damit beginnt alles.",
    lead: "Die Leistung am Netzanschluss bestimmt die Zahl der Umrichter. Multipliziert mit der Dauer ergibt sie die Energie.",
    fields: {
      power: { label: "Leistung am Netzanschluss", unit: "MW" },
      hours: { label: "Dauer bei dieser Leistung", unit: "h" },
      unit: {
        label: "Leistung eines Geräts",
        unit: "kW",
        hint: "62,5 bei TIANYUAN 60k. Für TIANYUAN 200k gilt der Wert seines Datenblatts.",
      },
    },
    result: "Ergebnis",
    units: { one: "Gerät", other: "Geräte" },
    installed: "{installed}\u00a0MW installiert",
    groups: { one: "in einer parallelen Gruppe", other: "in {groups} Gruppen zu höchstens 10" },
    energy: "am Netzanschluss abzugeben",
    nominal: "Nennenergie der Batterie: mindestens {nominal}\u00a0MWh.",
    rib: { one: "Ein Strich ist ein Gerät.", other: "Ein Strich steht für {each}\u00a0Geräte." },
    drawing: "{units} Geräte in Reihen zu zehn.",
    assumptions: [
      "Die Batterie gibt {usable}\u00a0% ihrer Nennenergie ab. Das ist eine Annahme der Berechnung, kein Produktwert.",
      "Reservegeräte sind nicht eingerechnet, ebenso wenig Verluste in Transformatoren und Kabeln.",
      "Eine parallele Gruppe zählt höchstens {units}\u00a0Geräte TIANYUAN 60k. Bei anderen Geräten sagt es das Datenblatt.",
      "Das ist eine erste Größe für das Gespräch, kein Angebot.",
    ],
  },
  blocks: {
    heading: "Derselbe Block, immer wieder",
    text: "Zehn Umrichter mit 62,5 kW bilden einen Block mit 625 kW. Ein großer Standort reiht solche Blöcke hinter ihren Transformatoren auf, und ein stehender Block hält die anderen nicht auf.",
    parts: {
      batteries: "Batterien",
      pcs: "10 × 62,5 kW",
      block: "ein Block, 625 kW",
      transformer: "Transformator",
      more: "weitere Blöcke",
      substation: ["Umspannwerk"],
      grid: ["Netz"],
    },
    alt: "Schema: Zehn Batterien und zehn parallele Umrichter mit 62,5\u00a0kW bilden einen Block mit 625\u00a0kW, den ein Transformator zusammen mit weiteren Blöcken an Umspannwerk und Netz anschließt.",
  },
  frequency: {
    heading: "Die Frequenz schwankt, die Leistung antwortet",
    text: "Sinkt die Frequenz, wird mehr verbraucht als erzeugt: Die Batterie gibt ab. Steigt sie, nimmt die Batterie auf. Jeder Strich zeigt diese Antwort in ihrem Augenblick.",
    gives: "Batterie gibt ab",
    takes: "Batterie nimmt auf",
    nominal: "50 Hz",
    alt: "Frequenzverlauf um 50\u00a0Hz und gespiegelt die Leistung der Batterie: Sie gibt ab, wenn die Frequenz niedrig ist, und nimmt auf, wenn sie hoch ist.",
    caption: "Schema mit Beispielwerten. Totband, Statik und Verzögerung gibt der Netzbetreiber vor.",
  },
  settle: {
    heading: "Was eine Planung zuerst festlegt",
    pictureAlt: "Anzeige und Not-Halt eines TIANYUAN 200k, die angezeigten Werte sind Beispiele.",
    points: [
      { name: "Die Aufgabe", text: "Regelleistung, Energieverschiebung, gesicherte Leistung: Jede verlangt eine andere Dauer." },
      { name: "Der Anschluss", text: "Wirk- und Scheinleistung, Spannungsebene, Vorgaben des Netzbetreibers." },
      { name: "Die Steuerung", text: "Wer den Sollwert gibt und über welche Schnittstelle. PANGU OS verteilt ihn auf die Blöcke." },
      { name: "Das Lebensende", text: "Welche Energie in welchem Jahr zugesagt wird, und Platz für spätere Batterien." },
    ],
    products: "Der Umrichter dieser Linie",
  },
  cases: { heading: "Drei Standorte, durchgerechnet" },
  closing: {
    heading: "Ein Anschlussplan, und wir reden über denselben Standort.",
    text: "Nennen Sie uns Leistung, Dauer und Spannungsebene.",
    action: "Frage stellen",
  },
};
