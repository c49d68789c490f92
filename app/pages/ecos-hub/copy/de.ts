import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "ECOS Hub für Installateure und Großhändler",
    description:
      "ECOS Hub für Installateure und Großhändler: Inbetriebnahme, Firmware-Updates aus der Ferne und Analyse der Fehlercodes für alle betreuten Anlagen.",
    keywords: ["ECOS Hub", "Inbetriebnahme", "Firmware-Update", "Fehlercodes", "Installateur", "Anlagen fernwarten"],
  },
  hero: {
    heading: "ECOS\u00a0Hub: Anlagen aus der Ferne betreuen",
    lead: "ECOS Hub ist die Plattform für Installateure und Großhändler: Inbetriebnahme, Firmware-Updates aus der Ferne und Analyse der Fehlercodes. Den Fachzugang schalten wir auf Anfrage frei.",
    access: "Zugang anfragen",
    steps: "Schritte der Inbetriebnahme",
    caption: "Beispiel: 240 Anlagen mit erfundenen Daten.",
  },
  list: {
    note: "Simulation",
    caption: "Sieben von 240 Anlagen, die neuesten zuerst",
    totals: [
      { number: "240", text: "Anlagen" },
      { number: "3", text: "zu prüfen" },
      { number: "43", text: "auf Version 2.4" },
    ],
    columns: { id: "Anlage", system: "Gerät und Speicher", state: "Zustand", charge: "Ladezustand", firmware: "Firmware" },
    states: {
      working: "in Betrieb",
      commissioning: "Inbetriebnahme",
      updating: "Update läuft",
      attention: "zu prüfen",
      offline: "offline",
    },
    percent: "{number}\u00a0%",
    none: "unbekannt",
  },
  commissioning: {
    pictureAlt: "Ein offener Installateurswagen im ersten Licht, ein Laptop auf einem Tisch, Modulreihen im Nebel.",
    heading: "Inbetriebnahme Schritt für Schritt prüfen",
    text: "Der Installateur nimmt das System in ECOS Hub in Betrieb. Im Beispiel liest jede Prüfung das Gerät aus; die nächste beginnt erst, wenn die vorige bestanden ist.",
    figure: { number: "15", unit: "min", note: "Stapelmontage vor der ersten Prüfung" },
    window: "S-0237, Inbetriebnahme",
    progress: "5 von 7 Prüfungen",
    states: { done: "erledigt", now: "läuft", waiting: "folgt" },
    checks: [
      { name: "Module erkannt", value: "4 × 4,99\u00a0kWh", state: "done" },
      { name: "Drehfeld", value: "L1 L2 L3", state: "done" },
      { name: "PV-Strings, Polarität und Isolation", value: "2 Strings", state: "done" },
      { name: "Netzanschlussregeln und Einspeisebegrenzung", value: "Deutschland", state: "done" },
      { name: "Datenlogger cholla online", value: "cholla LAN", state: "done" },
      { name: "Ersatzstromprobe, Netz abgeschaltet", value: "läuft", state: "now" },
      { name: "Übergabe an den Haushalt in ECOS", value: "folgt", state: "waiting" },
    ],
  },
  rollout: {
    heading: "Firmware-Updates in Stufen aus der Ferne",
    lead: "Der Installateur startet Firmware-Updates in ECOS Hub. Das Beispiel zeigt drei Stufen; jede beginnt erst, wenn die vorige erfolgreich abgeschlossen ist.",
    label:
      "Beispiel: 240 Anlagen, je ein Strich. Die zwölf der ersten Stufe und 31 der zweiten sind aktuell, bei 2 wird das Update wiederholt, bei 195 steht es aus.",
    legend: [
      { progress: "updated", text: "aktuell: 43" },
      { progress: "repeated", text: "wiederholt: 2" },
      { progress: "waiting", text: "ausstehend: 195" },
    ],
    scale: "Beispiel. Ein Strich steht für eine Anlage, seine Höhe für die Speichergröße.",
    stages: [
      {
        name: "Pilot: eigene Anlagen und freiwillige Kunden",
        condition: "Laden, Entladen, Verbindung und Fehlercodes werden eine Nacht lang beobachtet.",
      },
      {
        name: "Jede fünfte Anlage",
        condition: "Das Update läuft. Zwei Anlagen waren offline; bei ihnen wird es wiederholt.",
      },
      { name: "Alle übrigen Anlagen", condition: "Das Update beginnt nach der zweiten Stufe und Ihrer Freigabe." },
    ],
  },
  codes: {
    heading: "Fehlercodes mit Ursache und Abhilfe",
    text: "ECOS Hub analysiert die Fehlercodes aller betreuten Anlagen. Zu jedem Code finden Sie Bedeutung, Ursache, Abhilfe und Zuständigkeit.",
    link: "Fehlercode nachschlagen",
    window: "Codes der letzten 30 Tage",
    note: "Simulation",
    count: "{count}-mal",
    cause: "Ursache",
    remedy: "Abhilfe",
  },
  roles: {
    heading: "Zugänge für Installateur, Großhändler und Haushalt",
    text: "Großhändler unterstützen ihre Installateure, Installateure betreuen ihre Anlagen. Haushalte sehen die eigene Anlage in ECOS.",
    caption: "Aufgaben nach Rolle",
    columns: ["Aufgabe", "Installateur", "Großhändler", "Haushalt (ECOS)"],
    rows: [
      ["In Betrieb nehmen", "führt aus", "nur Ansicht", "erhält die Übergabe"],
      ["Firmware aktualisieren", "startet das Update", "bereitet die Stufen vor", "wird vorab informiert"],
      ["Fehlercodes analysieren", "eigene Anlagen", "alle Anlagen", "sieht den Code in ECOS"],
      ["Betriebsart und Reserve wählen", "berät", "kein Zugriff", "wählt aus"],
    ],
    needs:
      "Voraussetzung sind ein System AGAVE-TH, COPIA oder MYRTILLO, ein verbundener Datenlogger cholla und ein Fachzugang. Die Verteilung der Rollen ist ein Beispiel.",
  },
  onward: {
    heading: "Mehr zu ECOS Hub",
    contact: "Fachzugang oder Vorführung anfragen.",
    downloads: "Anleitungen und Datenblätter in Ihrer Sprache herunterladen.",
    ecos: "Haushalte überwachen ihre Anlage in der App ECOS.",
    openApi: "Eigene Software an simulierten Anlagen testen.",
  },
};
