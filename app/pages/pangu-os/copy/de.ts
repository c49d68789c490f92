import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "PANGU OS: Energiemanagement für Standorte mit Speicher",
    description:
      "PANGU OS ist das Energiemanagementsystem für Gewerbe- und Großspeicher. Es begrenzt den Netzbezug, nutzt niedrige Strompreise und steuert bis zu zehn PCS.",
    keywords: ["PANGU OS", "Energiemanagementsystem", "EMS", "Lastspitzenkappung", "PCS parallel", "Gewerbespeicher"],
  },
  hero: {
    heading: "PANGU\u00a0OS: Energie\u00admanagement für Gewerbe- und Großspeicher",
    lead: "PANGU OS ist das Energiemanagementsystem für Betreiber von Gewerbe- und Großspeichern. Die Simulation zeigt ein Werk, dessen Netzbezug dank Speicher unter der Leistungsgrenze bleibt.",
    contact: "Standort besprechen",
    sizing: "Lastspitzenkappung berechnen",
    limit: "{limit}\u00a0kW Leistungsgrenze des Netzanschlusses",
    caption: "Simulation: ein Werk an einem Tag in 96 Viertelstunden. Blass dargestellt ist der Netzbezug ohne Speicher.",
    label:
      "Simulation: Mit Speicher überschreitet der Netzbezug in keiner Viertelstunde {limit}\u00a0kW; ohne Speicher läge er am Abend darüber.",
  },
  overview: {
    heading: "Leistung und Ladezustand des Standorts",
    text: "Um 17:30\u00a0Uhr versorgen Speicher und PV-Anlage das Werk ohne Netzbezug. Die Übersicht zeigt die Leistung jedes Geräts.",
    window: "Beispielstandort, 17:30\u00a0Uhr",
    note: "Simulation",
    balance: [
      { name: "load", text: "Standort", unit: "kW" },
      { name: "battery", text: "Speicher", unit: "kW" },
      { name: "sun", text: "PV", unit: "kW" },
      { name: "grid", text: "Netz", unit: "kW" },
      { name: "charge", text: "Ladezustand", unit: "%" },
    ],
    units: "Neun Geräte mit je {power}\u00a0kW, Gerät 7 abgeschaltet",
    running: "Gerät {number}: in Betrieb",
    resting: "Gerät {number}: abgeschaltet",
  },
  dispatch: {
    heading: "Tagesfahrplan mit und ohne PANGU OS",
    lead: "In der Simulation reserviert PANGU OS zuerst die Energie für die Lastspitze. Mit dem Rest lädt der Speicher bei niedrigen Preisen und entlädt bei hohen.",
    choose: "Gezeigter Tag",
    names: { without: "Ohne Speicher", with: "Mit PANGU OS" },
    labels: {
      without: "Beispiel ohne Speicher: Der Netzbezug steigt am späten Nachmittag auf {peak}\u00a0kW, über die Grenze von {limit}\u00a0kW.",
      with: "Beispiel mit PANGU OS: Der Speicher wird nachts und mittags geladen und morgens und abends entladen; der Netzbezug bleibt unter {limit}\u00a0kW.",
    },
    limit: "Grenze {limit}\u00a0kW",
    price: "Energiepreis im Tagesverlauf",
    priceLabel: "Beispiel: Der Preis ist nachts und mittags niedrig, morgens höher, gegen 18 Uhr am höchsten.",
    hours: ["0\u00a0Uhr", "6\u00a0Uhr", "12\u00a0Uhr", "18\u00a0Uhr", "24\u00a0Uhr"],
    legend: [
      { look: "grid", text: "Netz" },
      { look: "sun", text: "PV" },
      { look: "battery", text: "Speicher, beim Laden unter der Achse" },
      { look: "over", text: "über der Grenze" },
    ],
    figures: [
      { number: "−{shaved}", unit: "kW", text: "Senkung der Lastspitze" },
      { number: "{peak}", unit: "kW", text: "Lastspitze ohne Speicher" },
      { number: "{moved}", unit: "kWh", text: "am Tag verschobene Energie" },
    ],
    conditions:
      "Rechenbeispiel: Speicher mit 1.250\u00a0kWh, zehn TIANYUAN 60k, PV-Leistung bis 310\u00a0kW, angenommene Preise und Last, genaue Prognose, ohne Umwandlungsverluste.",
  },
  units: {
    heading: "Steuerung von bis zu zehn TIANYUAN 60k",
    note: "zehnmal {most}\u00a0kW parallel, bei 99\u00a0% Wirkungsgrad",
    text: "PANGU OS verteilt die Leistung auf die PCS. Im Beispiel übernehmen neun Geräte die Leistung des abgeschalteten Geräts. Bei Netzausfall schaltet TIANYUAN 60k in weniger als 10\u00a0ms um; ob Ihre Maschinen diese Zeit überbrücken, ist vorab zu prüfen.",
    small: "62,5\u00a0kW je Gerät, bis zu zehn parallel, für Gewerbe und Industrie.",
    large: "Für Großspeicher am Netz.",
    pictureAlt: "Nachts in einer Leitwarte: Auf drei Bildschirmen zeigt eine grüne Linie die Grenze; draußen der Hof mit den Containern.",
  },
  alarms: {
    heading: "Alarme mit Auswirkung und Bearbeitungs\u00adstand",
    text: "Das Protokoll nennt zu jedem Ereignis die Wirkung auf den Standort, die Maßnahme und den Stand der Bearbeitung.",
    window: "Protokoll des Beispielstandorts",
    note: "Simulation",
    columns: { time: "Zeit", event: "Ereignis", effect: "Wirkung", state: "Stand" },
    rows: [
      {
        time: "17:04",
        event: "Gerät 7: Lufttemperatur hoch",
        effect: "Abgeschaltet, neun Geräte übernehmen",
        state: "quittiert, Service angefragt",
      },
      { time: "16:15", event: "Leistungsgrenze erreicht", effect: "Der Speicher deckt die Leistung darüber", state: "erledigt" },
      { time: "12:00", event: "Niedriger Preis", effect: "Laden bis zur Grenze", state: "erledigt" },
      { time: "07:00", event: "Hoher Preis", effect: "Der Speicher versorgt den Standort", state: "erledigt" },
    ],
  },
  interfaces: {
    heading: "Vier Angaben vor der Inbetriebnahme von PANGU OS",
    questions: [
      "Leistungsgrenze des Netzanschlusses und Kosten einer Überschreitung",
      "Lastgang eines Jahres in Viertelstundenwerten",
      "Ziel: Lastspitzen, Eigenverbrauch, Ersatzstrom oder eine Kombination mit festgelegter Rangfolge",
      "Sollwertgeber: PANGU OS oder Ihre eigene Leittechnik",
    ],
    caption: "Daten und Sollwerte",
    columns: ["Daten", "Quelle", "Empfänger"],
    rows: [
      ["Leistung am Netzanschluss", "Zähler am Standort", "PANGU OS"],
      ["Zustand und Energie", "PCS und Batterien", "PANGU OS"],
      ["Leistungsvorgabe", "PANGU OS", "alle PCS"],
      ["Preis und Prognose", "Ihr Versorger", "PANGU OS"],
      ["Messwerte und Protokoll", "PANGU OS", "Betreiber, Leitwarte"],
    ],
  },
  onward: {
    heading: "Mehr zu PANGU OS",
    contact: "Senden Sie uns einen Lastgang für ein erstes Gespräch.",
    commercial: "Lastspitzen kappen und Produktion absichern.",
    utility: "Regelleistung und Energieverschiebung planen.",
    openApi: "Eigene Software an simulierten Anlagen testen.",
  },
};
