import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Großspeicher für das Stromnetz",
    description:
      "Großspeicher für Regelleistung und Energieverschiebung: Berechnen Sie Geräte und Energie aus Leistung und Dauer, mit vier Angaben für die Planung.",
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
    heading: "Großspeicher: PCS in Blöcken zu 625\u00a0kW",
    lead: "EPC-Unternehmen und Netzbetreiber planen mit eCactus Speicher für Regelleistung und Energieverschiebung. Berechnen Sie Geräte und Energie für Ihren Standort.",
    calculate: "Standort berechnen",
    product: "TIANYUAN 200k ansehen",
  },
  sizing: {
    heading: "Großspeicher berechnen: Geräte und Energie",
    lead: "Die Leistung am Netzanschluss bestimmt die Zahl der PCS. Multipliziert mit der Dauer ergibt sie die Energie.",
    fields: {
      power: { label: "Leistung am Netzanschluss", unit: "MW" },
      hours: { label: "Dauer bei dieser Leistung", unit: "h" },
      unit: {
        label: "Leistung eines Geräts",
        unit: "kW",
        hint: "62,5 bei TIANYUAN 60k. Für TIANYUAN 200k fragen Sie die Projektdaten an.",
      },
    },
    result: "Ergebnis",
    units: { one: "Gerät", other: "Geräte" },
    installed: "{installed}\u00a0MW installiert",
    groups: { one: "in einer parallelen Gruppe", other: "in {groups} Gruppen zu höchstens 10" },
    energy: "Energie am Netzanschluss",
    nominal: "Nennenergie der Batterie: mindestens {nominal}\u00a0MWh.",
    rib: { one: "Ein Strich steht für ein Gerät.", other: "Ein Strich steht für {each}\u00a0Geräte." },
    drawing: "{units} Geräte in Reihen zu zehn.",
    assumptions: [
      "Nutzbar sind {usable}\u00a0% der Nennenergie (Annahme der Berechnung).",
      "Reservegeräte sind nicht eingerechnet, ebenso wenig Verluste in Transformatoren und Kabeln.",
      "Eine parallele Gruppe zählt höchstens {units}\u00a0Geräte TIANYUAN 60k. Für andere Geräte steht die Zahl in den Projektdaten.",
      "Das Ergebnis ist eine unverbindliche erste Abschätzung.",
    ],
  },
  blocks: {
    heading: "Blöcke mit 625\u00a0kW aus zehn PCS",
    text: "Ein großer Standort besteht aus mehreren Blöcken, die über eigene Transformatoren angeschlossen sind. Fällt ein Block aus, arbeiten die übrigen weiter.",
    parts: {
      batteries: "Batterien",
      pcs: "10 × 62,5\u00a0kW",
      block: "ein Block, 625\u00a0kW",
      transformer: "Transformator",
      more: "weitere Blöcke",
      substation: ["Umspannwerk"],
      grid: ["Netz"],
    },
    alt: "Schema: Zehn Batterien und zehn parallele PCS mit je 62,5\u00a0kW bilden einen Block mit 625\u00a0kW, den ein Transformator zusammen mit weiteren Blöcken an Umspannwerk und Netz anschließt.",
  },
  frequency: {
    heading: "Frequenzregelung mit Batterie\u00adspeichern",
    text: "Sinkt die Frequenz, wird mehr Strom verbraucht als erzeugt: Die Batterie wird entladen. Steigt die Frequenz, wird sie geladen. Jeder Strich zeigt die Leistung zu einem Zeitpunkt.",
    gives: "Entladen",
    takes: "Laden",
    nominal: "50\u00a0Hz",
    alt: "Frequenzverlauf um 50\u00a0Hz und gespiegelt die Leistung der Batterie: Sie wird bei niedriger Frequenz entladen und bei hoher Frequenz geladen.",
    caption: "Schema mit Beispielwerten. Totband, Statik und Verzögerung gibt der Netzbetreiber vor.",
  },
  settle: {
    heading: "Vier Angaben für die Planung eines Großspeichers",
    pictureAlt: "Meldeleuchten, Not-Halt und Türgriff eines TIANYUAN 200k.",
    points: [
      { name: "Aufgabe", text: "Regelleistung, Energieverschiebung und gesicherte Leistung verlangen unterschiedliche Entladedauern." },
      { name: "Netzanschluss", text: "Der Netzbetreiber gibt Wirk- und Scheinleistung, Spannungsebene und Nachweise vor." },
      { name: "Steuerung", text: "PANGU OS verteilt den Sollwert auf die Blöcke. Festzulegen sind Sollwertgeber und Schnittstelle." },
      { name: "Kapazität über die Laufzeit", text: "Festzulegen sind die zugesagte Energie je Jahr und der Platz für spätere Batterien." },
    ],
    products: "Batteriewechselrichter für Großspeicher",
  },
  cases: { heading: "Rechenbeispiele: drei Standorte mit Großspeicher" },
  closing: {
    heading: "Großspeicher mit unserem Team planen",
    text: "Senden Sie uns Ihren Anschlussplan mit Leistung, Dauer und Spannungsebene.",
    action: "Projekt anfragen",
  },
};
