import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Stromspeicher für Haus, Gewerbe und Netz",
    description: "Batteriespeicher, Hybridwechselrichter und Leistungsumrichter für Haus, Gewerbe und Netz: vom Modul mit 4,99 kWh bis zum Großspeicher.",
    keywords: ["Batteriespeichersystem", "Heimspeicher", "Hybridwechselrichter", "All-in-One-System", "Eigenverbrauch", "Leistungsumrichter"],
  },
  hero: {
    heading: "Die Sonne bleibt.",
    lead: "Batterien und Wechselrichter für Haus, Gewerbe und Netz. Was das Dach mittags erzeugt, versorgt das Haus noch um 23\u00a0Uhr.",
    first: "AGAVE-TH ansehen",
    second: "Alle Produkte",
    pictureAlt: "Ein Haus in der Dämmerung: Module auf dem Dach, AGAVE-TH und Wallbox vor der Holzwand.",
  },
  day: {
    heading: "Ein Tag, drei Momente",
    lead: "Ein Heimspeicher erzeugt nichts. Er verlegt die Sonne in die Stunden, in denen das Haus sie braucht.",
    moments: [
      { time: "13\u00a0Uhr", title: "Das Dach gibt mehr, als das Haus nimmt", text: "Der Überschuss lädt zuerst den Speicher, dann das Auto. Den Rest bekommt das Netz." },
      { time: "19\u00a0Uhr", title: "Alle kommen heim", text: "Backofen, Wärmepumpe, Licht: Der Speicher gibt, was das Dach nicht mehr liefert." },
      { time: "23\u00a0Uhr", title: "Das Haus schläft mit Mittagssonne", text: "Was noch geladen ist, reicht in den Morgen. Über den Eigenverbrauch entscheidet die Nacht." },
    ],
  },
  residential: {
    label: "Haus",
    heading: "Das Dach, bis spät am Abend.",
    text: "AGAVE-TH vereint dreiphasigen Hybridwechselrichter und Speicher in einem Turm aus 2 bis 6 Modulen. In 15 Minuten gestapelt, spart er 75\u00a0% der Installationszeit.",
    figure: "9,98–29,94",
    unit: "kWh",
    condition: "mit 2 bis 6 Modulen",
    link: "AGAVE-TH im Detail",
  },
  commercial: {
    label: "Gewerbe und Industrie",
    heading: "Die Linie läuft weiter.",
    text: "TIANYUAN 60k wandelt 62,5\u00a0kW mit 99\u00a0% Wirkungsgrad und schaltet um, bevor die Maschinen es merken. Bis zu 10 Geräte arbeiten parallel.",
    figure: "<\u00a010",
    unit: "ms",
    condition: "Umschaltzeit",
    link: "TIANYUAN 60k im Detail",
  },
  utility: {
    label: "Großspeicher",
    heading: "Der Wind weht nachts. Das Netz lebt tags davon.",
    text: "Im Netzmaßstab macht der Speicher planbar, was es sonst nicht ist. Für solche Anlagen ist TIANYUAN 200k gebaut.",
    link: "TIANYUAN 200k im Detail",
    pictureAlt: "Ein Batteriefeld an einer Straße am Abend, in der Ferne ein Umspannwerk.",
  },
  figures: {
    heading: "Drei Zahlen, mehr nicht",
    items: [
      { number: "2,5", unit: "GWh", note: "Kapazität" },
      { number: "16", unit: "Jahre", note: "Forschung und Entwicklung an einem Thema: Energie behalten" },
      { number: "10.000", unit: "Zyklen", note: "und mehr bei MYRTILLO, der Hochvolt-LFP-Batterie" },
    ],
  },
  safety: {
    heading: "Fünfzehn Sekunden, einzeln gezählt",
    text: "LFP-Zellen vertragen Wärme besser als andere. Erhitzt sich ein Modul dennoch, wirkt die Brandunterdrückung innerhalb von 15 Sekunden, im Turm selbst.",
    link: "MYRTILLO im Detail",
    pictureAlt: "Die mintfarbene Lichtlinie auf der Front eines Moduls, aus der Nähe.",
  },
  platforms: {
    heading: "Vier Werkzeuge, ein Messwert",
    lead: "Dieselbe Anlage, gesehen von denen, die mit ihr wohnen, sie installieren, betreiben und auf ihr aufbauen.",
    items: [
      { name: "ECOS", text: "Für den Haushalt: sehen, was das Dach gibt, was das Haus nimmt und was der Speicher behält." },
      { name: "ECOS Hub", text: "Für Installateure und Großhändler: Inbetriebnahme, Firmware-Updates aus der Ferne, Analyse der Fehlercodes." },
      { name: "PANGU OS", text: "Für Betreiber: das Energiemanagementsystem der Anlage." },
      { name: "Open API", text: "Für Entwickler: vier Schritte vom Antrag bis zum ersten Aufruf." },
    ],
  },
  news: { heading: "Lesenswert", all: "Alle Meldungen", empty: "keine Daten" },
  close: { heading: "Zehn Produkte, eine Lichtlinie.", link: "Zum Katalog" },
};
