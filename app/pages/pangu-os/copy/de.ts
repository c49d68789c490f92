import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "PANGU OS, das Energiemanagement des Standorts",
    description:
      "PANGU OS, das Energiemanagementsystem eines Betriebs oder Netzstandorts, an einem gerechneten Beispiel: Leistungsgrenze, Preise, zehn PCS, Alarme.",
    keywords: ["PANGU OS", "Energiemanagementsystem", "EMS", "Lastspitzenkappung", "PCS parallel", "Gewerbespeicher"],
  },
  hero: {
    heading: "Nichts über der Linie.",
    lead: "Für alle, die einen Gewerbe- oder Netzstandort betreiben: PANGU OS ist das Energiemanagementsystem dafür. Im Beispiel liefert der Speicher, was die Grenze des Anschlusses überschreiten würde.",
    limit: "{limit}\u00a0kW: die Grenze des Anschlusses",
    caption: "Beispiel: ein simuliertes Werk, 96 Viertelstunden. Blass: was sonst das Netz geliefert hätte.",
    label: "Beispiel: Der Netzbezug überschreitet in keiner Viertelstunde {limit} kW; ohne Speicher hätte er es am Abend getan.",
  },
  overview: {
    heading: "17:30 Uhr, auf einen Blick.",
    text: "Das Werk läuft, die Sonne steht tief, Energie ist teuer. Der Speicher liefert fast alles, und jede Einheit zeigt ihre Leistung.",
    window: "Beispielstandort, 17:30\u00a0Uhr",
    note: "Beispiel",
    balance: [
      { name: "load", text: "Standort", unit: "kW" },
      { name: "battery", text: "Speicher", unit: "kW" },
      { name: "sun", text: "Dach", unit: "kW" },
      { name: "grid", text: "Netz", unit: "kW" },
      { name: "charge", text: "Ladestand", unit: "%" },
    ],
    units: "Neun Einheiten mit {power}\u00a0kW, Einheit 7 ruht",
    running: "Einheit {number}: in Betrieb",
    resting: "Einheit {number}: ruht",
  },
  dispatch: {
    heading: "Der Plan eines Tages, mit und ohne.",
    lead: "Im Beispiel hält PANGU OS zuerst zurück, was die Spitze verlangen wird. Der Rest wird geladen, wenn Energie günstig ist, und abgegeben, wenn sie teuer ist.",
    choose: "Gezeigter Tag",
    names: { without: "Ohne Speicher", with: "Mit PANGU OS" },
    labels: {
      without: "Beispiel ohne Speicher: Der Netzbezug steigt am späten Nachmittag auf {peak} kW, über die Grenze von {limit} kW.",
      with: "Beispiel mit PANGU OS: Der Speicher lädt nachts und mittags und gibt morgens und abends ab; der Netzbezug bleibt unter {limit} kW.",
    },
    limit: "Grenze {limit}\u00a0kW",
    price: "Energiepreis im Tagesverlauf",
    priceLabel: "Beispiel: Der Preis ist nachts und mittags niedrig, morgens höher, gegen 18 Uhr am höchsten.",
    hours: ["0\u00a0Uhr", "6\u00a0Uhr", "12\u00a0Uhr", "18\u00a0Uhr", "24\u00a0Uhr"],
    legend: [
      { look: "grid", text: "Netz" },
      { look: "sun", text: "Dach" },
      { look: "battery", text: "Speicher, beim Laden unter der Achse" },
      { look: "over", text: "über der Grenze" },
    ],
    figures: [
      { number: "−{shaved}", unit: "kW", text: "von der höchsten Spitze genommen" },
      { number: "{peak}", unit: "kW", text: "Spitze ohne Speicher" },
      { number: "{moved}", unit: "kWh", text: "an einem Tag verschoben" },
    ],
    conditions:
      "Gerechnetes Beispiel: Speicher mit 1.250\u00a0kWh, zehn TIANYUAN 60k, ein Dach bis 310\u00a0kW, erfundene Preise und Last. Prognose als genau angenommen, Umwandlungsverluste nicht eingerechnet.",
  },
  units: {
    heading: "Zehn Einheiten, ein Befehl.",
    note: "zehnmal {most}\u00a0kW parallel, bei 99\u00a0% Wirkungsgrad",
    text: "Im Beispiel verteilt PANGU OS die Leistung auf die PCS. Ruht eine Einheit, übernehmen die anderen ihren Teil. Umschaltzeit einer Einheit: unter 10\u00a0ms.",
    small: "62,5\u00a0kW je Einheit, bis zu zehn parallel, für Gewerbe und Industrie.",
    large: "Für Großspeicher am Netz.",
    pictureAlt: "Nachts sitzt jemand vor drei Bildschirmen, eine grüne Linie zeigt die Grenze; draußen der Hof mit den Containern.",
  },
  alarms: {
    heading: "Ein Alarm sagt, was er ändert.",
    text: "Das Beispiel nennt mehr als einen Code: was dem Standort fehlt, was PANGU OS schon getan hat, und wer es gesehen hat.",
    window: "Protokoll des Beispielstandorts",
    note: "Beispiel",
    columns: { time: "Zeit", event: "Ereignis", effect: "Wirkung", state: "Stand" },
    rows: [
      {
        time: "17:04",
        event: "Einheit 7: Lufttemperatur hoch",
        effect: "In Ruhe versetzt, neun Einheiten übernehmen",
        state: "gesehen, Service angefragt",
      },
      { time: "16:15", event: "Grenze des Anschlusses erreicht", effect: "Der Speicher gibt, was darüber liegt", state: "erledigt" },
      { time: "12:00", event: "Niedriger Preis", effect: "Laden bis zur Grenze", state: "erledigt" },
      { time: "07:00", event: "Hoher Preis", effect: "Der Speicher versorgt den Standort", state: "erledigt" },
    ],
  },
  interfaces: {
    heading: "Vor dem ersten Befehl zu klären.",
    questions: [
      "Die Grenze des Anschlusses, und was ein Überschreiten kostet.",
      "Der Lastgang eines ganzen Jahres, nicht die Monatsrechnung.",
      "Das Ziel: Spitzen, Eigenverbrauch, Ersatzstrom oder eine Kombination mit festgelegter Rangfolge.",
      "Wer befiehlt: PANGU OS oder Ihre eigene Leittechnik.",
    ],
    caption: "Daten und Befehle",
    columns: ["Was", "Von", "An"],
    rows: [
      ["Leistung am Netzanschluss", "Zähler am Standort", "PANGU OS"],
      ["Zustand und Energie", "PCS und Batterien", "PANGU OS"],
      ["Leistungsvorgabe", "PANGU OS", "jeden PCS"],
      ["Preis und Prognose", "Ihr Versorger", "PANGU OS"],
      ["Messwerte und Protokoll", "PANGU OS", "Betreiber, Leitwarte"],
    ],
  },
  onward: {
    heading: "Wie es weitergeht",
    contact: "Senden Sie einen Lastgang; darüber sprechen wir.",
    commercial: "Die Linie eines Betriebs am Laufen halten.",
    utility: "Das Netz halten.",
    openApi: "Aufrufe an simulierten Anlagen proben.",
  },
};
